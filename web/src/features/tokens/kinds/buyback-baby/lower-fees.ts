// Builds the call that lowers the fees of a Buyback Baby token.
import { simulateBuybackBabyTokenLowerFees, writeBuybackBabyTokenLowerFees } from '@saleyard/generated'
import { buybackBabyTokenAbi as abi } from '@saleyard/generated/abis'
import { encodeFunctionData } from 'viem'
import { pickFees } from '@/features/tokens/manage/fees.ts'
import type { LowerFeesCall } from '@/features/tokens/manage/lower-fees.tsx'
import { toTokenCall } from '@/features/tokens/manage/token-call.ts'

/**
 * Lowers the fees of a Buyback Baby token. In `simulate` it throws `TaxedToken_FeeRaised`, `TaxedToken_PayeePartRaised` or
 * `OwnableUnauthorizedAccount`.
 */
export const lowerBuybackBabyFees: LowerFeesCall = (config, context, fees) => {
  const args = [pickFees(fees, ['buyBackFeeBps', 'liquidityFeeBps', 'marketingFeeBps', 'reflectionFeeBps'])] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
    simulate: () => simulateBuybackBabyTokenLowerFees(config, { ...context, args }),
    write: () => writeBuybackBabyTokenLowerFees(config, { ...context, args }),
  })
}
