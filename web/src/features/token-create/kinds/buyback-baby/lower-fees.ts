import {
  buybackBabyTokenAbi as abi,
  simulateBuybackBabyTokenLowerFees,
  writeBuybackBabyTokenLowerFees,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { LowerFeesCall } from '@/features/token-create/console/fees/lower-fees.tsx'
import { pickFees } from '@/features/token-create/console/fees/pick-fees.ts'
import { toTokenCall } from '@/features/token-create/console/to-token-call.ts'

/** Lowers the fees of a Buyback Baby token. It throws `TaxedToken_FeeRaised` or `OwnableUnauthorizedAccount` in `simulate`. */
export const lowerBuybackBabyFees: LowerFeesCall = (config, context, fees) => {
  const args = [pickFees(fees, ['buyBackFeeBps', 'liquidityFeeBps', 'marketingFeeBps', 'reflectionFeeBps'])] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
    simulate: () => simulateBuybackBabyTokenLowerFees(config, { ...context, args }),
    write: () => writeBuybackBabyTokenLowerFees(config, { ...context, args }),
  })
}
