import type { Batch } from '@saleyard/send/plan/types.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { type Hash, numberToHex } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type CreateConnectorFn, WagmiProvider } from 'wagmi'
import { connect } from 'wagmi/actions'
import { mock } from 'wagmi/connectors'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { expectPaidOnce, startRunFixture } from '@/features/multi-send/run/testing/start-run-fixture.ts'
import { record } from '@/features/multi-send/run/ui/testing/runs.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { createTwoNetworkConfig, type OtherNetwork, startOtherNetwork } from '@/testing/test-networks.ts'
import { useRun } from './use-run.ts'

vi.setConfig({ testTimeout: 30_000 })

const text = ['a1', 'b2', 'c3'].map((pair) => `0x${pair.repeat(20)},1`).join('\n')
const others = ['d4', 'e5'].map((pair) => `0x${pair.repeat(20)},1`).join('\n')
let chain: ContractChain
let elsewhere: OtherNetwork

beforeAll(async () => {
  ;[chain, elsewhere] = await Promise.all([startContractChain(), startOtherNetwork()])
}, 60_000)
afterEach(async () => {
  vi.useRealTimers()
  cleanup()
  for (const { id } of await runStore.list()) await runStore.remove(id)
  await chain.client.setAutomine(true)
})
afterAll(() => Promise.all([chain?.stop(), elsewhere?.stop()]))

test('a run that was sent is looked for on its own network, also where the wallet is on another one', async () => {
  const { run, list, sendRaw } = await startRunFixture(chain, { text })
  const [batch] = run.plan.batches as [Batch]
  const sent = record(1, { state: 'sent', isHandedOver: true, hashes: [await sendRaw(batch)] })
  const stored = { ...run, records: [sent] }
  await runStore.create(stored, list)
  const { result } = open(stored)
  act(() => result.current.start({ checkOnly: true }))

  await waitFor(() => expect(result.current.progress?.phase).toBe('finished'))
  expect(result.current.run.records).toMatchObject([{ state: 'reconciled' }])
})

test('a run that was left before a node found the event of its only batch is looked for by itself', async () => {
  const { run, list, sendRaw } = await startRunFixture(chain, { text })
  const [batch] = run.plan.batches as [Batch]
  await chain.client.waitForTransactionReceipt({ hash: await sendRaw(batch) })
  const stored = { ...run, records: [record(1, { state: 'signing', isHandedOver: true, isMarkedOnly: true })] }
  await runStore.create(stored, list)
  const { result } = open(stored)

  await waitFor(() => expect(result.current.progress?.phase).toBe('finished'))
  expect(result.current.run.records).toMatchObject([{ state: 'reconciled', isMarkedOnly: false }])
})

test('a run whose batch waits for the owners of a Safe is looked for by itself, until they have executed it', async () => {
  const { run, list, sendRaw } = await startRunFixture(chain, { text })
  const [batch] = run.plan.batches as [Batch]
  const proposal = {
    safeTxHash: numberToHex(5, { size: 32 }),
    nonce: 1n,
    proposedAt: 1,
    fromBlock: run.summary.notedBlock,
    state: 'waiting',
  } as const
  const stored = { ...run, records: [record(1, { state: 'proposed', isHandedOver: true, proposal })] }
  await runStore.create(stored, list)
  const { result } = open(stored)

  await waitFor(() => expect(result.current.progress?.phase).toBe('awaitingOwners'))
  await chain.client.waitForTransactionReceipt({ hash: await sendRaw(batch) })
  await waitFor(() => expect(result.current.progress?.phase).toBe('finished'))
  expect(result.current.run.records).toMatchObject([{ state: 'reconciled' }])
})

test.each<[string, Partial<StoredRun['plan']>, string]>([
  ['Safe counts as handed over: its owners may have it from there', { isSafe: true }, 'signing'],
  ['key is free: the chain shows what was sent', {}, 'stopped'],
])('a run that another window has removed is stored again; a batch of a %s', async (_, of, state) => {
  const { run } = await startRunFixture(chain, { text })
  const { result } = open({ ...run, plan: { ...run.plan, ...of } })
  act(() => result.current.start({ stop: true }))
  await waitFor(() => expect(result.current.isRestored).toBe(true))
  await waitFor(() => expect(result.current.progress?.records).toMatchObject([{ state }]))
  expect((await runStore.load(run.summary.id))?.records).toMatchObject([{ state, isHandedOver: state === 'signing' }])
})

test('a run that may not start is not looked at', async () => {
  const { run, list, sendRaw } = await startRunFixture(chain, { text })
  const [batch] = run.plan.batches as [Batch]
  await chain.client.waitForTransactionReceipt({ hash: await sendRaw(batch) })
  await runStore.create(run, list)
  const { result } = open(run)
  act(() => result.current.start({ mayStart: async () => false }))
  const phases: unknown[] = []
  const mayStart = async () => {
    phases.push(result.current.progress?.phase)
    return true
  }
  // It is heard once the one before is over.
  await waitFor(() => {
    act(() => result.current.start({ mayStart }))
    expect(phases).toEqual([undefined])
  })
  await waitFor(() => expect(result.current.progress?.phase).toBe('finished'))
})

test('a look that finds a lost transaction waiting for its block is followed by others until it is paid', async () => {
  const { result } = await findPending()
  await chain.client.setAutomine(true)
  await chain.client.mine({ blocks: 1 })
  await recheckUntil(() => expect(result.current.progress?.phase).toBe('finished'))
})

test('a look of its own accord that the network cuts off after it found the payment is taken up again', async () => {
  const { result } = await findPending()
  const node = stallNode(await chain.client.getBlockNumber())
  await chain.client.mine({ blocks: 1 })
  await recheckUntil(() => expect(result.current.progress?.phase).toBe('confirming'))

  node.cutOff()
  await vi.waitFor(() => expect(node.refusals()).toBeGreaterThan(3), { timeout: 10_000 })
  vi.restoreAllMocks()
  await recheckUntil(() => expect(result.current.progress?.phase).toBe('finished'))
})

test('sending again ends the waiting for a hash that no node knows, and the run goes on', async () => {
  const fixture = await startRunFixture(chain, { text: others })
  await runStore.create(fixture.run, fixture.list)
  const unknownHash = `0x${'ab'.repeat(32)}` as const
  const { result, config } = open(fixture.run, [answerOnce(unknownHash)])
  const [connector] = config.connectors
  if (!connector) throw new Error('no wallet')
  await act(() => connect(config, { connector, chainId: 31337 }))
  act(() => result.current.start())
  const waiting = {
    phase: 'sending',
    current: 1,
    records: [{ state: 'sent', isPending: false, hashes: [unknownHash] }],
  }
  await waitFor(() => expect(result.current.progress).toMatchObject(waiting))
  // Another block shows nothing of it.
  await chain.client.mine({ blocks: 1 })
  act(() => result.current.start())
  expect(result.current.progress).toMatchObject(waiting)

  act(() => result.current.start({ resend: [1], hasSeenCancelled: true }))
  await waitFor(() => expect(result.current.progress?.phase).toBe('finished'), { timeout: 10_000 })
  expect(result.current.run.records).toMatchObject([{ state: 'reconciled', hashes: [unknownHash, expect.any(String)] }])
  await expectPaidOnce(chain, fixture)
})

test('a run that rests does nothing any more, and shows what others store of it meanwhile', async () => {
  const fixture = await startRunFixture(chain, { text: others })
  await runStore.create(fixture.run, fixture.list)
  const { result, config } = open(fixture.run, [answerOnce(`0x${'cd'.repeat(32)}`)])
  const [connector] = config.connectors
  if (!connector) throw new Error('no wallet')
  await act(() => connect(config, { connector, chainId: 31337 }))
  act(() => result.current.start())
  await waitFor(() => expect(result.current.progress).toMatchObject({ phase: 'sending', records: [{ state: 'sent' }] }))

  await act(() => result.current.rest())
  expect(result.current.progress?.phase).toBe('paused')
  expect(result.current.isPausing).toBe(false)
  const [kept] = result.current.run.records
  if (!kept) throw new Error('no record')
  await runStore.saveRecords(fixture.run.summary.id, [{ ...kept, doubt: { why: 'declined' } }])
  await act(() => result.current.reload())
  expect(result.current.run.records).toMatchObject([{ doubt: { why: 'declined' } }])
})

test('a run rests only once what it waits for is over', async () => {
  const { run, list } = await startRunFixture(chain, { text })
  await runStore.create(run, list)
  const { result } = open(run)
  let answer = (_mayStart: boolean) => {}
  const mayStart = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
  act(() => result.current.start({ mayStart }))
  await waitFor(() => expect(mayStart).toHaveBeenCalled())

  const rested = vi.fn()
  let resting: Promise<void> | undefined
  act(() => {
    resting = result.current.rest().then(rested)
  })
  await runStore.load(run.summary.id)
  expect(rested).not.toHaveBeenCalled()
  await act(async () => {
    answer(false)
    await resting
  })
  expect(rested).toHaveBeenCalled()
})

test('a run that was not started rests already, and is reloaded too', async () => {
  const { run, list } = await startRunFixture(chain, { text })
  await runStore.create(run, list)
  const { result } = open(run)
  await act(() => result.current.rest())
  await runStore.saveRecords(run.summary.id, [record(1, { isHandedOver: true })])
  await act(() => result.current.reload())
  expect(result.current.run.records).toMatchObject([{ isHandedOver: true }])
})

/** A wallet that answers its first request for a transaction with a hash of its own, and sends nothing. */
function answerOnce(hash: Hash): CreateConnectorFn {
  let hasAnswered = false
  return (parameters) => {
    const wallet = mock({ accounts: [account0] })(parameters)
    const getProvider: typeof wallet.getProvider = async (values) => {
      const provider = await wallet.getProvider(values)
      const request = async (call: { method: string }) => {
        if (call.method !== 'eth_sendTransaction' || hasAnswered) return provider.request(call as never)
        hasAnswered = true
        return hash
      }
      return { ...provider, request } as never
    }
    return { ...wallet, getProvider } as never
  }
}

/** A run that a look has found waiting for its block. The time of the next look is the test's. */
async function findPending() {
  const { run, list, sendRaw } = await startRunFixture(chain, { text })
  const [batch] = run.plan.batches as [Batch]
  await chain.client.setAutomine(false)
  const sent = record(1, { state: 'sent', isHandedOver: true, hashes: [await sendRaw(batch)] })
  const stored = { ...run, records: [sent] }
  await runStore.create(stored, list)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { result } = open(stored)
  act(() => result.current.start({ checkOnly: true }))
  // Testing Library's own waiting goes by intervals.
  const waiting = { phase: 'paused', records: [{ isPending: true }] }
  await vi.waitFor(() => expect(result.current.progress).toMatchObject(waiting), { timeout: 10_000 })
  return { result }
}

/** Lets the time of the next look come until one that had begun before is over and a later one has shown it. */
function recheckUntil(isShown: () => void) {
  const recheck = () => {
    vi.advanceTimersByTime(15_000)
    isShown()
  }
  return vi.waitFor(recheck, { timeout: 10_000, interval: 200 })
}

/** A node whose newest block is `block`, until it is cut off: then it still reports blocks, and refuses every call. */
function stallNode(block: bigint) {
  const ask = globalThis.fetch
  let isCutOff = false
  let refused = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { id, method } = JSON.parse(String(init?.body))
    if (method === 'eth_blockNumber' && !isCutOff)
      return Response.json({ jsonrpc: '2.0', id, result: numberToHex(block) })
    if (method !== 'eth_call' || !isCutOff) return ask(url, init)
    refused += 1
    throw new TypeError('Failed to fetch')
  })
  return {
    refusals: () => refused,
    cutOff() {
      isCutOff = true
    },
  }
}

function open(stored: StoredRun, connectors: CreateConnectorFn[] = []) {
  const config = createTwoNetworkConfig(chain.rpcUrl, elsewhere, connectors)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
    </WagmiProvider>
  )
  return { config, ...renderHook(() => useRun(stored), { wrapper }) }
}
