import 'fake-indexeddb/auto'
import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { codeCall } from '@saleyard/send/encode/call-code.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { RunProgress } from '@saleyard/send/run/types.ts'
import { act, cleanup, renderHook, screen, within } from '@testing-library/react'
import { numberToHex } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderSendStep } from '@/features/multi-send/run/ui/testing/render-send-step.tsx'
import { paid, record, runWith, sender, skipped } from '@/features/multi-send/run/ui/testing/runs.ts'
import { knownTokens, rememberTokens } from '@/lib/storage/known-tokens.ts'
import en from '@/locales/en.json'
import { estimateTimeLeft, measurePace, noPace, useTimeLeft } from './time-left.ts'
import { type PaidGas, sumCost } from './use-run-cost.ts'

const words = en.multiSend
const hash = (pair: string) => `0x${pair.repeat(32)}` as const
const figureOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent

describe('batches', () => {
  test('are tiles with number, recipients and state, a list for screen readers; a press shows the table instead', async () => {
    const done = { ...paid, skipped: [skipped] }
    const { user } = renderSendStep([done, record(2, { state: 'signing', isHandedOver: true })], { current: 2 })
    const tiles = screen.getAllByRole('listitem')
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      `Batch 1Recipients 2${words.batchStates.reconciledSkipped_one.replace('{{formatted}}', '1')}`,
      `Batch 2Recipients 1${words.batchStates.signing}`,
    ])
    expect(tiles.every((tile) => tile.querySelector('svg'))).toBe(true)
    await user.click(screen.getByRole('button', { name: words.board.table }))
    expect(screen.queryAllByRole('listitem')).toEqual([])
    expect(screen.getAllByRole('row')).toHaveLength(3)
    const link = screen.getByRole('link', { name: 'Transaction for batch 1 in the explorer' })
    expect(link.getAttribute('href')).toContain(paid.minedHash)
    expect(screen.getByRole('button', { name: words.board.tiles }).getAttribute('aria-pressed')).toBe('false')
  })

  test('that another account paid name it, if the page knows it, beside its address', async () => {
    const paidBy = `0x${'b0'.repeat(20)}` as const
    rememberTokens([{ chainId: 97, token: paidBy, symbol: 'REEF' }])
    const { user } = renderSendStep([{ ...paid, state: 'paidByOther', paidBy }, record(2)])
    const said = words.batchStates.paidByOther.replace('{{account}}', 'REEF token (0xb0b0...b0b0)')
    expect(screen.getByText(said)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.board.table }))
    expect(screen.getByText(said)).toBeTruthy()
    knownTokens.setState({ tokens: [] })
  })

  test('have one code, before the signature in the panel and after it in the table', async () => {
    const [first, second] = runWith([]).plan.batches.map(({ data }) => codeCall(data)) as [string, string]
    expect(first).not.toBe(second)
    const { user } = renderSendStep([paid, record(2, { state: 'signing' })], { current: 2 })
    const panel = within(screen.getByRole('complementary', { name: words.summary.heading }))
    expect(await panel.findByText(second)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.board.table }))
    const rows = screen.getAllByRole('row').slice(1)
    expect(rows.map((row) => [first, second].filter((code) => row.textContent?.includes(code)))).toEqual([
      [first],
      [second],
    ])
  })

  test('of a run with one batch start as the table, which has its transaction', () => {
    const { batches } = runWith([]).plan
    renderSendStep([paid], undefined, { plan: { batches: batches.slice(0, 1) } }, 'plainNative')
    expect(screen.getAllByRole('row')).toHaveLength(2)
  })
})

describe('the panel beside them', () => {
  test('shows the batch to sign: what is sent, where to, and that there are two', () => {
    renderSendStep([paid, record(2, { state: 'signing' })], { current: 2 })
    const panel = within(screen.getByRole('complementary', { name: words.summary.heading }))
    expect(panel.getByRole('heading', { name: 'Batch 2 of 2' })).toBeTruthy()
    expect(panel.getByText('1 tBNB')).toBeTruthy()
    expect(panel.getByText('0x3e3e...3e3e')).toBeTruthy()
  })

  test('names a token that pays by itself, beside its address', () => {
    const token = `0x${'3e'.repeat(20)}` as const
    const plan = { asset: { kind: 'erc20', token } }
    renderSendStep([paid, record(2)], undefined, { plan }, 'tokenItself')
    const panel = within(screen.getByRole('complementary', { name: words.summary.heading }))
    expect(panel.getByText('tBNB token').parentElement?.textContent).toContain('0x3e3e...3e3e')
  })

  test('shows the whole run once nothing is left to sign', () => {
    renderSendStep([paid, { ...paid, number: 2, state: 'mined' }], { phase: 'confirming', current: 2 })
    const panel = within(screen.getByRole('complementary', { name: words.summary.heading }))
    expect(panel.queryByRole('heading')).toBeNull()
    expect(panel.getByText(words.summary.total).nextElementSibling?.textContent).toContain('3')
  })

  test('says what happens if the page is closed, but promises nothing for a run that is in memory only', () => {
    renderSendStep([paid, record(2)])
    expect(screen.getByText(words.board.happens)).toBeTruthy()
    cleanup()
    renderSendStep([paid, record(2)], undefined, { error: new AppError('runNotKept') })
    expect(screen.queryByText(words.board.happensTitle)).toBeNull()
  })
})

describe('time left', () => {
  afterEach(() => void vi.useRealTimers())
  const at = (now: number, ended: number, isSending = true) => ({ now, ended, isSending })
  const measure = (...seen: ReturnType<typeof at>[]) => seen.reduce(measurePace, noPace)

  test('is unknown before a batch of this page is mined, and does not count those of earlier days', () => {
    expect(estimateTimeLeft(measure(at(0, 7), at(5_000, 7)), 3)).toBeUndefined()
    expect(estimateTimeLeft(measure(at(0, 7), at(5_000, 8)), 3)).toBe(15_000)
  })

  test('does not count a pause, and goes by the middle: one long look at the wallet changes nothing', () => {
    expect(measure(at(0, 0), at(1_000, 0, false), at(900_000, 0), at(910_000, 1)).samples).toEqual([10_000])
    const pace = measure(at(0, 0), at(10_000, 1), at(20_000, 2), at(920_000, 3))
    expect(estimateTimeLeft(pace, 2)).toBe(20_000)
  })

  test('shares the time of batches that one signature sends, and leaves out what a reorg took back', () => {
    expect(measure(at(0, 0), at(30_000, 3)).samples).toEqual([10_000, 10_000, 10_000])
    expect(measure(at(0, 0), at(10_000, 1), at(15_000, 0), at(25_000, 1)).samples).toEqual([10_000, 10_000])
  })

  test('is there from the first batch that is mined on this page, until the run rests', () => {
    vi.useFakeTimers()
    const seen = (phase: RunProgress['phase'], ...states: BatchRecord['state'][]) => ({
      phase,
      records: states.map((state, index) => record(index + 1, { state })),
    })
    const { result, rerender } = renderHook(useTimeLeft, {
      initialProps: seen('sending', 'mined', 'signing', 'queued'),
    })
    vi.advanceTimersByTime(20_000)
    rerender(seen('sending', 'mined', 'sent', 'queued'))
    expect(result.current).toBeUndefined()
    vi.advanceTimersByTime(10_000)
    rerender(seen('sending', 'mined', 'mined', 'signing'))
    expect(result.current).toBe(30_000)
    rerender(seen('paused', 'mined', 'mined', 'queued'))
    expect(result.current).toBeUndefined()
  })
})

describe('cost', () => {
  const receipt = (change: Partial<PaidGas> = {}): PaidGas => ({
    from: sender,
    gasUsed: 60_000n,
    effectiveGasPrice: 10n,
    ...change,
  })
  const at = (minedHash: `0x${string}`, number: number) => record(number, { state: 'reconciled', minedHash })
  const { plan } = runWith([])
  const records = [at(hash('a1'), 1), at(hash('a2'), 2)]

  test('sums gas at the price really paid, and what a rollup charges for its first layer', () => {
    const receipts = new Map([
      [hash('a1'), receipt()],
      [hash('a2'), receipt({ gasUsed: 50_000n, effectiveGasPrice: 20n, l1Fee: '0x64' })],
    ])
    expect(sumCost({ plan, records }, receipts)).toMatchObject({ cost: 600_000n + 1_000_000n + 100n, gasPrice: 20n })
  })

  test('of coin is compared with 21,000 gas for each paid recipient, and may be more', () => {
    const receipts = new Map([[hash('a1'), receipt({ gasUsed: 60_000n })]])
    expect(sumCost({ plan, records }, receipts)?.saved).toBe((42_000n - 60_000n) * 10n)
    const wasSkipped = [{ ...at(hash('a1'), 1), skipped: [skipped] }]
    expect(sumCost({ plan, records: wasSkipped }, receipts)?.saved).toBe((21_000n - 60_000n) * 10n)
  })

  test('of a token is compared with the same work and 21,000 gas for each, without what a batch pays once', () => {
    const token = { ...plan, asset: { kind: 'erc20', token: sender } as const }
    const receipts = new Map([[hash('a1'), receipt({ gasUsed: 145_000n })]])
    expect(sumCost({ plan: token, records }, receipts)?.saved).toBe((42_000n - 45_000n) * 10n)
  })

  test('counts a transaction of several batches once, none of another account, and none that was replaced', () => {
    const together = [at(hash('a1'), 1), at(hash('a1'), 2)]
    const one = sumCost({ plan, records: together }, new Map([[hash('a1'), receipt()]]))
    expect(one).toEqual({ cost: 600_000n, saved: (63_000n - 60_000n) * 10n, gasPrice: 10n })
    const others = new Map([
      [hash('a1'), receipt({ from: `0x${'0b'.repeat(20)}` })],
      [hash('a2'), null],
    ])
    expect(sumCost({ plan, records }, others)).toBeUndefined()
  })

  test('of a single transfer is compared with nothing', () => {
    const single = { ...plan, route: 'plainNative' as const }
    expect(sumCost({ plan: single, records }, new Map([[hash('a1'), receipt()]]))?.saved).toBeUndefined()
  })

  const answer = (change: object) => (method: string) =>
    method === 'eth_getTransactionReceipt'
      ? {
          from: sender,
          gasUsed: numberToHex(1_000_000),
          effectiveGasPrice: numberToHex(10n ** 9n),
          logs: [],
          ...change,
        }
      : null

  test('is read from the receipts and shown in the coin, with what the comparison is', async () => {
    renderSendStep([paid, record(2)], undefined, { answer: answer({}) })
    expect(await screen.findByText(words.board.cost)).toBeTruthy()
    expect(figureOf(words.board.cost)).toBe('0.001 tBNB')
    expect(figureOf(words.board.more)).toBe(`0.000958 tBNB ${words.board.savedCoin.replace('{{gas}}', '21,000')}`)
    expect(figureOf(words.summary.cost)).toContain('0.000055 tBNB')
  })

  test('is not read before the wallet is connected or the run goes on', async () => {
    const asked = vi.fn(answer({}))
    renderSendStep([paid, record(2)], undefined, { answer: asked, wallet: 'disconnected' })
    await act(async () => {})
    expect(asked).not.toHaveBeenCalled()
    expect(screen.queryByText(words.board.cost)).toBeNull()
  })

  test('of the first batch is shown before anything is signed, at what gas costs now', async () => {
    const block = { number: '0x10', baseFeePerGas: numberToHex(10n ** 9n), transactions: [] }
    const now: Record<string, unknown> = { eth_getBlockByNumber: block, eth_maxPriorityFeePerGas: '0x0' }
    renderSendStep([record(1), record(2)], undefined, { answer: (method) => now[method] ?? null })
    expect(await screen.findByText(en.trade.readAt)).toBeTruthy()
    // 65,000 gas, and viem's fifth above the base fee.
    expect(figureOf(words.summary.cost)).toContain('0.000078 tBNB')
    expect(screen.queryByText(words.board.cost)).toBeNull()
  })

  test('that cannot be read is said to be not available', async () => {
    renderSendStep([paid, record(2)], undefined, {
      answer: () => {
        throw new Error('down')
      },
    })
    expect(await screen.findByText(words.board.costUnread)).toBeTruthy()
  })
})
