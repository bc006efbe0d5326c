import { createMemoryStore, type LogStore } from '@saleyard/history/read/log-store.ts'
import { lackLog, lackState } from '@saleyard/history/testing/node-faults.ts'
import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import { createLocalClient, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { type FaultProxy, startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { type Address, createClient, http, numberToHex, parseAbi, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createHistoryService } from './create-history-service.ts'

/** A collection without a supply; the mint to the second account is the log that a node lacks. */
const bytecode = compileSolidity('packages/history/src/testing/Collections.sol').Amounts
const abi = parseAbi(['function mint(address to, uint256[] ids, uint256[] amounts)'])
const people = [1, 2, 3].map((index) => numberToHex(0xa0 + index, { size: 20 })) as [Address, Address, Address]
const rules = {
  ...{ atLeast: 0n, split: { kind: 'same', amount: 1n } as const, without: [] },
  ...{ withoutContracts: false, withoutPools: false, withoutBurnt: false },
}

let anvil: Anvil
let client: LocalClient
let nodes: FaultProxy[]
let contract: Address
let second: bigint

beforeAll(async () => {
  anvil = await startAnvil()
  client = createLocalClient(anvil.rpcUrl)
  nodes = await Promise.all([1, 2, 3].map(() => startFaultProxy(anvil.rpcUrl)))
  if (!bytecode) throw new Error('There is no Amounts')
  const hash = await client.deployContract({ abi, bytecode })
  contract = (await client.waitForTransactionReceipt({ hash })).contractAddress ?? zeroAddress
  for (const [index, to] of people.entries()) {
    const args = [to, [7n, 8n], [1n, BigInt(index + 1)]] as const
    const sent = await client.writeContract({ abi, address: contract, functionName: 'mint', args })
    const { blockNumber } = await client.waitForTransactionReceipt({ hash: sent })
    if (index === 1) second = blockNumber
  }
})
afterAll(async () => {
  await Promise.all((nodes ?? []).map((node) => node.stop()))
  await anvil.stop()
})
afterEach(() => {
  for (const node of nodes) node.fault(undefined)
})

const keys = ['a', 'b', 'c']

/** A service over these nodes. */
function createService(used = [0, 1, 2], store: LogStore = createMemoryStore()) {
  const endpoints = used.map((index) => ({
    key: keys[index] ?? '',
    client: createClient({ transport: http(nodes[index]?.url, { retryCount: 0 }) }),
  }))
  const service = createHistoryService({
    openNetwork: () => ({ endpoints, confirmations: 1 }),
    openStore: async () => store,
  })
  const confirm = (endpoint: string) => service.confirmHolders({ job: 'again', reading: 'a', endpoint })
  const read = () => service.readHolders({ job: 'a', chainId: 31_337, contract, at: { kind: 'final' } })
  const list = () => service.listHolders({ job: 'a', rules, decimals: 0, mayBeUnchecked: true })
  return { service, read, confirm, list, store }
}

/** Reads through the first node alone, then with all of them from what is stored. */
async function readByFirst() {
  const { store, read } = createService([0])
  await read()
  return createService([0, 1, 2], store)
}

test('another RPC confirms a collection without a supply, and the list says so', async () => {
  const { store, read, confirm, list } = createService([0, 1])
  for (const node of nodes) node.forget()
  const first = await read()
  expect(first).toMatchObject({ endpoints: ['a', 'b'], witnesses: [], verdict: { kind: 'sampled' } })
  expect((await list()).provenance.verdict.isConfirmed).toBeUndefined()
  const sources = first.sources ?? []
  expect(sources.length, 'nodes that gave logs').toBeGreaterThan(0)
  const [independent] = ['a', 'b'].filter((key) => !sources.includes(key))
  let summary = await confirm(independent ?? 'a')
  if (!independent) summary = await confirm('b')
  expect(summary).toMatchObject({ isReplaced: false, verdict: { kind: 'sampled', isConfirmed: true } })
  expect((await list()).provenance.verdict).toMatchObject({ kind: 'sampled', checked: 6, of: 6, isConfirmed: true })
  expect((await store.listRanges()).length, 'what is kept').toBe(1)
})

test('what was read earlier takes two: the node that gave it may be one of them', async () => {
  const { read, confirm } = await readByFirst()
  expect(await read()).toMatchObject({ sources: undefined })
  expect((await confirm('a')).verdict.isConfirmed).toBeUndefined()
  nodes[0]?.forget()
  const summary = await confirm('b')
  expect(summary).toMatchObject({ verdict: { isConfirmed: true }, witnesses: [{ count: 0 }, { count: 0 }] })
  expect(nodes[0]?.count(), 'requests to a node that was not chosen').toBe(0)
})

test('a node that lacks a log is shown to differ, and no list is made until two others agree', async () => {
  nodes[1]?.fault(lackLog(second, 0))
  nodes[2]?.fault({ kind: 'rpcError', code: -32000, message: 'not now' }, ['eth_getLogs'])
  const { read, confirm, list } = await readByFirst()
  await read()
  const differs = await confirm('b')
  expect(differs.verdict).toMatchObject({ kind: 'wrong', reason: 'logsDiffer' })
  expect(differs.witnesses).toEqual([
    {
      endpoint: 'b',
      count: 2,
      differences: [
        { holding: { account: people[1], amount: 1n, id: 7n }, chain: 0n },
        { holding: { account: people[1], amount: 2n, id: 8n }, chain: 0n },
      ],
    },
  ])
  await expect(list()).rejects.toMatchObject({ code: 'unproven' })

  await expect(confirm('c'), 'a node that fails').rejects.toMatchObject({ code: 'gap' })
  await expect(confirm('d')).rejects.toThrow('There is no endpoint d')
  await expect(list(), 'it says nothing').rejects.toMatchObject({ code: 'unproven' })
  nodes[2]?.fault(undefined)
  expect((await confirm('c')).verdict, 'it agrees with what may be its own').toMatchObject({ kind: 'wrong' })
  const settled = await confirm('a')
  expect(settled).toMatchObject({ isReplaced: false, verdict: { kind: 'sampled', isConfirmed: true } })
  expect((await list()).recipients).toBe(3)
  await expect(createService().confirm('a'), 'without a reading').rejects.toThrow('No reading a')
})

test('two nodes that agree against what was read replace it, and it is read again the next time', async () => {
  nodes[0]?.fault(lackLog(second, 0))
  const { read, confirm, list, store } = await readByFirst()
  const first = await read()
  expect(first.holders).toBe(2)
  expect((await confirm('b')).verdict).toMatchObject({ kind: 'wrong', reason: 'logsDiffer' })
  const replaced = await confirm('c')
  expect(replaced).toMatchObject({ holders: 3, isReplaced: true, verdict: { kind: 'sampled', isConfirmed: true } })
  expect((await list()).recipients).toBe(3)
  expect(await store.listRanges()).toEqual([])
})

test('without the state of the block the logs are confirmed, and the balances remain unchecked', async () => {
  for (const node of nodes) node.fault(lackState(10_000n))
  const { read, confirm } = createService([0, 1, 2])
  expect((await read()).verdict.kind).toBe('unchecked')
  await confirm('b')
  const { verdict } = await confirm('c')
  expect(verdict).toMatchObject({ kind: 'unchecked', isConfirmed: true })
})

test('a confirmation that is stopped ends, and the reading remains', async () => {
  const { service, read, confirm, list } = createService([0, 1])
  await read()
  nodes[1]?.fault({ kind: 'silent' }, ['eth_getLogs'])
  nodes[1]?.forget()
  const confirming = confirm('b')
  await expect.poll(() => nodes[1]?.count('eth_getLogs')).toBeGreaterThan(0)
  await service.stop('again')
  await expect(confirming).rejects.toMatchObject({ name: 'AbortError' })
  expect((await list()).recipients).toBe(3)
})
