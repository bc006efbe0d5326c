import 'fake-indexeddb/auto'
import type { ListSource } from '@saleyard/send/list/types.ts'
import { decodeReceiptLink } from '@saleyard/send/receipt/receipt-link.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { encodeFunctionResult, erc20Abi, getAddress } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type ShareCard, ShareContext } from '@/components/share-card.tsx'
import { saveAllowanceBefore } from '@/features/multi-send/approve/allowance-store.ts'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { lines, paid, recipients, runWith, sender, skipped } from '@/features/multi-send/run/ui/testing/runs.ts'
import { newSource } from '@/features/multi-send/source/testing/holders-source.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { explorerUrl, getChain } from '@/lib/networks/chains.ts'
import { knownTokens, rememberTokens } from '@/lib/storage/known-tokens.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { RevokePanel } from './run-approval.tsx'
import { RunReport } from './run-report.tsx'

describe('RunReport', () => {
  afterEach(() => knownTokens.setState({ tokens: [] }))

  const words = en.multiSend
  const other = '0x000000000000000000000000000000000000b0b5'

  let stores = 0
  const showReport = async (records: BatchRecord[], source?: ListSource, plan: Partial<StoredRun['plan']> = {}) => {
    const handlers = { onRetry: vi.fn(), onStartNew: vi.fn(), onShare: vi.fn<(card: ShareCard) => void>() }
    const plain = runWith(records)
    const run = { ...plain, plan: { ...plain.plan, ...plan, ...(source && { source }) } }
    const store = createRunStore(`reports-${++stores}`)
    await store.create(run, { lines, recipients })
    const service = createListService(store)
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ListServiceContext value={() => service}>
          <I18nextProvider i18n={i18n}>
            <ShareContext value={handlers.onShare}>
              <RunReport run={run} {...handlers} />
            </ShareContext>
          </I18nextProvider>
        </ListServiceContext>
      </QueryClientProvider>,
    )
    await screen.findByText(words.report.statuses.paid)
    return { ...handlers, user: userEvent.setup() }
  }

  test('all paid: nothing to retry', async () => {
    await showReport([paid, { ...paid, number: 2 }])
    expect(screen.queryByRole('button', { name: words.source.file })).toBeNull()
    expect(screen.getByText('All 3 recipients were paid.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.report.retry })).toBeNull()
  })

  test('what the owners of a Safe have is neither unpaid nor to retry', async () => {
    const hash = `0x${'5a'.repeat(32)}` as const
    const proposal = { safeTxHash: hash, nonce: 4n, proposedAt: 1, fromBlock: 2n, state: 'waiting' as const }
    await showReport([paid, { ...paid, number: 2, state: 'proposed', proposal }])
    expect(screen.getByText(words.batchStates.proposed)).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.report.retry })).toBeNull()
  })

  test('the picture to share says how many got what, where and when, and names no recipient', async () => {
    const { user, onShare } = await showReport([paid, { ...paid, number: 2, skipped: [skipped] }])
    await user.click(screen.getByRole('button', { name: en.share.action }))
    const [card] = onShare.mock.calls[0] ?? []
    expect(card?.heading).toBe('2 of 3 recipients were paid.')
    expect(card?.facts).toMatchObject([
      { label: en.share.total, value: '2 tBNB' },
      { label: en.share.network, value: getChain(97).title },
      { label: en.share.date },
    ])
    expect(JSON.stringify(card)).not.toMatch(/a1a1|b2b2|c3c3/i)
  })

  describe('the code in the picture', () => {
    /** The link of the card, once the worker has written it. */
    const linkOf = async (records: BatchRecord[], plan: Partial<StoredRun['plan']> = {}) => {
      const batches = runWith(records).plan.batches.slice(0, records.length)
      const { user, onShare } = await showReport(records, undefined, { batches, ...plan })
      await screen.findByText(words.report.statuses.paid)
      await user.click(screen.getByRole('button', { name: en.share.action }))
      return onShare.mock.calls[0]?.[0].link
    }
    const second = { ...paid, number: 2 }

    test('leads to the receipt of the run, which names no recipient', async () => {
      const link = (await linkOf([paid, second])) ?? ''
      expect(link.length).toBeLessThanOrEqual(300)
      expect(link).toMatch(new RegExp(`^${location.origin}/receipt#`))
      const decoded = decodeReceiptLink(new URL(link).hash)
      expect(decoded).toMatchObject({ link: { kind: 'run', planned: 2, batches: [{ number: 1 }, { number: 2 }] } })
      expect(JSON.stringify(link)).not.toMatch(/a1a1|b2b2|c3c3/i)
    })

    test('leads to the only transaction where the receipt does not fit', async () => {
      const [batch] = runWith([paid]).plan.batches
      const plan = { batches: [{ ...batch, total: 2n ** 130n }] } as Partial<StoredRun['plan']>
      expect(await linkOf([paid], plan)).toBe(explorerUrl(97, 'tx', paid.minedHash ?? '0x'))
    })

    test('is left out of a run of several transactions whose receipt does not fit, and of a plain transfer', async () => {
      const { batches } = runWith([paid, second]).plan
      const others = batches.map((batch) => ({ ...batch, total: 2n ** 130n }))
      expect(await linkOf([paid, second], { batches: others })).toBeUndefined()
      cleanup()
      // Its short form has more bytes than such a code may have.
      const three = [...batches, { ...batches[1], id: 258n, number: 3 }] as typeof batches
      expect(await linkOf([paid, second, { ...paid, number: 3 }], { batches: three })).toBeUndefined()
      cleanup()
      expect(await linkOf([paid], { batches: [{ ...batches[0], id: 0n }] as never })).toBeUndefined()
    })
  })

  test('the account is a click away in the explorer, and a single transaction itself', async () => {
    await showReport([paid, { ...paid, number: 2 }])
    expect(screen.getByRole('link', { name: new RegExp(en.share.account) }).getAttribute('href')).toContain(sender)
    cleanup()
    await showReport([paid])
    const link = screen.getByRole('link', { name: new RegExp(en.share.transaction) })
    expect(link.getAttribute('href')).toContain(paid.minedHash)
  })

  test('an account or a recipient that the page knows is named beside its whole address', async () => {
    rememberTokens([
      { chainId: 97, token: skipped.recipient, symbol: 'TIDE' },
      { chainId: 97, token: other, symbol: 'REEF' },
    ])
    await showReport([
      { ...paid, skipped: [skipped] },
      { ...paid, number: 2, state: 'paidByOther', paidBy: other },
    ])
    expect(screen.getByText(`TIDE token (${getAddress(skipped.recipient)}), batch 1`)).toBeTruthy()
    expect(screen.getByText(new RegExp(`^Batches paid by REEF token \\(${other}\\) instead .+: 2\\.`))).toBeTruthy()
  })

  test('which account paid what is said, where it is not the one of the run', async () => {
    await showReport([
      { ...paid, alsoPaidBy: other },
      { ...paid, number: 2, state: 'paidByOther', paidBy: other },
    ])
    expect(screen.getByText(new RegExp(`^Batches paid by ${other} instead of your account .+: 2\\.`))).toBeTruthy()
    expect(screen.getByText(`Batches paid twice, by your account and by ${other}: 1.`)).toBeTruthy()
    expect(screen.getByText(words.report.statuses.paidByOther)).toBeTruthy()
    expect(screen.getByText('All 3 recipients were paid.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: words.report.retry })).toBeNull()
  })

  test('who was skipped is listed with the reason, and retried as a list of their own', async () => {
    const { user, onRetry } = await showReport([paid, { ...paid, number: 2, skipped: [skipped] }])
    expect(screen.getByText('2 of 3 recipients were paid.')).toBeTruthy()
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
    expect(screen.getByText('All 3 recipients were paid.')).toBeTruthy()
    expect(screen.queryByText(words.report.statuses.paid)).toBeNull()
  })

  test('a list of holders names its source, which is handed out as a file of its own', async () => {
    const source = newSource({ recipients: 3 })
    const urls = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const { user } = await showReport([paid, { ...paid, number: 2 }], source)
    expect(screen.getByText('Holders of 0x7099...79C8 at block 1234567, 3 accounts: details')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: words.source.file }))
    expect(JSON.parse(await ((urls.mock.lastCall?.[0] as Blob | undefined) ?? new Blob()).text())).toEqual(source)
    expect((clicks.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/-source\.json$/)
    vi.restoreAllMocks()
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

describe('RevokePanel', () => {
  const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const words = en.multiSend.report

  async function show(before: bigint, after: bigint, newest = '0x10') {
    const id = `run-${before}-${after}-${newest}`
    await saveAllowanceBefore(id, before)
    const encode = (allowance: bigint) =>
      encodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', result: allowance })
    let result = encode(after)
    const plan = { chainId: 31337, sender: address, multiSender: address }
    const summary = { id, symbol: 'HRB', decimals: 0 }
    const run = { plan, summary, records: [{ minedBlock: 16n }, {}] } as unknown as StoredRun
    const queriedBlocks: unknown[] = []
    const answer = (method: string, params: unknown) => {
      if (method === 'eth_blockNumber') return newest
      if (method !== 'eth_call') return null
      queriedBlocks.push((params as unknown[])[1])
      return result
    }
    renderApp(<RevokePanel run={run} token={address} />, createTestConfig(answer))
    return { queriedBlocks, setAllowance: (allowance: bigint) => (result = encode(allowance)) }
  }

  const changedText = (amount: string) =>
    words.allowanceChanged.replace('{{amount}}', amount).replace('{{symbol}}', 'HRB')

  test.each([
    ['0xf', '0x10'],
    ['0x20', '0x20'],
  ])('at newest block %s the permission is read at %s: never before the last payment', async (newest, block) => {
    const { queriedBlocks } = await show(7n, 0n, newest)
    await screen.findByText(words.allowanceZero)
    expect(queriedBlocks).toEqual([block])
  })

  test('a permission that is not what it was before the run is named, and taken back as the last step', async () => {
    await show(0n, 5n)
    await screen.findByText(changedText('5'))
    await screen.findByText('5 to 0 HRB')
  })

  test('a permission that another run is given meanwhile is read again', async () => {
    const { setAllowance } = await show(0n, 5n)
    await screen.findByText(changedText('5'))
    setAllowance(9n)
    // As a window that approves does at each state of its transaction.
    await activityStore.patch('approve:another-run', { state: 'mined' })
    await screen.findByText(changedText('9'))
  })

  test('a permission that is as before, or gone, is left alone', async () => {
    await show(7n, 7n)
    await screen.findByText(words.allowanceSame)
    await show(7n, 0n)
    await screen.findByText(words.allowanceZero)
    expect(screen.queryByText(en.tx.what)).toBeNull()
  })

  test('the panel stays while the allowance is read again', async () => {
    const result = encodeFunctionResult({ abi: erc20Abi, functionName: 'allowance', result: 5n })
    const plan = { chainId: 31337, sender: address, multiSender: address }
    const run = { plan, summary: { id: 'run-slow', symbol: 'HRB', decimals: 0 }, records: [] } as unknown as StoredRun
    let calls = 0
    const answer = (method: string) => {
      if (method === 'eth_blockNumber') return `0x${(calls + 1).toString(16)}`
      if (method !== 'eth_call') return null
      calls += 1
      return calls === 1 ? result : new Promise(() => {})
    }
    renderApp(<RevokePanel run={run} token={address} />, createTestConfig(answer))
    await screen.findByText(changedText('5'))
    await activityStore.patch('approve:another-run', { state: 'mined' })
    await expect.poll(() => calls).toBe(2)
    expect(screen.queryByText(changedText('5'))).not.toBeNull()
  })

  test('an unlimited permission is called so, and offered to be taken back', async () => {
    await show(0n, 2n ** 256n - 1n)
    await screen.findByText(changedText(en.tx.unlimited))
    await screen.findByText('unlimited to 0 HRB')
  })
})
