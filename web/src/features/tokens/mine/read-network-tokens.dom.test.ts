import { writeIerc20Transfer, writeLiquidityGeneratorTokenTransferOwnership } from '@saleyard/generated'
import type { LocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { type Address, createTestClient, type Hash, http, numberToHex, toFunctionSelector } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { getBlock, waitForTransactionReceipt } from 'wagmi/actions'
import { useDraft } from '@/features/tokens/create/draft-store.ts'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import { createToken } from '@/features/tokens/testing/create-token.ts'
import { knownTokens, rememberTokens } from '@/lib/storage/known-tokens.ts'
import { startConnectedChain } from '@/testing/connected-chain.ts'
import { tokenDates } from './mine-store.ts'
import { readNetworkTokens, sortByDate } from './read-network-tokens.ts'

const chainId = foundry.id
const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const holder: Address = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const heir: Address = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'
const nobody: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
const symbols = { standard: 'HRB', baby: 'DUCK', liquidityGenerator: 'TIDE' }

vi.setConfig({ testTimeout: 60_000 })

let chain: LocalChain
let config: Config
const made: { token: Address; hash: Hash; date: number; salt: Hash }[] = []

beforeAll(async () => {
  ;({ chain, config } = await startConnectedChain(account))
  const client = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) })
  for (const kind of ['liquidityGenerator', 'standard', 'baby'] as const satisfies KindId[]) {
    await client.increaseTime({ seconds: 86_400 })
    const { token, receipt, salt } = await createToken(config, {
      kind: kinds[kind],
      values: kinds[kind].example,
      account,
    })
    const { timestamp } = await getBlock(config, { chainId, blockNumber: receipt.blockNumber })
    made.push({ token, hash: receipt.transactionHash, date: Number(timestamp), salt })
  }
}, 60_000)
afterAll(() => chain?.stop())

beforeEach(() => {
  tokenDates.setState({ dates: {} })
  knownTokens.setState({ tokens: [] })
  useDraft.setState({ finished: [] })
})
afterEach(() => void vi.restoreAllMocks())

const read = (of: Address, size = 20) => readNetworkTokens(config, { chainId, account: of, size })
const mined = async (sent: Promise<Hash>) => {
  const { status } = await waitForTransactionReceipt(config, { chainId, hash: await sent })
  expect(status).toBe('success')
}

/** The node refuses to search all blocks, as most public ones do. */
function refuseSearches(isRefused = (from: string): boolean => from === '0x0') {
  vi.restoreAllMocks()
  const client = config.getClient({ chainId })
  const { request } = client
  vi.spyOn(client, 'request').mockImplementation(((call: { method: string; params: { fromBlock: string }[] }) => {
    const from = call.params?.[0]?.fromBlock
    if (call.method === 'eth_getLogs' && from && isRefused(from)) throw new Error('the range is too large')
    return request(call as never)
  }) as never)
}

test('tokens of all kinds are listed newest first, by the time of the block that made them', async () => {
  const { tokens, more, failed, isPartial } = await read(account)
  expect(tokens.map(({ symbol }) => symbol)).toEqual([symbols.baby, symbols.standard, symbols.liquidityGenerator])
  expect(tokens.map(({ createdAt }) => createdAt)).toEqual(made.map(({ date }) => date).reverse())
  expect({ more, failed, isPartial }).toEqual({ more: false, failed: [], isPartial: false })
})

test('with more tokens than a list shows, the newest are shown and the rest is offered', async () => {
  const { tokens, more } = await read(account, 2)
  expect(tokens.map(({ symbol }) => symbol)).toEqual([symbols.baby, symbols.standard])
  expect(more).toBe(true)
})

test('an account that was sent tokens, and one that ownership was offered to, find them by the logs', async () => {
  const [tide, harbour] = made.map(({ token }) => token) as [Address, Address]
  await mined(writeIerc20Transfer(config, { chainId, account, address: harbour, args: [holder, 5n] }))
  await mined(writeLiquidityGeneratorTokenTransferOwnership(config, { chainId, account, address: tide, args: [heir] }))
  expect((await read(holder)).tokens).toMatchObject([{ token: harbour, balance: 5n, kind: 'standard' }])
  expect((await read(heir)).tokens).toMatchObject([{ token: tide, balance: 0n, isOffered: true, isOwner: false }])
  expect((await read(nobody)).tokens).toEqual([])
})

test('where the node refuses to search, the list says so, and what the device knows is found all the same', async () => {
  const [, harbour, duckling] = made.map(({ token }) => token) as [Address, Address, Address]
  refuseSearches()
  expect(await read(holder)).toMatchObject({ tokens: [], isPartial: true })

  // Of two tokens of the device the account holds one.
  rememberTokens([harbour, duckling].map((token) => ({ chainId, token, symbol: 'HRB' })))
  expect(await read(holder)).toMatchObject({ tokens: [{ token: harbour, balance: 5n }], isPartial: true })
  expect((await read(account)).tokens).toHaveLength(3)
})

test('newer tokens of the device with which an account has nothing to do push none of its own off the list', async () => {
  const [, harbour, duckling] = made.map(({ token }) => token) as [Address, Address, Address]
  rememberTokens([duckling, harbour].map((token) => ({ chainId, token, symbol: 'HRB' })))
  expect(await read(holder, 1)).toMatchObject({ tokens: [{ token: harbour }], more: false })
})

test('contracts that name an account in their logs hide none of its tokens, and beyond a thousand the list says so', async () => {
  const [, harbour] = made.map(({ token }) => token) as [Address, Address]
  const client = config.getClient({ chainId })
  const { request } = client
  const spam = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ address: numberToHex(index + 1, { size: 20 }) }))
  let logs = [{ address: harbour }, ...spam(300)]
  vi.spyOn(client, 'request').mockImplementation(((call: { method: string; params: { address?: unknown }[] }) =>
    call.method === 'eth_getLogs' && !call.params[0]?.address ? logs : request(call as never)) as never)
  expect(await read(holder)).toMatchObject({ tokens: [{ token: harbour }], isPartial: false })

  logs = spam(1_001)
  expect(await read(holder)).toMatchObject({ tokens: [], isPartial: true })
})

test('where the factories cannot be asked about tokens, the list names the kinds instead of saying none', async () => {
  const client = config.getClient({ chainId })
  const { request } = client
  const isToken = toFunctionSelector('isToken(address)').slice(2)
  vi.spyOn(client, 'request').mockImplementation((async (call: { params?: unknown }) => {
    if (JSON.stringify(call.params ?? '').includes(isToken)) throw new Error('too many requests')
    return request(call as never)
  }) as never)
  const { tokens, failed } = await read(holder)
  expect([tokens, failed.map(({ kind }) => kind)]).toEqual([[], kindIds])
  expect(failed[0]?.error.message).toContain('too many requests')
})

test('a node that searches no blocks leaves tokens without a date, and last in the list', async () => {
  refuseSearches()
  const { token, hash, date, salt } = made[1] as (typeof made)[number]
  const finished = { kind: 'standard', chainId, creator: account, token, hash, salt, values: {} }
  useDraft.setState({ finished: [finished] })
  const { tokens } = await read(account)
  // The receipt of this device names the block of one of them, and the log in it proves the date.
  expect(tokens.map(({ createdAt }) => createdAt)).toEqual([date, undefined, undefined])
  expect(tokens[0]).toMatchObject({ token })

  refuseSearches(() => true)
  expect((await read(account)).tokens.map(({ createdAt }) => createdAt)).toEqual([undefined, undefined, undefined])
})

test('a date that cannot change any more is kept on the device, and read no second time', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(((made[2]?.date ?? 0) + 60) * 1_000)
  await read(account)
  expect(Object.values(tokenDates.getState().dates).sort()).toEqual([made[0]?.date, made[1]?.date]) // the newest is too young
  now.mockReturnValue(((made[2]?.date ?? 0) + 7_200) * 1_000)
  await read(account)

  refuseSearches(() => true)
  expect((await read(account)).tokens.map(({ createdAt }) => createdAt)).toEqual(made.map(({ date }) => date).reverse())
})

test('lists of several networks are joined by date alone', () => {
  const dates = [5, undefined, 9, undefined, 7].map((createdAt, place) => ({ createdAt, place }))
  expect(sortByDate(dates).map(({ place }) => place)).toEqual([2, 4, 0, 1, 3])
})
