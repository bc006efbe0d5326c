import { createMemoryStore, type LogStore } from '@saleyard/history/read/log-store.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { type FaultProxy, startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { type Address, createClient, erc20Abi, getAddress, http, numberToHex } from 'viem'
import { readContract } from 'viem/actions'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createHistoryService } from './create-history-service.ts'
import type { ReadHoldersRequest } from './history-service.ts'

const people = Array.from({ length: 30 }, (_, index) => numberToHex(0xa000 + index, { size: 20 }))
const everybody = {
  atLeast: 0n,
  split: { kind: 'same', amount: 25n * 10n ** 5n },
  withoutContracts: true,
  withoutPools: true,
  withoutBurnt: true,
  without: [],
} as const

let chain: ContractChain
let proxy: FaultProxy
let stores: Map<string, LogStore>
/** Block after which the first half of the people hold the token. */
let halfway: bigint

beforeAll(async () => {
  chain = await startContractChain()
  proxy = await startFaultProxy(chain.rpcUrl)
  for (const [index, to] of people.entries()) {
    await transfer(to, BigInt(index + 1))
    if (index === 14) halfway = await chain.client.getBlockNumber({ cacheTime: 0 })
  }
})
afterAll(async () => {
  await proxy.stop()
  await chain.stop()
})
afterEach(() => proxy.fault(undefined))

test('holders of a past block become a list with the statement of where it comes from', async () => {
  const service = createService()
  const summary = await service.readHolders(request({ at: { kind: 'block', block: halfway } }))
  expect(summary).toMatchObject({ kind: 'erc20', verdict: { kind: 'proven' }, block: { number: halfway } })
  const [owner] = await chain.client.getAddresses()

  const list = await service.listHolders({
    job: 'a',
    rules: { ...everybody, without: [owner as Address], atLeast: 6n },
    decimals: 6,
  })
  const lines = list.text.split('\n')
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe(`${people[14]},2.5`)
  expect(list).toMatchObject({ recipients: 10, total: 25_000_000n, leftOut: { belowLeast: 5, listed: 1 } })
  expect(list.provenance).toMatchObject({
    chainId: 31337,
    contract: getAddress(chain.token),
    block: { number: String(halfway), hash: summary.block.hash },
    holders: summary.holders,
    recipients: 10,
    verdict: { kind: 'proven' },
  })
})

test('the last block before a time is found', async () => {
  const { timestamp } = await chain.client.getBlock({ blockNumber: halfway })
  const summary = await createService().readHolders(request({ at: { kind: 'time', seconds: timestamp } }))
  expect(summary.block.timestamp).toBe(timestamp)
})

test('the balances of the last final block are those of the contract', async () => {
  const service = createService()
  const { holders, block } = await service.readHolders(request({ at: { kind: 'final' } }))
  expect(block.number).toBe(await chain.client.getBlockNumber({ cacheTime: 0 }))
  expect(holders).toBeGreaterThanOrEqual(people.length)
  const { text } = await service.listHolders({
    job: 'a',
    rules: { ...everybody, split: { kind: 'proportion', total: await supply() }, withoutContracts: false },
    decimals: 0,
  })
  for (const line of text.split('\n').slice(0, 5)) {
    const [account, amount] = line.split(',') as [Address, string]
    expect(await balanceOf(account), account).toBe(BigInt(amount))
  }
})

test('a second reading asks for no log again', async () => {
  const service = createService()
  const at = { kind: 'block', block: halfway } as const
  await service.readHolders(request({ at }))
  proxy.forget()
  await service.readHolders(request({ at }))
  expect(proxy.count('eth_getLogs')).toBe(0)
})

test('contracts are looked for once, however often the rules change', async () => {
  const service = createService()
  await service.readHolders(request({ at: { kind: 'block', block: halfway } }))
  await service.listHolders({ job: 'a', rules: everybody, decimals: 6 })
  proxy.forget()
  await service.listHolders({ job: 'a', rules: { ...everybody, atLeast: 2n }, decimals: 6 })
  expect(proxy.count()).toBe(0)
})

test('contracts that could not be looked for are looked for again', async () => {
  const service = createService()
  await service.readHolders(request({ at: { kind: 'block', block: halfway } }))
  proxy.fault({ kind: 'rpcError', code: -32000, message: 'missing trie node' }, ['eth_call'])
  const list = () => service.listHolders({ job: 'a', rules: everybody, decimals: 6 })
  await expect(list()).rejects.toMatchObject({ code: 'stateMissing' })
  // Without that rule nothing is asked.
  const without = { ...everybody, withoutContracts: false, withoutPools: false }
  expect(await service.listHolders({ job: 'a', rules: without, decimals: 6 })).toMatchObject({ recipients: 16 })
  proxy.fault(undefined)
  expect(await list()).toMatchObject({ recipients: 16 })
})

test('an address without a contract, and a block that is not there yet, are said', async () => {
  const service = createService()
  const nobody = service.readHolders(request({ contract: numberToHex(1, { size: 20 }), at: { kind: 'final' } }))
  await expect(nobody).rejects.toMatchObject({ code: 'contractMissing' })
  const later = service.readHolders(request({ at: { kind: 'block', block: 10n ** 9n } }))
  await expect(later).rejects.toMatchObject({ code: 'blockMissing' })
})

test('a reading that is stopped ends, keeps nothing to make a list of, and goes on later', async () => {
  const service = createService()
  proxy.fault({ kind: 'silent' }, ['eth_getLogs'])
  const reading = service.readHolders(request({ at: { kind: 'final' } }))
  await expect.poll(() => proxy.count('eth_getLogs')).toBeGreaterThan(0)
  await service.stop('a')
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' })
  await expect(service.listHolders({ job: 'a', rules: everybody, decimals: 0 })).rejects.toThrow('No reading a')
  proxy.fault(undefined)
  expect(await service.readHolders(request({ at: { kind: 'final' } }))).toMatchObject({ verdict: { kind: 'proven' } })
})

function createService() {
  stores = new Map()
  const network = {
    endpoints: [{ key: 'node', client: createClient({ transport: http(proxy.url, { retryCount: 0 }) }) }],
    confirmations: 1,
  }
  return createHistoryService({
    openNetwork: () => network,
    openStore: async (history) => {
      const store = stores.get(history) ?? createMemoryStore()
      stores.set(history, store)
      return store
    },
  })
}

function request(rest: Partial<ReadHoldersRequest> & Pick<ReadHoldersRequest, 'at'>): ReadHoldersRequest {
  return { job: 'a', chainId: 31337, contract: chain.token, ...rest }
}

async function transfer(to: Address, amount: bigint): Promise<void> {
  const { client, token } = chain
  const [account] = await client.getAddresses()
  const call = { abi: erc20Abi, address: token, functionName: 'transfer', args: [to, amount] } as const
  const hash = await client.writeContract({ ...call, account: account as Address, chain: null })
  await client.waitForTransactionReceipt({ hash })
}

const supply = () => readContract(chain.client, { abi: erc20Abi, address: chain.token, functionName: 'totalSupply' })
const balanceOf = (account: Address) =>
  readContract(chain.client, { abi: erc20Abi, address: chain.token, functionName: 'balanceOf', args: [account] })
