import 'fake-indexeddb/auto'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { describe, expect, test, vi } from 'vitest'
import { AppError } from '../../../lib/errors/app-error.ts'
import { i18n } from '../../../lib/i18n.ts'
import en from '../../../locales/en.json'
import { newRecord } from '../core/new-record.ts'
import type { BatchRecord } from '../core/types.ts'
import { createListService } from '../list/create-list-service.ts'
import { ListServiceContext } from '../list/use-list-service.ts'
import { createRunStore } from '../run/create-run-store.ts'
import type { RunProgress, StoredRun } from '../run/types.ts'
import { RunReport } from './run-report.tsx'
import { SendStep, type SendStepProps } from './send-step.tsx'

const words = en.multiSend
const addresses = ['a1', 'b2', 'c3'].map((pair) => `0x${pair.repeat(20)}` as const)
const recipients = addresses.map((address, index) => ({ address, amount: 10n ** 18n, lines: [index + 1] }))
const record = (number: number, change: Partial<BatchRecord> = {}): BatchRecord => ({
  ...newRecord({ number }),
  ...change,
})
const paid = record(1, { state: 'reconciled', isHandedOver: true, minedHash: `0x${'ab'.repeat(32)}` })
const skipped = { index: 0, recipient: addresses[2] as `0x${string}`, amount: 10n ** 18n }

const lines = recipients.map(({ address, amount }, recipient) => ({
  number: recipient + 1,
  text: `${address},1`,
  state: 'accepted' as const,
  address,
  amount,
  memo: '',
  recipient,
  warnings: [],
}))

function runWith(records: BatchRecord[], route = 'native'): StoredRun {
  const plan = {
    chainId: 97,
    route,
    total: 3n * 10n ** 18n,
    recipientCount: 3,
    batches: [
      { id: 256n, number: 1, first: 0, count: 2 },
      { id: 257n, number: 2, first: 2, count: 1 },
    ],
  }
  const summary = { id: '0x11', symbol: 'tBNB', decimals: 18, isFinished: false, isPersistent: true, chainId: 97 }
  return { summary, plan, records } as unknown as StoredRun
}

function show(
  records: BatchRecord[],
  progress?: Partial<RunProgress>,
  change: Partial<SendStepProps> & { error?: unknown } = {},
) {
  const driver = {
    run: runWith(records),
    progress: progress && ({ runId: '0x11', records, undecided: [], phase: 'sending', ...progress } as RunProgress),
    error: change.error,
    isPausing: false,
    start: vi.fn(),
    pause: vi.fn(),
  }
  const handlers = { onConnect: vi.fn(), onSwitchChain: vi.fn() }
  render(
    <I18nextProvider i18n={i18n}>
      <SendStep
        driver={driver}
        asset={{ chain: { id: 97, name: 'Test chain', symbol: 'tBNB', shortName: 'bnbt' }, origin: 'Test chain' }}
        wallet="ready"
        walletNote={undefined}
        isFinished={false}
        onCheckApproval={undefined}
        {...handlers}
        {...change}
      />
    </I18nextProvider>,
  )
  return { driver, ...handlers, user: userEvent.setup() }
}

describe('SendStep', () => {
  test('says how many are paid, and shows each batch with its state in words', () => {
    show([paid, record(2, { state: 'sent', isHandedOver: true })], { current: 2 })
    expect(screen.getByRole('progressbar', { name: words.send.progressLabel }).getAttribute('aria-valuetext')).toBe(
      '2 of 3 recipients paid',
    )
    const [, first, second] = screen.getAllByRole('row')
    expect(within(first as HTMLElement).getByText(words.batchStates.reconciled)).toBeTruthy()
    expect(within(second as HTMLElement).getByText(words.batchStates.sent)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Transaction of batch 1 in the explorer' })
    expect(link.getAttribute('href')).toContain(paid.minedHash)
  })

  test('the button names the batch to come', async () => {
    const { user, driver } = show([paid, record(2)])
    await user.click(screen.getByRole('button', { name: 'Send batch 2 of 2' }))
    expect(driver.start).toHaveBeenCalledExactlyOnceWith()
  })

  test('a rejection is quiet: a sentence, no alarm, and the same button again', () => {
    const rejected = record(2, { isHandedOver: true })
    show([paid, rejected], { phase: 'pausedAfterRejection', current: 2 })
    expect(screen.getByText('You did not sign batch 2. Nothing was sent.')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Send batch 2 of 2' })).toHaveProperty('disabled', false)
  })

  test('while the wallet asks there is nothing to press but Pause', async () => {
    const { user, driver } = show([paid, record(2, { state: 'signing', isHandedOver: true })], { current: 2 })
    expect(screen.getByRole('button', { name: words.send.waitingSignature })).toHaveProperty('disabled', true)
    await user.click(screen.getByRole('button', { name: words.send.pause }))
    expect(driver.pause).toHaveBeenCalledOnce()
  })

  test('a batch that nobody knows of is explained, and sent again only when told so', async () => {
    const lost = record(2, { state: 'signing', isHandedOver: true })
    const { user, driver } = show([paid, lost], { phase: 'needsDecision', current: 2, undecided: [2] })
    expect(screen.getByText(/^Batch 2 was handed to your wallet/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Send batch 2 again' }))
    expect(driver.start).toHaveBeenCalledExactlyOnceWith([2])
  })

  test('a batch that failed on chain says why it stopped', () => {
    const failed = record(2, { state: 'failed', isHandedOver: true })
    show([paid, failed], {
      phase: 'pausedAfterFailure',
      current: 2,
      error: new AppError('MultiSender_PullFailed'),
    })
    const { errors, errorAdvice } = en
    const reason = `${errors.MultiSender_PullFailed} ${errorAdvice.MultiSender_PullFailed}`
    expect(screen.getByText(`Stopped at batch 2. ${reason}`)).toBeTruthy()
  })

  test('another tab that has the run open is named', () => {
    show([paid, record(2)], { phase: 'openInAnotherTab' })
    expect(screen.getByText(words.phases.openInAnotherTab)).toBeTruthy()
    expect(screen.getByRole('button', { name: words.send.tryAgain })).toHaveProperty('disabled', false)
  })

  test('a network that fails interrupts without losing anything', () => {
    show([paid, record(2)], undefined, { error: new AppError('unreachable') })
    expect(screen.getByText(/^The run was interrupted.*Nothing is lost\.$/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send batch 2 of 2' })).toHaveProperty('disabled', false)
  })

  test.each([
    ['disconnected', words.send.connect, 'onConnect'],
    ['otherChain', 'Switch to Test chain', 'onSwitchChain'],
  ] as const)('a wallet that is %s: one sentence, one button', async (wallet, name, handler) => {
    const handlers = show([paid, record(2)], undefined, { wallet, walletNote: words.wallet.disconnected })
    expect(screen.getByText(words.wallet.disconnected)).toBeTruthy()
    await handlers.user.click(screen.getByRole('button', { name }))
    expect(handlers[handler]).toHaveBeenCalledOnce()
  })
})

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

  test('who was skipped is listed with the reason, and retried as a list of their own', async () => {
    const { user, onRetry } = await showReport([paid, { ...paid, number: 2, skipped: [skipped] }])
    expect(screen.getByText('2 of 3 recipients have been paid.')).toBeTruthy()
    expect(screen.getByText(words.report.skippedWhy)).toBeTruthy()
    expect(screen.getByText(`${skipped.recipient}, batch 2`)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.report.retry }))
    await vi.waitFor(() => expect(onRetry).toHaveBeenCalled())
    expect(onRetry).toHaveBeenCalledWith(`${skipped.recipient},1`)
  })

  test('the report is handed out as CSV and JSON', async () => {
    const urls = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = await showReport([paid, { ...paid, number: 2 }])
    await user.click(screen.getByRole('button', { name: words.report.csv }))
    await user.click(screen.getByRole('button', { name: words.report.json }))
    await vi.waitFor(() => expect(urls).toHaveBeenCalledTimes(2))
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
