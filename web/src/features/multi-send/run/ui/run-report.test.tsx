import 'fake-indexeddb/auto'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { getAddress } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { lines, paid, recipients, runWith, skipped } from '@/features/multi-send/run/ui/testing/runs.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { RunReport } from './run-report.tsx'

const words = en.multiSend

describe('RunReport', () => {
  let stores = 0
  const showReport = async (records: BatchRecord[]) => {
    const handlers = { onRetry: vi.fn(), onStartNew: vi.fn() }
    const run = runWith(records)
    const store = createRunStore(`reports-${++stores}`)
    await store.create(run, { lines, recipients })
    const service = createListService(store)
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ListServiceContext value={() => service}>
          <I18nextProvider i18n={i18n}>
            <RunReport run={run} {...handlers} />
          </I18nextProvider>
        </ListServiceContext>
      </QueryClientProvider>,
    )
    await screen.findByText(words.report.statuses.paid)
    return { ...handlers, user: userEvent.setup() }
  }

  test('all paid: nothing to retry', async () => {
    await showReport([paid, { ...paid, number: 2 }])
    expect(screen.getByText('All 3 recipients have been paid.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.report.retry })).toBeNull()
  })

  test('which account paid what is said, where it is not the one of the run', async () => {
    const other = '0x000000000000000000000000000000000000b0b5'
    await showReport([
      { ...paid, alsoPaidBy: other },
      { ...paid, number: 2, state: 'paidByOther', paidBy: other },
    ])
    expect(screen.getByText(new RegExp(`^Batch 2: paid by ${other}, not by your account`))).toBeTruthy()
    expect(screen.getByText(`Batch 1: paid twice, by your account and by ${other}.`)).toBeTruthy()
    expect(screen.getByText(words.report.statuses.paidByOther)).toBeTruthy()
    expect(screen.getByText('All 3 recipients have been paid.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.report.retry })).toBeNull()
  })

  test('who was skipped is listed with the reason, and retried as a list of their own', async () => {
    const { user, onRetry } = await showReport([paid, { ...paid, number: 2, skipped: [skipped] }])
    expect(screen.getByText('2 of 3 recipients have been paid.')).toBeTruthy()
    expect(screen.getByText(words.report.skippedWhy)).toBeTruthy()
    expect(screen.getByText(`${getAddress(skipped.recipient)}, batch 2`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.report.retry }))
    await expect.poll(() => onRetry).toHaveBeenCalled()
    expect(onRetry).toHaveBeenCalledWith(`${skipped.recipient},1`)
  })

  test('a list that is not on this device any more is said, beside what is known without it', async () => {
    const store = createRunStore(`reports-${++stores}`)
    const service = createListService(store)
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ListServiceContext value={() => service}>
          <I18nextProvider i18n={i18n}>
            <RunReport run={runWith([paid, { ...paid, number: 2 }])} onRetry={vi.fn()} onStartNew={vi.fn()} />
          </I18nextProvider>
        </ListServiceContext>
      </QueryClientProvider>,
    )
    expect(await screen.findByText(words.report.listUnreadable)).toBeTruthy()
    expect(screen.getByText('All 3 recipients have been paid.')).toBeTruthy()
    expect(screen.queryByText(words.report.statuses.paid)).toBeNull()
  })

  test('the report is handed out as CSV and JSON', async () => {
    const urls = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = await showReport([paid, { ...paid, number: 2 }])
    await user.click(screen.getByRole('button', { name: words.report.csv }))
    await user.click(screen.getByRole('button', { name: words.report.json }))
    await expect.poll(() => urls).toHaveBeenCalledTimes(2)
    expect(urls.mock.calls.map(([blob]) => (blob as Blob).type)).toEqual([
      'text/csv;charset=utf-8',
      'application/json;charset=utf-8',
    ])
    expect(clicks.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      expect.stringMatching(/\.csv$/),
      expect.stringMatching(/\.json$/),
    ])
    vi.restoreAllMocks()
  })
})
