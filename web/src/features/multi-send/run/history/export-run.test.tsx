import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { readList } from '@/features/multi-send/list/worker/testing/read-list.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { ExportRun } from './export-run.tsx'

const words = en.multiSend.transfer

test('a second click on Export while the file is written does nothing', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  const exportRun = vi.fn(() => new Promise<never>(() => {}))
  const service = { ...readList('').service, exportRun }
  render(
    <I18nextProvider i18n={i18n}>
      <ListServiceContext value={() => service}>
        <ExportRun summary={{ id: '0x01', recipients: 2 }} when="today" />
      </ListServiceContext>
    </I18nextProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Export the run of today' }))
  expect(screen.getByRole('button', { name: en.common.cancel })).toBeTruthy()
  const confirm = screen.getByRole('button', { name: words.export })
  await userEvent.click(confirm)
  await userEvent.click(confirm)
  expect(exportRun).toHaveBeenCalledOnce()
})
