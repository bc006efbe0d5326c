import 'fake-indexeddb/auto'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import type { Hash } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WagmiProvider } from 'wagmi'
import { createListService } from '@/features/multi-send/list/worker/create-list-service.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { runBatches } from '@/features/multi-send/run/connect-run.ts'
import { toImported } from '@/features/multi-send/run/history/create-transfer-service.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { type RunFixture, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { createTwoNetworkConfig, type OtherNetwork, startOtherNetwork } from '@/testing/test-networks.ts'
import { SendAfterQuestion } from './send-step.tsx'
import type { StartOptions } from './use-run.ts'

vi.setConfig({ testTimeout: 30_000 })

const { sentBefore, review, send } = en.multiSend
const text = ['a1', 'b2', 'c3'].map((pair) => `0x${pair.repeat(20)},1`).join('\n')
const others = `0x${'d4'.repeat(20)},1\n0x${'e5'.repeat(20)},1`
const unknown = sentBefore.unknown_one.replace('{{formatted}}', '1')
let chain: ContractChain
let elsewhere: OtherNetwork
let snapshot: Hash

beforeAll(async () => {
  ;[chain, elsewhere] = await Promise.all([startContractChain(), startOtherNetwork()])
  snapshot = await chain.client.snapshot()
})
const removeRuns = async () => {
  for (const { id } of await runStore.list()) await runStore.remove(id)
}
beforeEach(async () => {
  await removeRuns()
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
})
afterEach(async () => {
  cleanup()
  await removeRuns()
})
afterAll(() => Promise.all([chain?.stop(), elsewhere?.stop()]))

/** A run whose batches were sent, by account 0, in a browser of which this one knows nothing. */
async function sendElsewhere(list: string): Promise<RunFixture> {
  const fixture = await startRunFixture(chain, { text: list })
  await runBatches(fixture.options)
  return fixture
}

const decline = () => Promise.reject(Object.assign(new Error('User rejected the request'), { code: 4001 }))

/** Puts a run on this device as an import does: of one whose batches were declined where it comes from. */
async function importRun(fixture: RunFixture): Promise<BatchRecord[]> {
  const records = fixture.run.records.map((record) => toImported({ ...record, firstNonce: 3 }))
  await runStore.create({ ...fixture.run, records }, fixture.list)
  return records
}

/** The main button of Send, with what it starts. */
function show({ run }: RunFixture, records: BatchRecord[], service = createListService(runStore)) {
  const start = vi.fn((_options?: StartOptions) => {})
  const onAnswered = vi.fn()
  const config = createTwoNetworkConfig(chain.rpcUrl, elsewhere, [])
  const driver = {
    run: { ...run, records },
    progress: undefined,
    error: undefined,
    isPausing: false,
    isRestored: false,
    start,
    pause: vi.fn(),
    rest: vi.fn(),
    reload: vi.fn(),
  }
  render(
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <I18nextProvider i18n={i18n}>
          <ListServiceContext value={() => service}>
            <SendAfterQuestion
              driver={driver}
              asset={{ chain: { id: 31337, name: 'Local', symbol: 'ETH', shortName: 'local' }, origin: 'Local' }}
              wallet="ready"
              walletNote={undefined}
              isFinished={false}
              onConnect={() => {}}
              onSwitchChain={() => {}}
              onCheckApproval={undefined}
              question={{ onAnswered, onOpenRun: () => {} }}
            />
          </ListServiceContext>
        </I18nextProvider>
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const user = userEvent.setup()
  /** Presses the button. Returns what the run asks before it goes on; undefined: nothing. */
  const press = async () => {
    await user.click(await screen.findByRole('button', { name: 'Send batch 1 of 1' }))
    expect(start).toHaveBeenCalledOnce()
    return start.mock.lastCall?.[0]?.mayStart
  }
  return { press, user, onAnswered }
}

test('an imported run whose list the account has sent under other ids is asked about before its first signature', async () => {
  await sendElsewhere(text)
  const imported = await startRunFixture(chain, { text })
  const { press, user, onAnswered } = show(imported, await importRun(imported))
  expect(await screen.findByText(unknown)).toBeTruthy()
  expect(screen.getByRole('button', { name: review.next.confirmAgain })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Send batch 1 of 1' })).toBeNull()

  await user.click(screen.getByRole('checkbox', { name: sentBefore.agreeUnknown }))
  const mayStart = await press()
  expect(await act(async () => mayStart?.())).toBe(true)
  expect(onAnswered).toHaveBeenCalledOnce()
})

test('an imported run whose list another account has sent names that account', async () => {
  const coin = { kind: 'native' } as const
  const [, other] = await chain.client.getAddresses()
  if (!other) throw new Error('no second account')
  const away = await startRunFixture(chain, { text, asset: coin })
  for (const { to, data, value } of away.run.plan.batches) {
    const hash = await chain.client.sendTransaction({ account: other, to, data, value })
    await chain.client.waitForTransactionReceipt({ hash })
  }
  const imported = await startRunFixture(chain, { text, asset: coin })
  const { press, user } = show(imported, await importRun(imported))
  expect(await screen.findByText(sentBefore.paidByOther.replace('{{account}}', other))).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: sentBefore.agree }))
  const mayStart = await press()
  expect(await act(async () => mayStart?.())).toBe(true)
})

test('an imported run whose list another run of this device has sent is asked about', async () => {
  const other = await startRunFixture(chain, { text })
  await runStore.create(other.run, other.list)
  await runBatches({ ...other.options, store: runStore })
  const imported = await startRunFixture(chain, { text })
  const { press, user } = show(imported, await importRun(imported))
  await user.click(await screen.findByRole('checkbox', { name: sentBefore.agree }))
  const mayStart = await press()
  expect(await act(async () => mayStart?.())).toBe(true)
})

test('an imported run whose recipients a declined payment of this device may have reached is asked about', async () => {
  const declined = await startRunFixture(chain, { text })
  await runBatches({ ...declined.options, sendBatch: decline })
  await runBatches({ ...declined.options, stop: true })
  const stored = await declined.store.load(declined.run.summary.id)
  if (!stored) throw new Error('no run')
  await runStore.create(stored, declined.list)

  const imported = await startRunFixture(chain, { text })
  const { press, user } = show(imported, await importRun(imported))
  expect(await screen.findByText(/Its recipients who are also in this list: 3\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send batch 1 of 1' })).toBeNull()
  for (const box of screen.queryAllByRole('checkbox', { name: sentBefore.agree })) await user.click(box)
  expect(screen.getByRole('button', { name: review.next.acceptRisk })).toHaveProperty('disabled', true)

  await user.click(screen.getByRole('checkbox', { name: review.declinedAccept }))
  const mayStart = await press()
  expect(await act(async () => mayStart?.())).toBe(true)
})

test('a run that another window stores is asked about at the press, also where the first look was slow', async () => {
  const other = await startRunFixture(chain, { text })
  const imported = await startRunFixture(chain, { text })
  const records = await importRun(imported)
  const service = createListService(runStore)
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const read = vi.fn()
  const slow: typeof service.findAlike = async (...values) => {
    const found = await service.findAlike(...values)
    read()
    await held
    return found
  }
  const { press, onAnswered } = show(imported, records, { ...service, findAlike: slow })
  const mayStart = await press()
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  await runStore.create(other.run, other.list)
  const answer = act(async () => mayStart?.())
  release()
  expect(await answer).toBe(false)
  expect(onAnswered).not.toHaveBeenCalled()
  expect(await screen.findByRole('checkbox', { name: sentBefore.agree })).toBeTruthy()
})

test('the run itself and its own batches, sent on another device, are no reason to ask', async () => {
  const imported = await sendElsewhere(text)
  const { press, onAnswered } = show(imported, await importRun(imported))
  const mayStart = await press()
  expect(await act(async () => mayStart?.())).toBe(true)
  expect(onAnswered).toHaveBeenCalledOnce()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a run of another list is not asked about because of a run of this device', async () => {
  const other = await startRunFixture(chain, { text: others })
  await runStore.create(other.run, other.list)
  await runBatches({ ...other.options, store: runStore })
  const imported = await startRunFixture(chain, { text })
  const { press } = show(imported, await importRun(imported))
  const mayStart = await press()
  expect(await act(async () => mayStart?.())).toBe(true)
})

test('a run of which a wallet of this device has had a batch goes on without a question', async () => {
  await sendElsewhere(text)
  const begun = await startRunFixture(chain, { text })
  const declined = Object.assign(new Error('User rejected the request'), { code: 4001 })
  const { records } = await runBatches({
    ...begun.options,
    sendBatch: () => Promise.reject(declined),
  })
  const { press } = show(begun, records)
  expect(await press()).toBeUndefined()
  expect(screen.queryByText(unknown)).toBeNull()
  expect(screen.queryByText(send.reconciling)).toBeNull()
})
