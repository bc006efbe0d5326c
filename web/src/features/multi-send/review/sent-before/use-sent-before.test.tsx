import 'fake-indexeddb/auto'
import { multiSenderAbi, multiSenderAddress } from '@saleyard/generated/abis'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import { newRecord } from '@saleyard/send/run/batch-record.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import {
  type Address,
  custom,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
  numberToHex,
  pad,
} from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createConfig, WagmiProvider } from 'wagmi'
import { bscTestnet } from 'wagmi/chains'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { createListService, ListSession } from '@/features/multi-send/list/worker/create-list-service.ts'
import { ListServiceContext } from '@/features/multi-send/list/worker/use-list-service.ts'
import { createRunStore, runStore } from '@/features/multi-send/run/run-store.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { useSentBefore } from './use-sent-before.ts'

const account = '0x00000000000000000000000000000000000a11ce' as const
const text = ['a1', 'b2', 'c3'].map((pair, index) => `0x${pair.repeat(20)},${index + 1}`).join('\n')
const asset: Asset = {
  chain: { id: bscTestnet.id, name: 'Test', symbol: 'tBNB', shortName: 'bnbt' },
  account,
  token: undefined,
  symbol: 'tBNB',
  decimals: 18,
  origin: 'Test',
  balance: undefined,
}
let nonces = 0
const newPlan = (recipients: { address: Address; amount: bigint; lines: number[] }[]) =>
  planBatches({
    chainId: bscTestnet.id,
    sender: account,
    multiSender: multiSenderAddress,
    asset: { kind: 'native' },
    mode: { kind: 'strict' },
    route: 'native',
    runNonce: pad(numberToHex(++nonces), { size: 32 }),
    recipients,
    limits: { gas: 1_000n, bytes: 10_000, reserveBps: 0 },
    gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
  })

afterEach(async () => {
  for (const { id } of await runStore.list()) await runStore.remove(id)
})

/** `sentIds`: of the batches that the chain knows of; undefined: it does not answer. `code`: of the account. */
function show(chain: { sentIds: bigint[] | undefined; code?: Hex }, rows = text) {
  const session = new ListSession()
  const list = session.read(rows, {
    mode: { kind: 'each' },
    decimals: 18,
    chainShortName: 'bnbt',
    answers: {},
    droppedLines: [],
  })
  const request = async ({ method }: { method: string }) => {
    if (!chain.sentIds) throw new Error('gone')
    const answers: Record<string, unknown> = {
      eth_getTransactionCount: '0x0',
      eth_getBlockByNumber: { number: '0x9', timestamp: '0x64', transactions: [] },
      eth_getCode: chain.code ?? '0x',
      // The nonce of a Safe is 0, and no batch is marked.
      eth_call: encodeFunctionResult({
        abi: multicall3Abi,
        functionName: 'aggregate3',
        result: [{ success: true, returnData: pad('0x', { size: 32 }) }],
      }),
    }
    if (method in answers) return answers[method]
    return chain.sentIds.map((id, index) => ({
      address: multiSenderAddress,
      topics: encodeEventTopics({ abi: multiSenderAbi, eventName: 'BatchSent', args: { sender: account, id } }),
      data: encodeAbiParameters([], []),
      blockNumber: '0x9',
      logIndex: numberToHex(index),
      transactionIndex: '0x0',
      transactionHash: pad('0x1', { size: 32 }),
      blockHash: pad('0x2', { size: 32 }),
      removed: false,
    }))
  }
  const config = createConfig({
    chains: [bscTestnet],
    transports: { [bscTestnet.id]: custom({ request }, { retryCount: 0 }) },
  })
  const service = createListService(runStore, session)
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={new QueryClient()}>
        <ListServiceContext value={() => service}>{children}</ListServiceContext>
      </QueryClientProvider>
    </WagmiProvider>
  )
  const { result } = renderHook(() => useSentBefore({ list, asset }), { wrapper })
  const { recipients } = session.list
  const plan = newPlan(recipients)
  const run: StoredRun = {
    plan,
    records: plan.batches.map(newRecord),
    summary: {
      ...{ id: plan.runNonce, createdAt: 1, updatedAt: 1, chainId: bscTestnet.id, sender: account, symbol: 'tBNB' },
      ...{ decimals: 18, recipients: 3, batches: plan.batches.length, total: plan.total, notedBlock: 0n },
      ...{ isFinished: false, isPersistent: true },
    },
  }
  return { result, run, list: { lines: [], recipients } }
}

/** How many of the account's own; undefined before the chain has answered. */
function unknownOf({ current: { elsewhere } }: ReturnType<typeof show>['result']): number | undefined {
  return elsewhere === 'unread' ? undefined : elsewhere?.unknown.length
}

test('a list that was never sent goes on without a question', async () => {
  const { result } = show({ sentIds: [] })
  await waitFor(() => expect(unknownOf(result)).toBe(0))
  expect(await act(() => result.current.checkNow())).toBe(true)
})

test('a run that another window stores is known at once, and looked for again at the press', async () => {
  const { result, run, list } = show({ sentIds: [] })
  await waitFor(() => expect(unknownOf(result)).toBe(0))
  await createRunStore().create(run, list)
  expect(await act(() => result.current.checkNow())).toBe(false)
  await waitFor(() => expect(result.current.alike).toMatchObject([{ runId: run.summary.id, isWhole: true }]))
  expect(result.current.hasAgreedToAlike).toBe(false)

  act(() => result.current.onAgreeToAlike(true))
  expect(result.current.agreedRuns).toEqual([run.summary.id])
  expect(await act(() => result.current.checkNow())).toBe(true)
})

test('batches of the day that no run of this device explains are confirmed, each further one again', async () => {
  const chain = { sentIds: [1n << 8n] }
  const { result, run, list } = show(chain)
  await waitFor(() => expect(unknownOf(result)).toBe(1))
  expect(await act(() => result.current.checkNow())).toBe(false)
  act(() => result.current.onAgreeToElsewhere(true))
  expect(await act(() => result.current.checkNow())).toBe(true)

  chain.sentIds = [1n << 8n, 2n << 8n]
  await act(async () => result.current.checkAgain())
  await waitFor(() => expect(unknownOf(result)).toBe(2))
  expect(result.current.hasAgreedToElsewhere).toBe(false)

  await runStore.create(run, list)
  chain.sentIds = run.plan.batches.map(({ id }) => id)
  await act(async () => result.current.checkAgain())
  await waitFor(() => expect(unknownOf(result), 'they are of a run of this device').toBe(0))
})

test('one recipient of a contract is looked for among batches: another account may have executed that of a Safe', async () => {
  const { result } = show({ sentIds: [1n << 8n], code: '0x6080' }, text.split('\n')[0])
  await waitFor(() => expect(unknownOf(result)).toBe(1))
  expect(await act(() => result.current.checkNow())).toBe(false)
})

test('open proposals of the account as a Safe, which pay the list, are confirmed like payments', async () => {
  const { result, run } = show({ sentIds: [], code: '0x6080' })
  await waitFor(() => expect(unknownOf(result)).toBe(0))
  expect(await act(() => result.current.checkNow())).toBe(true)
  const calls = run.plan.batches.map(({ to, value, data }) => ({ to, value, data }))
  const safeTxHash = pad('0x5afe', { size: 32 })
  const opened = { chainId: bscTestnet.id, safe: account, way: 'files' as const, signatures: [], sharedAt: 1 }
  await proposalStore.add({ ...opened, safeTxHash, calls, summary: '', createdAt: 1, fromBlock: 1n })
  await act(async () => result.current.checkAgain())
  await waitFor(() => expect(result.current.elsewhere).toMatchObject({ proposals: [safeTxHash] }))
  expect(await act(() => result.current.checkNow())).toBe(false)
  act(() => result.current.onAgreeToElsewhere(true))
  expect(await act(() => result.current.checkNow())).toBe(true)
})

test('a day that cannot be read is confirmed, or read again', async () => {
  const chain: { sentIds: bigint[] | undefined } = { sentIds: undefined }
  const { result } = show(chain)
  await waitFor(() => expect(result.current.elsewhere).toBe('unread'))
  expect(await act(() => result.current.checkNow())).toBe(false)
  act(() => result.current.onAgreeToElsewhere(true))
  expect(await act(() => result.current.checkNow())).toBe(true)

  act(() => result.current.onAgreeToElsewhere(false))
  chain.sentIds = []
  await act(async () => result.current.checkAgain())
  await waitFor(() => expect(unknownOf(result)).toBe(0))
  expect(await act(() => result.current.checkNow())).toBe(true)
})
