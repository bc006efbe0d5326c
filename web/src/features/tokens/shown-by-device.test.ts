// Shows what the pages of tokens send as a device does with our ERC-7730 descriptors, and compares it with what they say.
import { formatAmount } from '@saleyard/chain/amounts/format-amount.ts'
import { readDescriptor, showCall } from '@saleyard/testkit/signing/show-call.ts'
import { descriptorTexts } from '@scripts/generate/descriptor-texts.ts'
import { type Address, getAddress, type Hex, zeroHash } from 'viem'
import { expect, test } from 'vitest'
import type { Config } from 'wagmi'
import { prepareBabyToken } from '@/features/tokens/kinds/baby/factory.ts'
import { lowerBabyFees } from '@/features/tokens/kinds/baby/lower-fees.ts'
import { baby } from '@/features/tokens/kinds/baby/schema.ts'
import { prepareBuybackBabyToken } from '@/features/tokens/kinds/buyback-baby/factory.ts'
import { buybackBaby } from '@/features/tokens/kinds/buyback-baby/schema.ts'
import { prepareLiquidityGeneratorToken } from '@/features/tokens/kinds/liquidity-generator/factory.ts'
import { liquidityGenerator } from '@/features/tokens/kinds/liquidity-generator/schema.ts'
import { prepareStandardToken } from '@/features/tokens/kinds/standard/factory.ts'
import { standard } from '@/features/tokens/kinds/standard/schema.ts'
import { createActionIntent } from '@/features/tokens/liquidity/create-intent.ts'
import { createLocksIntent, releaseCall } from '@/features/tokens/locks/lock-calls.ts'
import { ownershipCalls } from '@/features/tokens/manage/ownership.ts'
import { claimCalls } from '@/features/tokens/page/claims.ts'
import { createApprovalIntent, createSwapIntent } from '@/features/tokens/trade/trade-intents.ts'
import { deadlineOf, type TradePlan } from '@/features/tokens/trade/trade-plan.ts'

/** Builders use it in `simulate` and `write` alone, which no test here calls. */
const config = {} as Config
const chainId = 56
const address = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`)
const [account, token, wrappedCoin, holder, pair] = ['1', '2', '3', '4', '5'].map(address) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
/** PancakeSwap on BNB Smart Chain. */
const router: Address = '0x10ED43C718714eb63d5aA57B78B54704E256024E'
const harbour = { address: token, symbol: 'HRB', decimals: 9 }
const deadline = 1_800_000_000n
const until = '2027-01-15T08:00:00.000Z'
const context = { chainId, account, address: token }
const written = { summary: '', amounts: [] }
const hrb = (value: bigint) => `${formatAmount(value, 9)} HRB`
const coins = (value: bigint) => `${formatAmount(value, 18)} coins`

function show(contract: string, { to, data, value }: { to: Address; data: Hex; value?: bigint }) {
  const shown = showCall(readDescriptor(contract), { chainId, to, data, value: value ?? 0n }, [harbour])
  return shown && { intent: shown.intent, ...Object.fromEntries(shown.lines) }
}

const trade: TradePlan = {
  id: 'a',
  chainId,
  account,
  token,
  router,
  pair,
  wrappedCoin,
  direction: 'buy',
  amount: 2n * 10n ** 17n,
  expected: 5_100_000_000n,
  minimum: 5_000_000_000n,
  slippage: 100n,
  impact: 0n,
  poolFee: 0,
  quotedAt: deadline - 1_200n,
  decidedAt: 0,
}

test('trade: a purchase, a sale, and the approval of one', () => {
  const limit = new Date(Number(deadlineOf(trade)) * 1_000).toISOString()
  expect(show('UniswapV2Router', createSwapIntent(config, trade, written))).toEqual({
    intent: 'Buy tokens',
    Pay: coins(trade.amount),
    'Receive at least': hrb(trade.minimum),
    Over: token,
    'Goes to': account,
    'Valid until': limit,
  })
  const sale = { ...trade, direction: 'sell', amount: 7_000_000_000n, minimum: 3n * 10n ** 16n } as const
  expect(show('UniswapV2Router', createSwapIntent(config, sale, written))).toMatchObject({
    intent: 'Sell tokens',
    Sell: hrb(sale.amount),
    'Receive at least': coins(sale.minimum),
    'Goes to': account,
  })
  const intent = createApprovalIntent(config, {
    key: '',
    chainId,
    account,
    token,
    spender: router,
    before: 0n,
    after: sale.amount,
    symbol: 'HRB',
    decimals: 9,
    summary: '',
  })
  expect(show('StandardToken', intent)).toEqual({ intent: 'Approve', Spender: router, Amount: hrb(sale.amount) })
})

test('liquidity: seed, add and remove', () => {
  const place = { id: 'a', decidedAt: 0, chainId, account, token, router }
  const amounts = { amount: 4_000_000_000n, coin: 10n ** 18n }
  const at = { ...written, deadline }
  const seed = { ...place, ...amounts, act: 'seed', minUnits: 12n, recipient: { to: 'self' } } as const
  expect(show('LiquiditySeeder', createActionIntent(config, seed, at))).toEqual({
    intent: 'Start a pool',
    Token: token,
    'Tokens into the pool': hrb(seed.amount),
    'Coins into the pool': coins(seed.coin),
    Exchange: router,
    'Pool shares go to': account,
    'Least pool shares, in smallest units': '12',
    'Valid until': until,
  })
  const least = { minAmount: 3_900_000_000n, minCoin: 9n * 10n ** 17n }
  const add = { ...place, ...amounts, ...least, act: 'add' } as const
  expect(show('UniswapV2Router', createActionIntent(config, add, at))).toEqual({
    intent: 'Add liquidity',
    Token: token,
    'Tokens, at most': hrb(add.amount),
    'Tokens, at least': hrb(add.minAmount),
    'Coins, at most': coins(add.coin),
    'Coins, at least': coins(add.minCoin),
    'Goes to': account,
    'Valid until': until,
  })
  const remove = { ...place, ...least, act: 'remove', pair, wrappedCoin, liquidity: 55n, isWrapped: false } as const
  const removed = {
    intent: 'Remove liquidity',
    'Pool shares, in smallest units': '55',
    Token: token,
    'Tokens, at least': hrb(remove.minAmount),
    'Goes to': account,
    'Valid until': until,
  }
  expect(show('UniswapV2Router', createActionIntent(config, remove, at))).toEqual({
    ...removed,
    'Coins, at least': coins(remove.minCoin),
  })
  expect(show('UniswapV2Router', createActionIntent(config, { ...remove, isWrapped: true }, at))).toEqual({
    ...removed,
    'Second token': wrappedCoin,
    'Second token, at least': `${remove.minCoin} of an unknown token`,
  })
})

test('locks: creation of two, and both releases', () => {
  const lock = (beneficiary: Address) => ({
    beneficiary,
    startTimestamp: deadline,
    cliffSeconds: 90_061n,
    durationSeconds: 31_536_000n,
    salt: zeroHash,
    token,
  })
  const intent = createLocksIntent(config, {
    key: '',
    chainId,
    account,
    summary: '',
    locks: [lock(holder), lock(account)],
  })
  const shown = showCall(readDescriptor('TokenLockFactory'), { ...intent })
  const terms = [
    ['Token', token],
    ['Starts', until],
    ['Nothing before', '25:01:01'],
    ['All after', '8760:00:00'],
  ]
  expect(shown).toEqual({
    intent: 'Create locks',
    lines: [['Beneficiary', holder], ...terms, ['Beneficiary', account], ...terms],
  })
  const release = { ...context, address: pair }
  expect(show('TokenLock', releaseCall(config, release, undefined))).toEqual({
    intent: 'Release coins of a lock',
    Lock: pair,
  })
  expect(show('TokenLock', releaseCall(config, release, token))).toEqual({
    intent: 'Release tokens of a lock',
    Lock: pair,
    Token: token,
  })
})

test('console: ownership, fees, claims and the vault', () => {
  for (const kind of ['LiquidityGeneratorToken', 'BabyToken', 'BuybackBabyToken']) {
    expect(show(kind, ownershipCalls.offer(config, context, holder))).toEqual({
      intent: 'Offer ownership of the token',
      'New owner': holder,
    })
    expect(show(kind, ownershipCalls.accept(config, context))).toMatchObject({ Token: token })
    expect(show(kind, ownershipCalls.renounce(config, context))).toEqual({
      intent: 'Give up ownership for good',
      Token: token,
    })
  }
  const fees = { liquidityFeeBps: 250, marketingFeeBps: 5, tokenRewardFeeBps: 0 }
  expect(show('BabyToken', lowerBabyFees(config, context, fees))).toEqual({
    intent: 'Lower the fees of the token',
    'Fee for liquidity': '2.5%',
    'Fee for marketing': '0.05%',
    'Fee for rewards': '0%',
  })
  expect(show('BabyToken', claimCalls.own(config, context))).toEqual({ intent: 'Claim your rewards', Token: token })
  const many = claimCalls.many(config, context, [holder, account])
  expect(showCall(readDescriptor('BuybackBabyToken'), { chainId, ...many })?.lines).toEqual([
    ['Holder', holder],
    ['Holder', account],
  ])
})

test('creation: each kind shows what its form says', () => {
  const kinds = {
    StandardTokenFactory: [standard, prepareStandardToken],
    LiquidityGeneratorTokenFactory: [liquidityGenerator, prepareLiquidityGeneratorToken],
    BabyTokenFactory: [baby, prepareBabyToken],
    BuybackBabyTokenFactory: [buybackBaby, prepareBuybackBabyToken],
  } as const
  for (const [contract, [kind, prepare]] of Object.entries(kinds)) {
    const { example } = kind
    const creation = prepare({ ...kind.defaults, ...example }, { account, salt: zeroHash, chainId })
    if (!creation) throw new Error(`${contract}: the example is not valid`)
    const [deployment] = readDescriptor(contract).context.contract.deployments ?? []
    const shown = show(contract, { to: deployment?.address ?? account, data: creation.data })
    expect(shown, contract).toMatchObject({
      intent: 'Create a token',
      Name: example.name,
      Symbol: example.symbol,
      Decimals: example.decimals,
      'Total supply, in smallest units': `${creation.identity.totalSupply}`,
      'Gets the whole supply': account,
      ...('router' in example && { Exchange: getAddress(example.router) }),
    })
    const labels = Object.values(descriptorTexts[contract]?.calls.createToken?.fields ?? {})
    const visible = labels.filter((field) => field.visible !== 'never').map(({ label }) => label)
    expect(Object.keys(shown ?? {}).slice(1), contract).toEqual(visible)
  }
})
