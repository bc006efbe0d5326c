// Finds what holders of a token should know that no contract promises.
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { FeeField, TaxedFacts } from '@/features/tokens/kinds/saleyard-token.ts'
import type { TaxedToken } from '@/features/tokens/manage/token-action.ts'
import type { LiquidityParts } from './read-liquidity.ts'

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
