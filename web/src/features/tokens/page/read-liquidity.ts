// Reads who can take out the liquidity of a token, and finds what its holders should know that no contract promises.
import { readUniswapV2PairBalanceOf, readUniswapV2PairTotalSupply } from '@saleyard/generated'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { Config } from 'wagmi'
import { untrustedCallGas } from '@/features/tokens/create/checks/untrusted-call.ts'
import { deadAddress } from '@/features/tokens/create/identity/address.ts'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { FeeField, TaxedFacts } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'

type Holding = { holder: Address; units: bigint }

/** Units of liquidity of a pair, by what can become of them. */
export type LiquidityParts = {
  supply: bigint
  /** At addresses without an owner: no account can take it out. */
  burnt: bigint
  /** With holders that release it later. */
  locked: bigint
  /** With holders that can take it out at any time; includes what the first owner has. */
  free: bigint
  firstOwner: bigint
}

/** Holders that have no key. The pair mints its first thousand units to the zero address. */
const burnHolders: readonly Address[] = [zeroAddress, deadAddress]

type SplitLiquidityParameters = {
  supply: bigint
  /** One for each holder that is known; others have the rest. */
  holdings: readonly Holding[]
  firstOwner: Address
  /** Contracts that release liquidity at a later date. */
  lockedHolders: readonly Address[]
  /** What these contracts would release now: it is free. */
  releasable?: bigint
}

/** Splits the liquidity of a pair by what can become of it. */
export function splitLiquidity({
  supply,
  holdings,
  firstOwner,
  lockedHolders,
  releasable = 0n,
}: SplitLiquidityParameters): LiquidityParts {
  const sumOf = (holders: readonly Address[]) =>
    holdings
      .filter(({ holder }) => holders.some((one) => isAddressEqual(one, holder)))
      .reduce((sum, { units }) => sum + units, 0n)
  const burnt = sumOf(burnHolders)
  const kept = sumOf(lockedHolders.filter((holder) => !burnHolders.some((burn) => isAddressEqual(burn, holder))))
  const locked = kept > releasable ? kept - releasable : 0n
  return { supply, burnt, locked, free: supply - burnt - locked, firstOwner: sumOf([firstOwner]) }
}

type ReadLiquidityParameters = {
  chainId: number
  pair: Address
  firstOwner: Address
  lockedHolders?: readonly Address[]
  releasable?: bigint
}

/**
 * Reads where the liquidity of a pair is.
 *
 * @throws The network's error, also if the pair does not answer.
 */
export async function readLiquidity(
  config: Config,
  { chainId, pair, firstOwner, lockedHolders = [], releasable = 0n }: ReadLiquidityParameters,
): Promise<LiquidityParts> {
  const at = { chainId, address: pair, gas: untrustedCallGas } as const
  const holders = distinct([...burnHolders, ...lockedHolders, firstOwner])
  const [supply, ...units] = await Promise.all([
    readUniswapV2PairTotalSupply(config, at),
    ...holders.map((holder) => readUniswapV2PairBalanceOf(config, { ...at, args: [holder] })),
  ])
  const holdings = holders.map((holder, index) => ({ holder, units: units[index] ?? 0n }))
  return splitLiquidity({ supply, holdings, firstOwner, lockedHolders, releasable })
}

/** Each address once, however it is written. */
function distinct(addresses: readonly Address[]): Address[] {
  return addresses.filter((one, index) => addresses.findIndex((other) => isAddressEqual(one, other)) === index)
}

/** Keys of the sentences in `tokenPage.trust`. */
type Risk = 'firstOwnerContract' | 'liquidityFree' | 'liquidityReflects'

type FindRisksParameters = { isFirstOwnerContract: boolean; liquidity: LiquidityParts }

/**
 * Finds the risks of a token with fees. A contract as first owner can trade free of fees for others, as long as there are
 * fees. Liquidity that is neither burnt nor locked can be taken out; where a fee is reflected, the first owner can take it
 * out around a transfer, and earns the pool's part of the reflection.
 */
export function findRisks(
  { kind, taxed }: Pick<TaxedToken, 'kind'> & { taxed: Pick<TaxedFacts, 'fees'> },
  { isFirstOwnerContract, liquidity }: FindRisksParameters,
): Risk[] {
  const feeFields: readonly FeeField[] = kinds[kind].feeFields
  const bpsOf = ({ component }: FeeField) => taxed.fees[component] ?? 0
  const isReflecting = feeFields.some((fee) => fee.purpose === 'reflection' && bpsOf(fee) > 0)
  const risks: [Risk, boolean][] = [
    ['firstOwnerContract', isFirstOwnerContract && feeFields.some((fee) => bpsOf(fee) > 0)],
    ['liquidityFree', liquidity.free > 0n],
    ['liquidityReflects', liquidity.firstOwner > 0n && isReflecting],
  ]
  return risks.flatMap(([risk, isPresent]) => (isPresent ? [risk] : []))
}
