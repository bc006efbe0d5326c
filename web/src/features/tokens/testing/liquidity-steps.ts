// Takes the steps of liquidity tests in a fixture: form terms, a donation, a removal by the router, an unwrapping.

import { ierc20Abi, uniswapV2FactoryAbi, uniswapV2PairAbi, uniswapV2RouterAbi } from '@saleyard/generated/abis'
import { type Address, encodeFunctionData, type TransactionReceipt, toFunctionSelector, zeroAddress } from 'viem'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { readDeadline } from '@/features/tokens/liquidity/deadline.ts'
import type { RemovePlan } from '@/features/tokens/liquidity/plan.ts'
import { burnAmounts, feesFor } from '@/features/tokens/liquidity/pool-arithmetic.ts'
import { createUnwrapIntent } from '@/features/tokens/liquidity/unwrap-intent.ts'
import {
  type AddTerms,
  type RemoveTerms,
  type SeedTerms,
  type SeedValues,
  validateAdd,
  validateRemove,
  validateSeed,
} from '@/features/tokens/liquidity/validate-terms.ts'
import type { startLiquidityFixture } from './liquidity-fixture.ts'

const coin = { symbol: 'ETH', decimals: 18 }
const shifted = (value: bigint, decimals: number) => `${value / 10n ** BigInt(decimals)}`

/** Returns the terms that the forms make of typed values, in the pools of a fixture; throws the forms' problems. */
export function termsIn(fixture: Awaited<ReturnType<typeof startLiquidityFixture>>) {
  /** Seeds with a tenth of the supply and ten coins. */
  async function seed(
    token: SaleyardToken,
    account = fixture.firstOwner,
    recipient: Partial<SeedValues> & Pick<SeedValues, 'to'> = { to: 'self' },
  ): Promise<SeedTerms> {
    const context = { token, coin, ...(await fixture.market(token, account)) }
    const amount = shifted(token.totalSupply / 10n, token.decimals)
    const { terms, problems } = validateSeed({ amount, coin: '10', until: '', ...recipient }, context)
    if (!terms) throw new Error(JSON.stringify(problems))
    return terms
  }

  async function add(token: SaleyardToken, account: Address, slippage = '1') {
    const before = await fixture.market(token, account)
    const amount = shifted(token.totalSupply / 1_000n, token.decimals)
    const fees = feesFor(token, account)
    const { terms, problems } = validateAdd({ amount, coin: '1', slippage }, { token, coin, fees, ...before })
    if (!terms) throw new Error(JSON.stringify(problems))
    return { terms: terms as AddTerms, fees, ...before }
  }

  async function remove(token: SaleyardToken, account: Address, part = 1n) {
    const { market, holdings } = await fixture.market(token, account)
    if (!('pair' in market)) throw new Error('There is no pair')
    const liquidity = holdings.liquidity / part
    const typed = `${liquidity / 10n ** 18n}.${(liquidity % 10n ** 18n).toString().padStart(18, '0')}`
    const context = { token, market: market as typeof market & { pair: Address }, holdings }
    const { terms, problems } = validateRemove({ liquidity: typed, slippage: '1' }, context)
    if (!terms) throw new Error(JSON.stringify(problems))
    return { terms: terms as RemoveTerms, holdings, paid: burnAmounts(liquidity, market) }
  }

  return { seed, add, remove }
}

/** Has another account create the pair if it is missing, donate one wei, and sync it into the reserve. */
export async function donateOneWei(fixture: Awaited<ReturnType<typeof startLiquidityFixture>>, token: SaleyardToken) {
  const { otherAccount: account, chain, market, send } = fixture
  const { weth, factory } = chain.addresses
  const created = encodeFunctionData({
    abi: uniswapV2FactoryAbi,
    functionName: 'createPair',
    args: [token.token, weth],
  })
  if (!token.taxed) await send({ account, to: factory, data: created })
  const pair = (await market(token, account)).market.pair ?? zeroAddress
  await send({ account, to: weth, data: toFunctionSelector('deposit()'), value: 1n })
  const transfer = encodeFunctionData({ abi: ierc20Abi, functionName: 'transfer', args: [pair, 1n] })
  await send({ account, to: weth, data: transfer })
  await send({ account, to: pair, data: encodeFunctionData({ abi: uniswapV2PairAbi, functionName: 'sync' }) })
}

/** Removes another account's liquidity by the router's other route, on which the router itself receives token and coin. */
export async function removeByRouter(
  { otherAccount: account, router, config, send }: Awaited<ReturnType<typeof startLiquidityFixture>>,
  { token, chainId }: SaleyardToken,
  { liquidity }: RemoveTerms,
): Promise<TransactionReceipt> {
  const data = encodeFunctionData({
    abi: uniswapV2RouterAbi,
    functionName: 'removeLiquidityETHSupportingFeeOnTransferTokens',
    args: [token, liquidity, 0n, 0n, account, await readDeadline(config, chainId, account)],
  })
  return send({ account, to: router, data })
}

/** Unwraps the coin that a removal paid the first owner. Returns wei of wrapped coin spent, and of coin received before gas. */
export async function unwrapProceeds(
  fixture: Awaited<ReturnType<typeof startLiquidityFixture>>,
  { token, terms, amount }: { token: SaleyardToken; terms: RemoveTerms; amount: bigint },
) {
  const plan = fixture.plan(token, fixture.firstOwner, terms) as RemovePlan
  const { holdings: before } = await fixture.market(token, fixture.firstOwner)
  const intent = createUnwrapIntent(fixture.config, plan, { amount, summary: '' })
  const { gasUsed, effectiveGasPrice } = await fixture.sendIntent(intent)
  const { holdings: after } = await fixture.market(token, fixture.firstOwner)
  return {
    spent: before.wrappedCoin - after.wrappedCoin,
    received: after.coin - before.coin + gasUsed * effectiveGasPrice,
  }
}
