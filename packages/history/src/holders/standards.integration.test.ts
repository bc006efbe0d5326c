import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import { createLocalClient, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { type Address, createClient, custom, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ReadHoldersParameters, readHolders } from './read-holders.ts'

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
  return { holders, verdict: reading.verdict }
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
  const { holders, verdict } = await read(address, 'erc721', { ids: [2n, 3n] })
  expect(holders).toEqual([
    [carol, 1n, [2n]],
    [alice, 1n, [3n]],
  ])
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
  expect(compared.verdict).toMatchObject({ kind: 'wrong', reason: 'endpointsDisagree', isConfirmed: false })
  const reversed = await read(address, 'erc1155', { endpoints: confirmBy, confirmBy: endpoints })
  expect(reversed.verdict).toMatchObject({ kind: 'wrong', reason: 'endpointsDisagree' })
  const same = await read(address, 'erc1155', { confirmBy })
  expect(same.verdict).toMatchObject({ kind: 'sampled', isConfirmed: true })
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
  expect((await read(address, 'erc1155', { ids: [1n] })).holders).toEqual([[bob, 5n, [1n]]])
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
