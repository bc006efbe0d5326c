import 'fake-indexeddb/auto'
import {
  readIerc20BalanceOf,
  readLiquidityGeneratorTokenOwner,
  readTokenLockFactoryPredictLock,
  simulateIerc20Transfer,
  writeIerc20Transfer,
} from '@saleyard/generated'
import { owners } from '@saleyard/safe/testing/safe-chain.ts'
import { type Address, encodeFunctionData, erc20Abi, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { creationKey, newSalt } from '@/features/tokens/create/creation-record.ts'
import { exampleAddresses } from '@/features/tokens/kinds/example-addresses.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { KindId, SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { readCreatedToken } from '@/features/tokens/kinds/token-factory.ts'
import { createApprovalIntent } from '@/features/tokens/liquidity/approval-intent.ts'
import { createActionIntent } from '@/features/tokens/liquidity/create-intent.ts'
import { isPastDeadline, readDeadline } from '@/features/tokens/liquidity/deadline.ts'
import type { SeedPlan } from '@/features/tokens/liquidity/plan.ts'
import { createLocksIntent, releaseCall } from '@/features/tokens/locks/lock-calls.ts'
import { ownershipCalls } from '@/features/tokens/manage/ownership.ts'
import { toTokenCall } from '@/features/tokens/manage/token-call.ts'
import { readSaleyardToken } from '@/features/tokens/page/read-saleyard-token.ts'
import { leastAccepted, quoteTrade } from '@/features/tokens/trade/quote-trade.ts'
import { readMarketState } from '@/features/tokens/trade/read-market-state.ts'
import { findVenues } from '@/features/tokens/trade/read-venue.ts'
import { withApproval } from '@/features/tokens/trade/trade-bundle.ts'
import { createSwapIntent } from '@/features/tokens/trade/trade-intents.ts'
import { deadlineOf, type TradePlan } from '@/features/tokens/trade/trade-plan.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { type ConnectedSafe, startSafePage } from '@/testing/safe-page.ts'

const chainId = foundry.id
const days = 86_400n
let page: Awaited<ReturnType<typeof startSafePage>>

beforeAll(async () => {
  page = await startSafePage()
})
afterAll(() => page?.stop())

/** The page proposes an act, three owners sign it, and after days a stranger executes it. */
async function carryOut({ config, service }: ConnectedSafe, intent: TransactionIntent) {
  const result = runTransaction(intent, { config, confirmations: 1 })
  await expect.poll(async () => (await activityStore.get(intent.key))?.proposal?.nonce).toBeDefined()
  const record = await activityStore.get(intent.key)
  const safeTxHash = record?.proposal?.safeTxHash ?? '0x'
  expect([record?.state, service.get(safeTxHash).transaction.safeTxGas]).toEqual(['proposed', 0n])
  await page.client.increaseTime({ seconds: Number(2n * days) })
  await service.sign(safeTxHash, ...owners.slice(1, 3))
  const hash = await service.execute(safeTxHash)
  const ended = await result
  expect(ended).toMatchObject({ state: 'final', hash })
  if (!ended.receipt) throw new Error('There is no receipt')
  return { receipt: ended.receipt, calls: service.get(safeTxHash).calls, record: await activityStore.get(intent.key) }
}

async function create(safe: ConnectedSafe, id: KindId) {
  const kind = kinds[id]
  const salt = newSalt()
  const creation = kind.prepare({ ...kind.example }, { account: safe.safe, salt, chainId })
  if (!creation) throw new Error('The values are not valid')
  const { token: predicted } = await creation.predict(safe.config)
  const { receipt, record } = await carryOut(safe, {
    key: creationKey({ salt, chainId, account: safe.safe }),
    kind: 'createToken',
    chainId,
    account: safe.safe,
    to: kind.factory.address,
    contract: kind.factory.contract,
    summary: 'Create',
    amounts: [],
    value: 0n,
    data: creation.data,
    simulate: () => creation.simulate(safe.config),
    write: () => creation.write(safe.config),
  })
  const address = readCreatedToken(receipt, kind.factory.address)
  expect(address).toBe(predicted)
  const token = (await readSaleyardToken(safe.config, { chainId, token: predicted })) as SaleyardToken
  return { token, record, salt }
}

type Call = Pick<TransactionIntent, 'to' | 'data' | 'simulate' | 'write'>
const actOf = ({ safe }: ConnectedSafe, kind: TransactionIntent['kind'], call: Call): TransactionIntent => ({
  ...call,
  key: `${kind}:${crypto.randomUUID()}`,
  kind,
  chainId,
  account: safe,
  summary: kind,
  amounts: [],
  value: 0n,
})

const balanceOf = ({ config }: ConnectedSafe, token: Address, owner: Address) =>
  readIerc20BalanceOf(config, { chainId, address: token, args: [owner] })

test.each(Object.keys(kinds) as KindId[])(
  'a Safe creates a token (%s) at the address that the page has shown, and has all of it',
  async (id) => {
    const safe = await page.connectSafe()
    const { token, salt, record } = await create(safe, id)
    expect(await kinds[id].factory.tokenOf(safe.config, { chainId, creator: safe.safe, salt })).toBe(token.token)
    expect(await balanceOf(safe, token.token, safe.safe)).toBe(token.totalSupply)
    expect(record).toMatchObject({ state: 'final', account: safe.safe })
    if (id === 'standard') return
    const owner = await readLiquidityGeneratorTokenOwner(safe.config, { chainId, address: token.token })
    expect(owner).toBe(safe.safe)
  },
)

test('a Safe hands a token over by one proposal, another accepts it by one of its own', async () => {
  const [first, second] = [await page.connectSafe(), await page.connectSafe()]
  const { token } = await create(first, 'liquidityGenerator')
  const at = { chainId, address: token.token }
  const ownerNow = () => readLiquidityGeneratorTokenOwner(first.config, at)
  await carryOut(
    first,
    actOf(first, 'handOver', ownershipCalls.offer(first.config, { ...at, account: first.safe }, second.safe)),
  )
  expect(await ownerNow()).toBe(first.safe)
  const accept = ownershipCalls.accept(second.config, { ...at, account: second.safe })
  await carryOut(second, actOf(second, 'acceptOwnership', accept))
  expect(await ownerNow()).toBe(second.safe)
})

test('a Safe opens a pool and sells in it with the approval in one proposal, days before its deadline', async () => {
  const safe = await page.connectSafe()
  const { config, safe: account } = safe
  const { token } = await create(safe, 'standard')
  const { router } = exampleAddresses
  const plan: SeedPlan = {
    act: 'seed',
    id: newSalt(),
    decidedAt: Date.now(),
    ...{ chainId, account, token: token.token, router },
    ...{ amount: token.totalSupply / 10n, coin: parseEther('5'), minUnits: 1n, recipient: { to: 'self' } },
  }
  const words = { symbol: '', decimals: 18, summary: '' }
  await carryOut(safe, createApprovalIntent(config, plan, { before: 0n, ...words }))
  const { timestamp } = await page.client.getBlock()
  const deadline = await readDeadline(config, chainId, account)
  expect(deadline - timestamp).toBe(7n * days)
  const seeded = await carryOut(safe, createActionIntent(config, plan, { deadline, summary: '', amounts: [] }))
  // Neither is it over as long as its owners have time.
  const old = { ...seeded.record, hash: undefined, createdAt: Date.now() - Number(6n * days) * 1_000 } as never
  expect(isPastDeadline(old, Date.now())).toBe(false)

  const { venues } = await findVenues(config, token)
  const [venue] = venues ?? []
  if (!venue) throw new Error('There is no pool')
  const state = await readMarketState(config, { token, venue, account })
  const amount = token.totalSupply / 1_000n
  const quote = quoteTrade({ direction: 'sell', amount, pool: state.pool, fees: state.fees })
  const { pair, wrappedCoin } = venue
  const sale: TradePlan = {
    ...{ id: crypto.randomUUID(), chainId, account, token: token.token, router, pair, wrappedCoin },
    ...{ direction: 'sell', amount, expected: quote.arrives, minimum: leastAccepted(quote, 100n), slippage: 100n },
    ...{ impact: quote.impact, poolFee: 0, isContract: true, quotedAt: state.timestamp, decidedAt: Date.now() },
  }
  expect(deadlineOf(sale) - sale.quotedAt).toBe(7n * days)
  const before = await page.client.getBalance({ address: account })
  const intent = withApproval(config, sale, { sale: createSwapIntent(config, sale, { summary: '', amounts: [] }) })
  const { calls } = await carryOut(safe, intent)
  expect(calls.map(({ to }) => to.toLowerCase())).toEqual([token.token, router].map((each) => each.toLowerCase()))
  expect((await page.client.getBalance({ address: account })) - before).toBe(quote.arrives)
})

test('a Safe locks tokens for an account and claims what is vested for itself, each step by a proposal', async () => {
  const safe = await page.connectSafe()
  const { config, safe: account } = safe
  const { timestamp } = await page.client.getBlock()
  const terms = {
    ...{ beneficiary: account, token: page.token, salt: newSalt() },
    ...{ startTimestamp: timestamp, cliffSeconds: 0n, durationSeconds: 3n * days },
  }
  const place = { chainId, account }
  await carryOut(safe, createLocksIntent(config, { ...place, key: `locks:${terms.salt}`, summary: '', locks: [terms] }))
  const lock = await readTokenLockFactoryPredictLock(config, { chainId, args: [account, terms] })
  const amount = 1_000n
  const args = [lock, amount] as const
  const token = { chainId, account, address: page.token }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args })
  const transfer = toTokenCall(config, token, {
    data,
    simulate: () => simulateIerc20Transfer(config, { ...token, args }),
    write: () => writeIerc20Transfer(config, { ...token, args }),
  })
  await carryOut(safe, actOf(safe, 'fillLock', transfer))
  const before = await balanceOf(safe, page.token, account)
  await carryOut(safe, actOf(safe, 'claim', releaseCall(config, { chainId, account, address: lock }, page.token)))
  expect((await balanceOf(safe, page.token, account)) - before).toBe(amount)
})
