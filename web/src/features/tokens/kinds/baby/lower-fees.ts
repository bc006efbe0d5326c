// Builds the call that lowers the fees of a Baby token.
import { simulateBabyTokenLowerFees, writeBabyTokenLowerFees } from '@saleyard/generated'
import { babyTokenAbi as abi } from '@saleyard/generated/abis'
import { encodeFunctionData } from 'viem'
import { pickFees } from '@/features/tokens/manage/fees.ts'
import type { LowerFeesCall } from '@/features/tokens/manage/lower-fees.tsx'
import { toTokenCall } from '@/features/tokens/manage/token-call.ts'

/**
 * Lowers the fees of a Baby token. In `simulate` it throws `TaxedToken_FeeRaised`, `TaxedToken_PayeePartRaised` or
 * `OwnableUnauthorizedAccount`.
 */
export const lowerBabyFees: LowerFeesCall = (config, context, fees) => {
  const args = [pickFees(fees, ['liquidityFeeBps', 'marketingFeeBps', 'tokenRewardFeeBps'])] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
    simulate: () => simulateBabyTokenLowerFees(config, { ...context, args }),
    write: () => writeBabyTokenLowerFees(config, { ...context, args }),
  })
}
