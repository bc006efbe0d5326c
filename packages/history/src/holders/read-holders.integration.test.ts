import { askContracts, findContracts } from '@saleyard/history/check/ask-chain.ts'
import { type CheckParameters, checkBalances, type Holding } from '@saleyard/history/check/check-balances.ts'
import type { BlockHeader } from '@saleyard/history/read/blocks.ts'
import * as faults from '@saleyard/history/testing/node-faults.ts'
import { startTokenChain } from '@saleyard/history/testing/token-chain.ts'
import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import { type Address, erc20Abi, getAddress } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { HolderRules } from './choose-holders.ts'
import { findKinds } from './find-kinds.ts'
import { listHolders } from './provenance.ts'
import { type HolderReading, type ReadHoldersParameters, readHolders } from './read-holders.ts'
import { repeatList } from './repeat-list.ts'

const rules: HolderRules = {
  atLeast: 1n,
  split: { kind: 'proportion', total: 10n ** 21n },
  withoutContracts: true,
  withoutPools: true,
  withoutBurnt: true,
  without: [accounts[0] as Address],
}
const noKinds = { contracts: new Set<Address>(), pools: new Set<Address>() }

let chain: Awaited<ReturnType<typeof startTokenChain>>
let whole: HolderReading
beforeAll(async () => {
  chain = await startTokenChain()
  whole = await read()
})
afterAll(() => chain.stop())
afterEach(() => chain.heal())

function read(options: Partial<ReadHoldersParameters> = {}): Promise<HolderReading> {
  const { endpoints, token: contract, toBlock } = chain
  return readHolders({ endpoints: endpoints.slice(0, 1), contract, kind: 'erc20', fromBlock: 0n, toBlock, ...options })
}

function list(reading: HolderReading) {
  return listHolders({ chainId: 31_337, contract: chain.token, kind: 'erc20', reading, kinds: noKinds, rules })
}

test('Holders are proven: all balances are those of the chain, and together the supply', async () => {
  expect(whole.verdict).toMatchObject({ kind: 'proven', checked: 190, of: 190, differences: [] })
  expect(whole.holders.length).toBe(190)
  for (const { account, balance } of whole.holders.slice(0, 5))
    expect(
      await chain.client.readContract({
        address: chain.token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
      }),
    ).toBe(balance)
})

test('Of many holders the largest and some by a seed are compared, and it is said', async () => {
  const { verdict } = await read({ most: 20, seed: 7 })
  expect(verdict).toMatchObject({ kind: 'sampled', reason: 'tooMany', checked: 20, of: 190, seed: 7 })
})

test('A node that lacks any one log gives no list', async () => {
  const logs = await chain.readAll()
  const chosen = [0, 1, 100, 200, logs.length - 1].map((index) => logs[index])
  for (const log of chosen) {
    const [block, index] = [log?.blockNumber ?? 0n, log?.logIndex ?? 0]
    chain.proxies[0].fault(faults.lackLog(block, index))
    const outcome = await read()
      .then(list)
      .catch((error) => error)
    expect(['logsAmiss', 'unproven'], `without log ${index} of block ${block}: ${outcome}`).toContain(outcome.code)
  }
})

test('A node that cuts its answers at a number that is not round gives no list', async () => {
  chain.proxies[0].fault(faults.cutAt(37))
  await expect(read().then(list)).rejects.toMatchObject({ code: 'unproven', values: { kind: 'wrong' } })
})

test('A node that lies about one balance gives no list; another node shows that it is the node', async () => {
  const [truth] = whole.holders.slice(-1).map(({ balance }) => balance)
  chain.proxies[0].fault(faults.lieAbout(truth ?? 0n, (truth ?? 0n) + 1n))
  const alone = await read()
  expect(alone.verdict).toMatchObject({
    kind: 'wrong',
    reason: 'someDiffer',
    differences: [{ chain: (truth ?? 0n) + 1n }],
  })
  expect(() => list(alone)).toThrow('The balances are wrong: someDiffer')
  const both = await read({ endpoints: chain.endpoints })
  expect(both.verdict).toMatchObject({ kind: 'wrong', reason: 'endpointsDisagree' })
  expect(() => list(both)).toThrow('The balances are wrong')
})

test('A node that lies about the supply gives no list', async () => {
  const { supply } = whole.verdict
  for (const lie of [supply.folded + 1n, supply.folded - 1n]) {
    chain.proxies[0].fault(faults.lieAbout(supply.folded, lie))
    const { verdict } = await read()
    expect(verdict).toMatchObject({ kind: 'wrong', reason: 'sumDiffers', differences: [], supply: { chain: lie } })
  }
})

test('A token whose balances change without a log is told from one with a few wrong balances', async () => {
  const holdings = whole.holders.map(({ account, balance }) => ({ account, amount: balance * 2n }))
  expect(await check(holdings)).toMatchObject({ kind: 'wrong', reason: 'mostDiffer' })
})

test('Without the state of the block nothing is compared, and no list comes of it unless that is wanted', async () => {
  chain.proxies[0].fault(faults.lackState(chain.toBlock + 1n))
  const reading = await read()
  expect(reading.verdict).toMatchObject({ kind: 'unchecked', reason: 'stateMissing', checked: 0 })
  expect(() => list(reading)).toThrow('The balances are unchecked: stateMissing')
  const parameters = { chainId: 31_337, contract: chain.token, kind: 'erc20', reading, kinds: noKinds, rules } as const
  expect(listHolders({ ...parameters, mayBeUnchecked: true }).provenance.verdict).toMatchObject({ kind: 'unchecked' })

  expect((await read({ endpoints: chain.endpoints })).verdict.kind, 'where another node has it').toBe('proven')
})

test('A node that is behind gives no list of an earlier block', async () => {
  chain.proxies[0].fault(faults.lagAt(chain.firstBlock + 10n))
  await expect(read()).rejects.toMatchObject({ code: 'blockMissing' })
  expect((await read({ endpoints: chain.endpoints })).holders).toEqual(whole.holders)
})

test('A reorg between logs and state gives no list', async () => {
  const block = { ...whole.end, hash: `0x${'12'.repeat(32)}` } as BlockHeader
  await expect(
    check(
      whole.holders.map(({ account, balance: amount }) => ({ account, amount })),
      { block },
    ),
  ).rejects.toMatchObject({ code: 'reorg' })
})

test('A contract without a supply is compared, and remains unproven', async () => {
  const holding = { account: getAddress(chain.multiSender).toLowerCase() as Address, amount: 1n }
  const verdict = await check([holding], { contract: chain.multiSender })
  expect(verdict).toMatchObject({ kind: 'wrong', differences: [{ chain: undefined }] })
  expect(await check([], { contract: chain.multiSender })).toMatchObject({ kind: 'sampled', reason: 'supplyMissing' })
})

test('A node that does not work is no state that is missing', async () => {
  chain.proxies[0].fault({ kind: 'rpcError', code: -32000, message: 'out of order' }, ['eth_call'])
  await expect(read()).rejects.toThrow('out of order')
})

test('Contracts are found as eth_getCode has them; an account that delegates remains a person’s', async () => {
  const { client, multiSender, token } = chain
  const [delegating] = accounts.slice(5) as [Address]
  await client.setCode({ address: delegating, bytecode: `0xef0100${multiSender.slice(2)}` })
  const tiny: Address = `0x${'77'.repeat(20)}`
  await client.setCode({ address: tiny, bytecode: '0x00' })
  const many = Array.from({ length: 2_100 }, (_, index): Address => `0x${String(index + 1).padStart(40, '5')}`)
  const all = [multiSender, accounts[1] as Address, delegating, ...many, token, tiny]
  const end = await client.getBlock()
  const [endpoint] = chain.endpoints
  expect(await findContracts(endpoint.client, end, all)).toEqual([multiSender, token, tiny])
  expect(await findContracts(endpoint.client, end, [])).toEqual([])
  await client.setCode({ address: delegating, bytecode: '0x' })
})

test('Pools are contracts that answer as a pair of Uniswap V2', async () => {
  const { client, multiSender } = chain
  const pool: Address = `0x${'88'.repeat(20)}`
  // Answers every call with a word: PUSH1 0x20, PUSH1 0, RETURN.
  await client.setCode({ address: pool, bytecode: '0x60206000f3' })
  await client.mine({ blocks: 1 })
  const end = await client.getBlock()
  const kinds = await findKinds(chain.endpoints, end, [pool, multiSender, accounts[1] as Address])
  expect(kinds).toEqual({ contracts: new Set([pool, multiSender]), pools: new Set([pool]) })
})

test('Answers come in the order of the questions, over several calls', async () => {
  const questions = Array.from({ length: 320 }, (_, index) => ({
    address: chain.token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [whole.holders[index % 190]?.account],
  }))
  const [endpoint] = chain.endpoints
  const answers = await askContracts(endpoint.client, whole.end, questions)
  expect(answers).toEqual(questions.map((_, index) => whole.holders[index % 190]?.balance))
})

test('With the provenance alone the list is made again, to the byte', async () => {
  const kinds = await findKinds(
    chain.endpoints,
    whole.end,
    whole.holders.map(({ account }) => account),
  )
  const parameters = { chainId: 31_337, contract: chain.token, kind: 'erc20', reading: whole, kinds, rules } as const
  const made = listHolders(parameters)
  const statement = JSON.stringify(made.provenance)
  await chain.payMany(9_000)
  const again = await repeatList({ endpoints: chain.endpoints, fromBlock: 0n, provenance: JSON.parse(statement) })
  expect(JSON.stringify(again.provenance)).toBe(statement)
  expect(again.recipients).toEqual(made.recipients)
  expect(made.total).toBe(10n ** 21n)

  const foreign = { ...made.provenance, total: '1' }
  const changed = repeatList({ endpoints: chain.endpoints, fromBlock: 0n, provenance: foreign })
  await expect(changed).rejects.toMatchObject({ code: 'unproven' })
  const elsewhere = { ...made.provenance, block: { ...made.provenance.block, hash: `0x${'12'.repeat(32)}` as const } }
  const forked = repeatList({ endpoints: chain.endpoints, fromBlock: 0n, provenance: elsewhere })
  await expect(forked).rejects.toMatchObject({ code: 'reorg' })
})

function check(holdings: readonly Holding[], options: Partial<CheckParameters> = {}) {
  const { endpoints, token: contract } = chain
  const block = whole.end
  return checkBalances({ endpoints: endpoints.slice(0, 1), contract, standard: 'erc20', block, holdings, ...options })
}
