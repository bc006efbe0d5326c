import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { FileNote } from './list-status.tsx'

const words = en.multiSend.prepare
const workbook = { ok: true, name: 'pay.xlsx', bytes: 1, text: '', sheets: ['March'], sheet: 'March' } as const

function show(hiddenLines: number[]) {
  const onLine = vi.fn()
  render(
    <I18nextProvider i18n={i18n}>
      <FileNote file={{ ...workbook, sheets: [...workbook.sheets], hiddenLines }} onSheet={vi.fn()} onLine={onLine} />
    </I18nextProvider>,
  )
  return onLine
}

test('rows that a workbook hides are told by name and number, and the first is a click away', async () => {
  const onLine = show([4, 7])
  expect(screen.getByText('Hidden rows in pay.xlsx, read like all others: 2.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: words.firstHidden }))
  expect(onLine).toHaveBeenCalledExactlyOnceWith(4)
})

test('a workbook of one sheet that hides nothing needs no note', () => {
  show([])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('combobox')).toBeNull()
})
