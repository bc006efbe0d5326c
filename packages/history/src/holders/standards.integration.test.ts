import { createMemoryStore } from '@saleyard/history/read/log-store.ts'
import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import { createLocalClient, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { type Address, createClient, custom, numberToHex, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listHolders } from './provenance.ts'
import { type ReadHoldersParameters, readHolders, readWitness } from './read-holders.ts'
import { repeatList } from './repeat-list.ts'

const codes = compileSolidity('packages/history/src/testing/Collections.sol')
const abi = parseAbi([
  'function mint(address to, uint256 first, uint256 count)',
  'function burn(uint256 id)',
  'function move(address from, address to, uint256 id)',
  'function setTotalSupply(uint256 count)',
  'function mint(address to, uint256[] ids, uint256[] amounts)',
  'function burn(address from, uint256 id, uint256 amount)',
  'function mint(address to, uint256 value)',
  'function mintSilently(address to, uint256 value)',
  'function setFactor(uint256 to)',
])
const [alice, bob, carol] = ['a1', 'b2', 'c3'].map((byte) => `0x${byte.repeat(20)}`) as [Address, Address, Address]

const noKinds = { contracts: new Set<Address>(), pools: new Set<Address>() }

let anvil: Anvil
let client: LocalClient
beforeAll(async () => {
  anvil = await startAnvil()
  client = createLocalClient(anvil.rpcUrl)
})
afterAll(() => anvil.stop())

/** Deploys a contract, whose functions are then called one after another. */
async function deploy(name: string) {
  const bytecode = codes[name]
  if (!bytecode) throw new Error(`There is no ${name}`)
  const hash = await client.deployContract({ abi, bytecode })
  const address = (await client.waitForTransactionReceipt({ hash })).contractAddress ?? zeroAddress
  const call = async (functionName: string, ...args: unknown[]) => {
    const sent = await client.writeContract({ abi, address, functionName, args } as never)
    await client.waitForTransactionReceipt({ hash: sent })
  }
  return { address, call }
}

async function read(
  contract: Address,
  kind: ReadHoldersParameters['kind'],
  options: Partial<ReadHoldersParameters> = {},
) {
  const toBlock = await client.getBlockNumber({ cacheTime: 0 })
  const reading = await readHolders({
    endpoints: [{ key: 'anvil', client }],
    ...{ contract, kind, fromBlock: 0n, toBlock },
    ...options,
  })
  const holders = reading.holders.map(({ account, balance, ids }) => [account, balance, ids?.map(({ id }) => id)])
  return { holders, verdict: reading.verdict, reading }
}

async function mintIds(name: string) {
  const collection = await deploy(name)
  await collection.call('mint', alice, 1n, 5n)
  await collection.call('mint', bob, 10n, 2n)
  await collection.call('move', alice, carol, 2n)
  await collection.call('burn', 10n)
  return collection
}

test('Owners of a collection that counts its ids are proven', async () => {
  const { address, call } = await mintIds('CountedIds')
  await call('setTotalSupply', 6n)
  const { holders, verdict } = await read(address, 'erc721')
  expect(holders).toEqual([
    [alice, 4n, [1n, 3n, 4n, 5n]],
    [carol, 1n, [2n]],
    [bob, 1n, [11n]],
  ])
  expect(verdict).toMatchObject({ kind: 'proven', checked: 6, of: 6, supply: { folded: 6n, chain: 6n } })

  await call('setTotalSupply', 7n)
  expect((await read(address, 'erc721')).verdict).toMatchObject({ kind: 'wrong', reason: 'sumDiffers' })
})

test('Owners of a collection that does not count its ids are compared, not proven', async () => {
  const { address } = await mintIds('Ids')
  const { verdict } = await read(address, 'erc721')
  expect(verdict).toMatchObject({ kind: 'sampled', reason: 'supplyMissing', checked: 6, of: 6 })
})

/** A node that lacks the first log of each answer. */
function openForgetful() {
  const transport = custom({
    async request(call) {
      const result = await client.request(call)
      return call.method === 'eth_getLogs' ? (result as unknown[]).slice(1) : result
    },
  })
  return [{ key: 'forgetful', client: createClient({ transport }) }]
}

test('An owner with an id of which a log is missing is no list', async () => {
  const { address } = await mintIds('Ids')
  const { verdict } = await read(address, 'erc721', { endpoints: openForgetful() })
  expect(verdict).toMatchObject({
    kind: 'wrong',
    differences: [{ holding: { account: alice, amount: 3n }, chain: 4n }],
  })
})

test('A holder that is missing as a whole is seen by other endpoints, where there is no supply to see it by', async () => {
  const { address, call } = await deploy('Amounts')
  await call('mint', alice, [1n], [10n])
  await call('mint', bob, [1n], [5n])
  const [endpoints, confirmBy] = [openForgetful(), [{ key: 'anvil', client }]]
  const alone = await read(address, 'erc1155', { endpoints })
  expect(alone).toMatchObject({ holders: [[bob, 5n, [1n]]], verdict: { kind: 'sampled', reason: 'supplyMissing' } })
  expect(alone.verdict.isConfirmed).toBeUndefined()
  const compared = await read(address, 'erc1155', { endpoints, confirmBy })
  const missing = { holding: { account: alice, amount: 0n, id: 1n }, chain: 10n }
  expect(compared.verdict).toMatchObject({ kind: 'wrong', reason: 'logsDiffer', differences: [missing] })
  const reversed = await read(address, 'erc1155', { endpoints: confirmBy, confirmBy: endpoints })
  expect(reversed.verdict).toMatchObject({ kind: 'wrong', reason: 'logsDiffer', isConfirmed: false })
  const second = [{ key: 'second', client }]
  const same = await read(address, 'erc1155', { confirmBy: second })
  expect(same.verdict).toMatchObject({ kind: 'sampled', isConfirmed: true })
})

test('An endpoint that gave the logs does not confirm them alone; two that agree confirm also what was stored', async () => {
  const { address, call } = await deploy('Amounts')
  await call('mint', alice, [1n], [10n])
  const anvilAgain = await read(address, 'erc1155', { confirmBy: [{ key: 'anvil', client }] })
  expect(anvilAgain.reading.sources).toEqual(['anvil'])
  expect(anvilAgain.verdict).toMatchObject({ kind: 'sampled' })
  expect(anvilAgain.verdict.isConfirmed).toBeUndefined()

  const store = createMemoryStore()
  await read(address, 'erc1155', { store })
  const second = [{ key: 'second', client }]
  const stored = await read(address, 'erc1155', { store, confirmBy: second })
  expect(stored.reading.sources, 'of stored logs').toBeUndefined()
  expect(stored.verdict.isConfirmed).toBeUndefined()
  const byTwo = await read(address, 'erc1155', { store, confirmBy: [...second, { key: 'third', client }] })
  expect(byTwo.verdict).toMatchObject({ kind: 'sampled', isConfirmed: true })
  const forgetful = await read(address, 'erc1155', { store, confirmBy: [...second, ...openForgetful()] })
  expect(forgetful.verdict, 'one of two differs').toMatchObject({ kind: 'wrong', reason: 'logsDiffer' })
})

test('A witness on another chain than the reading is none', async () => {
  const { address, call } = await deploy('Amounts')
  await call('mint', alice, [1n], [10n])
  const { reading } = await read(address, 'erc1155')
  const end = { ...reading.end, hash: numberToHex(7, { size: 32 }) }
  const options = { endpoints: [], contract: address, kind: 'erc1155', fromBlock: 0n, toBlock: end.number } as const
  await expect(readWitness({ key: 'anvil', client }, end, options)).rejects.toMatchObject({ code: 'reorg' })
})

test('A list of given ids counts these alone, names who has others, and is made again of its provenance', async () => {
  const { address, call } = await deploy('Amounts')
  await call('mint', alice, [1n, 2n], [10n, 20n])
  await call('mint', bob, [3n], [5n])
  await call('mint', carol, [2n], [1n])
  const { reading } = await read(address, 'erc1155')
  const rules = {
    ...{ atLeast: 0n, split: { kind: 'proportion', total: 2_100n } as const, without: [] },
    ...{ withoutContracts: false, withoutPools: false, withoutBurnt: false },
  }
  const of = { chainId: 31_337, contract: address, kind: 'erc1155', reading, kinds: noKinds, rules } as const
  const list = listHolders({ ...of, ids: [9n, 2n, 2n] })
  expect(list.recipients).toEqual([
    { address: alice, amount: 2_000n },
    { address: carol, amount: 100n },
  ])
  expect(list.leftOut).toEqual([{ address: bob, balance: 5n, reason: 'otherIds' }])
  expect(list.provenance).toMatchObject({ ids: ['2', '9'], holders: 2, recipients: 2, total: '2100' })
  expect(() => listHolders({ ...of, ids: [4n] })).toThrow(expect.objectContaining({ code: 'nothingChosen' }))

  const { provenance } = list
  const again = await repeatList({ provenance, endpoints: [{ key: 'anvil', client }], fromBlock: 0n })
  expect(again).toEqual(list)
})

test('Amounts of a collection are compared by account and id', async () => {
  const { address, call } = await deploy('Amounts')
  await call('mint', alice, [1n, 2n], [10n, 20n])
  await call('mint', bob, [1n], [5n])
  await call('burn', alice, 1n, 10n)
  const { holders, verdict } = await read(address, 'erc1155')
  expect(holders).toEqual([
    [alice, 20n, [2n]],
    [bob, 5n, [1n]],
  ])
  expect(verdict).toMatchObject({ kind: 'sampled', reason: 'supplyMissing', checked: 2, of: 2 })
})

test('A token whose balances grow without a log is said to be one', async () => {
  const { address, call } = await deploy('Rebasing')
  await call('mint', alice, 10n)
  await call('mint', bob, 20n)
  expect((await read(address, 'erc20')).verdict.kind).toBe('proven')
  await call('setFactor', 3n)
  const { verdict } = await read(address, 'erc20')
  expect(verdict).toMatchObject({ kind: 'wrong', reason: 'mostDiffer', differences: [{ chain: 30n }, { chain: 60n }] })
})

test('A token that has given units without a log is no list, though all that is compared is right', async () => {
  const { address, call } = await deploy('Rebasing')
  await call('mint', alice, 10n)
  await call('mintSilently', carol, 1n)
  const { verdict } = await read(address, 'erc20')
  expect(verdict).toMatchObject({ kind: 'wrong', reason: 'sumDiffers', differences: [] })
  expect(verdict.supply).toEqual({ folded: 10n, chain: 11n })
})

test('A token of another kind is refused at its first log', async () => {
  const { address } = await mintIds('Ids')
  await expect(read(address, 'erc20')).rejects.toMatchObject({ code: 'logsAmiss' })
})
