import { babyTokenAbi as abi, simulateBabyTokenLowerFees, writeBabyTokenLowerFees } from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { LowerFeesCall } from '@/features/token-create/console/fees/lower-fees.tsx'
import { pickFees } from '@/features/token-create/console/fees/pick-fees.ts'
import { toTokenCall } from '@/features/token-create/console/to-token-call.ts'

/** Lowers the fees of a Baby token. It throws `TaxedToken_FeeRaised` or `OwnableUnauthorizedAccount` in `simulate`. */
export const lowerBabyFees: LowerFeesCall = (config, context, fees) => {
  const args = [pickFees(fees, ['liquidityFeeBps', 'marketingFeeBps', 'tokenRewardFeeBps'])] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
    simulate: () => simulateBabyTokenLowerFees(config, { ...context, args }),
    write: () => writeBabyTokenLowerFees(config, { ...context, args }),
  })
}
