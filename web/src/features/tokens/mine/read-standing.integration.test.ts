import {
  readBabyVaultPendingReward,
  readIerc20BalanceOf,
  readTokenVaultPending,
  writeBabyTokenTransferOwnership,
  writeIerc20Transfer,
  writeTokenVaultProcess,
} from '@saleyard/generated'
import { uniswapV2PairAbi } from '@saleyard/generated/abis'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, type Hash, toFunctionSelector } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { waitForTransactionReceipt } from 'wagmi/actions'
import { kindIds, kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId } from '@/features/tokens/kinds/saleyard-token.ts'
import type { ListedToken } from '@/features/tokens/manage/list-tokens.ts'
import { readClaimable } from '@/features/tokens/page/claims.ts'
import { createToken } from '@/features/tokens/testing/create-token.ts'
import { deployExchange } from '@/features/tokens/testing/deploy-exchange.ts'
import { startDividendFixture } from '@/features/tokens/testing/dividend-fixture.ts'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { type MyStanding, nextAction, readStandings } from './read-standing.ts'

const chainId = foundry.id
const stranger: Address = '0x9965507D1a55bcC2695C58ba16FB37d819B0A4dc'
let fixture: Awaited<ReturnType<typeof startDividendFixture>>
/** One token of each kind: no pool, no trade. */
let fresh: ListedToken[]

beforeAll(async () => {
  fixture = await startDividendFixture()
  fresh = []
  for (const kind of kindIds) fresh.push({ token: await create(kind), kind, created: true, received: true })
}, 120_000)

afterAll(() => fixture?.chain.stop())

async function create(kind: KindId, values: Partial<Record<string, string>> = {}): Promise<Address> {
  const { config, account } = fixture
  const all = { ...kinds[kind].example, ...values } as (typeof kinds)[typeof kind]['example']
  return (await createToken(config, { kind: kinds[kind], values: all, account })).token
}

const read = (account: Address, tokens: readonly ListedToken[]) =>
  readStandings(fixture.config, { chainId, account, tokens })
/** An account's standing in the Baby token that is traded. */
async function readTraded(account: Address): Promise<MyStanding> {
  const [standing] = await read(account, [{ token: fixture.token.token, kind: 'baby' }])
  return standing as MyStanding
}

async function mined(sent: Promise<Hash>) {
  const { status } = await waitForTransactionReceipt(fixture.config, { chainId, hash: await sent })
  expect(status).toBe('success')
}

test('a new token of each kind has no pool and no fees, and its owner is led to the first liquidity', async () => {
  const standings = await read(fixture.account, fresh)

  expect(standings.map(({ kind, pool }) => [kind, pool])).toEqual(kindIds.map((kind) => [kind, { state: 'none' }]))
  expect(standings.map(nextAction)).toEqual(kindIds.map(() => ({ act: 'addLiquidity', section: 'liquidity' })))
  expect(standings.map(({ isOwner }) => isOwner)).toEqual([false, true, true, true]) // standard has none
  expect(standings.map(({ vault }) => vault)).toEqual([
    undefined,
    ...['one', 'for', 'each'].map(() => ({ tokenUnits: 0n, coin: 0n, isDue: false })),
  ])
  expect(standings.map(({ dividends }) => dividends?.claimable)).toEqual([undefined, undefined, 0n, 0n])
  expect(new Set(standings.map(({ blockNumber }) => blockNumber)).size).toBe(1)
})

test('a stranger is led nowhere, and is shown the same facts', async () => {
  const standings = await read(
    stranger,
    fresh.map(({ token, kind }) => ({ token, kind })),
  )
  expect(standings.map(nextAction)).toEqual(kindIds.map(() => ({ act: 'nothing' })))
  expect(standings[0]).toMatchObject({ name: 'Harbour', balance: 0n, isOwner: false, isOffered: false })
})

test('a trade fills the vault, a run is proposed once it trades, and then the dividends, each as its contract says', async () => {
  const { config, token, reward, account, seller } = fixture
  const { vault } = token.taxed
  await fixture.trade()

  const collected = await readTraded(account)
  const inVault = await readIerc20BalanceOf(config, { chainId, address: token.token, args: [vault] })
  expect(collected.vault).toMatchObject({ tokenUnits: inVault, isDue: false })
  expect(inVault).toBeGreaterThan(0n)
  const [units, coin] = await Promise.all([
    readIerc20BalanceOf(config, { chainId, address: token.token, args: [token.taxed.pair] }),
    readIerc20BalanceOf(config, { chainId, address: fixture.chain.addresses.weth, args: [token.taxed.pair] }),
  ])
  expect(collected.pool).toMatchObject({ state: 'open', reserveToken: units, reserveCoin: coin })
  expect(nextAction(collected)).toEqual({ act: 'nothing' }) // a run would only look at the price

  await mined(writeTokenVaultProcess(config, { chainId, account, address: vault }))
  await fixture.advanceTime(31 * 60)
  const due = await readTraded(stranger)
  expect(due.vault).toMatchObject({ isDue: true })
  expect(nextAction(due)).toEqual({ act: 'runVault', section: 'vault' })

  await mined(writeTokenVaultProcess(config, { chainId, account, address: vault, gas: 3_000_000n }))
  const [first, second] = await Promise.all([
    readTokenVaultPending(config, { chainId, address: vault }),
    readBabyVaultPendingReward(config, { chainId, address: vault }),
  ])
  const shared = await readTraded(seller)
  expect(shared.vault).toEqual({
    tokenUnits: first.liquidityUnits + first.bookedUnits,
    coin: first.liquidityCoin + second.dividendsCoin + second.marketingCoin,
    isDue: false,
  })
  expect(shared.dividends).toEqual({
    claimable: await readClaimable(config, { chainId, token: token.token, holder: seller }),
    rewardToken: reward,
    symbol: 'HRB',
    decimals: 18,
  })
  expect(shared.dividends?.claimable).toBeGreaterThan(0n)
  expect(nextAction(shared)).toEqual({ act: 'claimDividends', section: 'dividends' })
  expect(nextAction(await readTraded(stranger))).toEqual({ act: 'nothing' })
})

test('where a claim would fail, none is proposed, and what can be claimed stays', async () => {
  const before = await readTraded(fixture.seller)
  const resume = await fixture.changeTransfers('refuse')
  const paused = await readTraded(fixture.seller)
  await resume()
  expect(paused.dividends).toEqual({ ...before.dividends, unpaid: 'refused' })
  expect(nextAction(paused)).toEqual({ act: 'nothing' })

  const { config } = fixture
  const client = config.getClient({ chainId })
  const { request } = client
  const claim = toFunctionSelector('claim()')
  const spy = vi.spyOn(client, 'request').mockImplementation((async (call: { params?: [{ data?: string }] }) => {
    if (call.params?.[0]?.data === claim) throw new Error('no answer')
    return request(call as never)
  }) as never)
  const unread = await readTraded(fixture.seller)
  spy.mockRestore()
  expect([unread.dividends?.unpaid, nextAction(unread).act]).toEqual(['unread', 'nothing'])
  expect(nextAction(await readTraded(fixture.seller)).act).toBe('claimDividends')
})

test('the account that ownership is offered to is led to accept it before anything else', async () => {
  const { config, account, seller, token } = fixture
  await mined(writeBabyTokenTransferOwnership(config, { chainId, account, address: token.token, args: [seller] }))

  const offered = await readTraded(seller)
  expect(offered).toMatchObject({ isOffered: true, isOwner: false })
  expect(nextAction(offered)).toEqual({ act: 'acceptOwnership', section: 'owner' })
  expect(await readTraded(account)).toMatchObject({ isOffered: false, isOwner: true })
})

test('a token whose router is in no table has no price, whatever its pair says', async () => {
  const { chain, account } = fixture
  const router = await deployExchange(createLocalClient(chain.rpcUrl), chain.addresses.weth, 3)
  const token = await create('liquidityGenerator', { router })
  const [strange] = await read(account, [{ token, kind: 'liquidityGenerator', created: true }])
  expect(strange).toMatchObject({ pool: { state: 'unknown' }, isOwner: true })
  expect(nextAction(strange as MyStanding)).toEqual({ act: 'nothing' })
})

test('a reward token that burns all gas hides neither its own token nor another one', async () => {
  const mend = await fixture.breakReward()
  try {
    const traded = { token: fixture.token.token, kind: 'baby' } as const
    const [hurt, other] = await read(fixture.seller, [traded, fresh[1] as ListedToken])
    expect(hurt?.dividends).toEqual({ claimable: expect.any(BigInt), rewardToken: fixture.reward, unpaid: 'refused' })
    expect(hurt).toMatchObject({ name: 'Duckling', pool: { state: 'open' } })
    expect(other).toMatchObject({ kind: 'liquidityGenerator', pool: { state: 'none' }, vault: { isDue: false } })
  } finally {
    await mend()
  }
})

test('a vault that gives no answer is said to be unread, and a network that gives none throws', async () => {
  const { config, account, token } = fixture
  const client = config.getClient({ chainId })
  const { request } = client
  const asks = (call: unknown, address: Address) =>
    JSON.stringify(call).toLowerCase().includes(`"to":"${address.toLowerCase()}"`)
  const spy = vi.spyOn(client, 'request').mockImplementation(((call: never) => {
    if (asks(call, token.taxed.vault)) throw new Error('no answer')
    return request(call)
  }) as never)
  expect(await readTraded(account)).toMatchObject({ vault: 'unread', pool: { state: 'open' } })
  spy.mockRestore()

  const silent = createTwoNetworkConfig('http://127.0.0.1:1', { id: 97, rpcUrl: 'http://127.0.0.1:1' }, [], {
    retryCount: 0,
  })
  const at = { chainId, account, tokens: fresh }
  await expect(readStandings(silent, at)).rejects.toThrow('HTTP request failed')
  expect(await readStandings(silent, { ...at, tokens: [] })).toEqual([])
})

test('a pool whose liquidity was taken out is drained, and no first liquidity is proposed', async () => {
  const { chain, config, account, reward } = fixture
  const listed = { token: reward, kind: 'standard', created: true } as const
  const [open] = await read(account, [listed])
  if (open?.pool.state !== 'open') throw new Error('There is no pool')
  const { exchange, pair } = open.pool
  expect(exchange).toBe('Panacakeswap')

  const liquidity = await readIerc20BalanceOf(config, { chainId, address: pair, args: [account] })
  await mined(writeIerc20Transfer(config, { chainId, address: pair, account, args: [pair, liquidity] }))
  const burn = { abi: uniswapV2PairAbi, address: pair, functionName: 'burn', args: [account] } as const
  await mined(createLocalClient(chain.rpcUrl).writeContract(burn))
  const [drained] = await read(account, [listed])
  expect(drained).toMatchObject({ pool: { state: 'drained', pair } })
  expect(nextAction(drained as MyStanding)).toEqual({ act: 'nothing' })
})
