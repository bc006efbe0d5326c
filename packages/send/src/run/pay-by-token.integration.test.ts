import { multiSenderAbi } from '@saleyard/generated/abis'
import type { CallsStatus } from '@saleyard/send/calls/bundle.ts'
import { followCalls } from '@saleyard/send/calls/follow-calls.ts'
import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import { estimateGasModel, readGasRows } from '@saleyard/send/plan/estimate-gas.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import { findBatchContract } from '@saleyard/send/plan/routes.ts'
import type { Batch, Plan, Route } from '@saleyard/send/plan/types.ts'
import { buildReport, countStatuses, findUnpaid, toRetryText } from '@saleyard/send/report/build-report.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { safeList, small } from '@saleyard/testkit/lists.ts'
import { type Address, erc20Abi, type Hash, keccak256, maxUint256, toHex } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newRecord } from './batch-record.ts'
import { createRunChain } from './create-run-chain.ts'
import { createMemoryStore } from './memory-store.ts'
import { runBatches } from './run-batches.ts'
import { rebuildList, startRun } from './store-run.ts'
import type { RunLock, RunProgress, SendAlone } from './types.ts'

/** One process, one run at a time. */
const lock: RunLock = (_key, work) => work()
const decimals = 18
let chain: ContractChain
let other: Address
let snapshot: Hash
let runs = 0

beforeAll(async () => {
  chain = await startContractChain()
  other = (await chain.client.getAddresses())[1] ?? '0x'
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
  await chain.client.setAutomine(true)
})
afterAll(() => chain?.stop())

const mined = (hash: Hash) => chain.client.waitForTransactionReceipt({ hash })
const refuse: SendAlone = () => Promise.reject(new Error('A prompt was opened'))

/** Plans and stores a list, to be paid on a route; in batches of about 200 new holders. */
async function start(text: string, route: Route) {
  const { client, multiSender, token } = chain
  const sender = client.account.address
  const options = { decimals, chainShortName: 'local', answers: {}, droppedLines: [] }
  const list = parseRecipients(text, { mode: { kind: 'each' }, ...options })
  const { recipients, lines } = list
  runs += 1
  const input = {
    chainId: 31337,
    sender,
    multiSender,
    asset: { kind: 'erc20', token },
    mode: { kind: 'strict' },
    route,
    runNonce: keccak256(toHex(runs)),
    limits: { gas: 6_000_000n, bytes: 131_072, reserveBps: 1_000 },
  } as const
  if (route !== 'tokenItself') await approve(sender)
  const rows = await readGasRows(recipients.length, async (from, to) => recipients.slice(from, to))
  const plan = planBatches({ ...input, recipients, gasModel: await estimateGasModel(client, input, rows) })
  const store = createMemoryStore()
  const open = () => createRunChain(client, 1)
  const stored = await startRun({
    create: (run) => store.create(run, list),
    chain: open(),
    plan,
    symbol: 'DEMO',
    decimals,
  })
  const runId = stored.summary.id

  return {
    plan,
    list: { recipients, lines },
    store,
    runId,
    run: (change: Partial<Parameters<typeof runBatches>[0]> = {}): Promise<RunProgress> =>
      runBatches({ runId, store, chain: open(), lock, sendBatch: send, ...change }),
    unpaid: (records: RunProgress['records']) => findUnpaid({ ...plan, recipients }, records),
    balances: () => Promise.all(recipients.map(({ address }) => balanceOf(address))),
    amounts: recipients.map(({ amount }) => amount),
  }
}

const send: SendAlone = ({ to, data, value }) => chain.client.sendTransaction({ to, data, value })

/** An old signature that comes late: the mark makes it revert. */
async function expectRefused({ to, data }: Batch) {
  const hash = await chain.client.sendTransaction({ to, data, gas: 6_000_000n })
  expect(await mined(hash)).toMatchObject({ status: 'reverted' })
}

const balanceOf = (account: Address): Promise<bigint> =>
  chain.client.readContract({ address: chain.token, abi: erc20Abi, functionName: 'balanceOf', args: [account] })

async function approve(account: Address) {
  const args = [chain.multiSender, maxUint256 - 1n] as const
  const call = { address: chain.token, abi: erc20Abi, functionName: 'approve', args, account } as const
  await mined(await chain.client.writeContract(call))
}

/** Gives an id up at a contract, whichever it is: both have the same function. */
async function cancel(address: Address, id: bigint) {
  const call = { address, abi: multiSenderAbi, functionName: 'cancel', args: [id] } as const
  expect(await mined(await chain.client.writeContract(call))).toMatchObject({ status: 'success' })
}

const first = ({ batches: [batch] }: Plan): Batch => {
  if (!batch) throw new Error('no batch')
  return batch
}

test('1,000 holders are each paid exactly once, with no approval, whatever happens to the batches', async () => {
  const run = await start(safeList, 'tokenItself')
  const { plan } = run
  expect(plan.batches).toHaveLength(5)
  await mined(
    await chain.client.writeContract({
      address: chain.token,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [other, plan.total],
    }),
  )

  // The second is sent, and its hash is lost with the page.
  const closes: SendAlone = async (batch) => {
    const hash = await send(batch)
    if (batch.number < 2) return hash
    await mined(hash)
    throw new Error('the page is gone')
  }
  expect(await run.run({ sendBatch: closes })).toMatchObject({ phase: 'pausedAfterFailure', current: 2 })

  // The third is seen by a node, and dropped.
  const stop = new AbortController()
  const waits: SendAlone = async (batch) => {
    await chain.client.setAutomine(false)
    return send(batch)
  }
  const onProgress = ({ records }: RunProgress) => records[2]?.isGuarded && stop.abort()
  const waiting = await run.run({ sendBatch: waits, signal: stop.signal, onProgress })
  expect(waiting.records.map(({ state }) => state).slice(0, 3)).toEqual(['reconciled', 'reconciled', 'sent'])
  await chain.client.dropTransaction({ hash: waiting.records[2]?.hashes[0] ?? '0x' })
  await chain.client.setAutomine(true)

  // It is sent again unchanged. The fourth is signed by another account of the wallet, the fifth by none.
  const again: number[] = []
  const mixed: SendAlone = async (batch) => {
    again.push(batch.number)
    if (batch.number === 5) throw new Error('the page is gone')
    if (batch.number === 3) return send(batch)
    const { to, data } = batch
    const hash = await chain.client.sendTransaction({ account: other, to, data, gas: 8_000_000n })
    await mined(hash)
    return hash
  }
  expect(await run.run({ sendBatch: mixed, resend: [3] })).toMatchObject({ phase: 'pausedAfterFailure', current: 5 })
  expect(again).toEqual([3, 4, 5])

  // A wallet may hold the fifth: it is given up at the token, and its recipients are planned once more.
  await cancel(findBatchContract(plan), plan.batches[4]?.id ?? 0n)
  const ended = await run.run({ sendBatch: refuse })
  expect(ended.phase).toBe('finished')
  const states = ['reconciled', 'reconciled', 'reconciled', 'paidByOther', 'cancelled']
  expect(ended.records.map(({ state }) => state)).toEqual(states)
  const rows = buildReport(run.list.lines, { ...plan, ...run.list }, ended.records, decimals)
  const unpaid = run.unpaid(ended.records)
  expect(unpaid).toHaveLength(plan.batches[4]?.count ?? 0)
  expect(countStatuses(rows).find(({ status }) => status === 'paidByOther')?.count).toBe(plan.batches[3]?.count)

  const rest = await start(toRetryText(unpaid, decimals), 'tokenItself')
  expect(await rest.run()).toMatchObject({ phase: 'finished' })
  expect(await run.balances()).toEqual(run.amounts)
  // A mark is one account's own: the fourth is not the sender's, and only the run's record keeps it from being sent.
  for (const batch of plan.batches.filter(({ number }) => number !== 4)) await expectRefused(batch)

  // A device that has lost every record signs nothing: the marks in the token say what is paid.
  const forgetful = createMemoryStore()
  const stored = await run.store.load(run.runId)
  const records = plan.batches.map(newRecord).slice(0, 3)
  const shortened = { ...plan, batches: plan.batches.slice(0, 3) }
  if (stored) await forgetful.create({ ...stored, plan: shortened, records }, run.list)
  const found = await run.run({ store: forgetful, sendBatch: refuse })
  expect(found.records.map(({ state }) => state)).toEqual(['reconciled', 'reconciled', 'reconciled'])
  expect(await run.balances()).toEqual(run.amounts)
  const allowance = await chain.client.readContract({
    address: chain.token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [plan.sender, chain.multiSender],
  })
  expect(allowance).toBe(0n)
})

test('a run of the token that is no longer on the device is stored again from its bytes', async () => {
  const { plan, list, store, runId } = await start(small, 'tokenItself')
  const summary = (await store.load(runId))?.summary
  if (!summary) throw new Error('no run')
  const rebuilt = rebuildList({ plan, summary }).recipients
  expect(rebuilt.map(({ address, amount }) => ({ address, amount }))).toEqual(
    list.recipients.map(({ address, amount }) => ({ address: address.toLowerCase(), amount })),
  )
})

test('a bundle that holds its batch is followed by marks and events of the token alone', async () => {
  const { plan, store, runId } = await start(small, 'tokenItself')
  const run = await store.load(runId)
  if (!run) throw new Error('no run')
  const batch = first(plan)
  await cancel(chain.multiSender, batch.id)
  const statuses: CallsStatus[] = [{ state: 'pending', hashes: [] }]
  let hash: Hash | undefined
  const wallet = {
    client: chain.client,
    readCallsStatus: async () => {
      // The first look finds nothing: what is marked at MultiSender is not this batch.
      const status = statuses.shift()
      if (status) return status
      hash ??= (await mined(await send(batch))).transactionHash
      return { state: 'pending', hashes: [] } satisfies CallsStatus
    },
  }
  const paid = await followCalls(wallet, { run, batch, id: '0x01' })
  expect(paid).toBe(hash)
})

describe.each([
  ['the token itself', 'tokenItself'],
  ['MultiSender', 'tokenPull'],
] as const)('where the same ids exist at both contracts, a run paid by %s', (_, route) => {
  const contracts = ({ plan }: { plan: Plan }) => {
    const own = findBatchContract(plan)
    return { own, foreign: own === chain.token ? chain.multiSender : chain.token }
  }

  test('pays, whatever is marked at the other one', async () => {
    const run = await start(small, route)
    await cancel(contracts(run).foreign, first(run.plan).id)
    expect(await run.run()).toMatchObject({ phase: 'finished', records: [{ state: 'reconciled' }] })
    expect(await run.balances()).toEqual(run.amounts)
    expect(await run.run({ sendBatch: refuse, resend: [1] })).toMatchObject({ phase: 'finished' })
  })

  test('goes on at its own contract, with the same bytes, though the other one would be free', async () => {
    const run = await start(small, route)
    const submitted: Batch[] = []
    const closes: SendAlone = (batch) => {
      submitted.push(batch)
      return Promise.reject(new Error('the page is gone'))
    }
    await run.run({ sendBatch: closes })
    const sends: SendAlone = (batch) => {
      submitted.push(batch)
      return send(batch)
    }
    expect(await run.run({ sendBatch: sends, resend: [1] })).toMatchObject({ phase: 'finished' })
    expect(submitted[1]).toEqual(submitted[0])
    expect(submitted.map(({ to }) => to)).toEqual([contracts(run).own, contracts(run).own])
    expect(await run.balances()).toEqual(run.amounts)
  })

  test('is given up only at its own: until then none of its recipients may be paid in another way', async () => {
    const run = await start(small, route)
    const { own, foreign } = contracts(run)
    const { id } = first(run.plan)
    const closes: SendAlone = () => Promise.reject(new Error('the page is gone'))
    await run.run({ sendBatch: closes })

    await cancel(foreign, id)
    const open = await run.run({ sendBatch: refuse, stop: true })
    expect(open).toMatchObject({ phase: 'needsDecision', undecided: [1], records: [{ state: 'signing' }] })
    expect(run.unpaid(open.records)).toEqual([])

    await cancel(own, id)
    const ended = await run.run({ sendBatch: refuse })
    expect(ended).toMatchObject({ phase: 'finished', records: [{ state: 'cancelled' }] })
    expect(run.unpaid(ended.records)).toHaveLength(run.list.recipients.length)
    await expectRefused(first(run.plan))

    // Now the other way is free: each is paid once, also when the old signature comes late.
    const rest = await start(
      toRetryText(run.unpaid(ended.records), decimals),
      route === 'tokenItself' ? 'tokenPull' : 'tokenItself',
    )
    expect(await rest.run()).toMatchObject({ phase: 'finished' })
    await expectRefused(first(run.plan))
    expect(await run.balances()).toEqual(run.amounts)
  })
})
