import {
  buybackBabyTokenAbi as abi,
  simulateBuybackBabyTokenLowerFees,
  writeBuybackBabyTokenLowerFees,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { LowerFeesCall } from '../../console/fees/lower-fees'
import { pickFees } from '../../console/fees/pick-fees'
import { toTokenCall } from '../../console/to-token-call'

/** Lowers the fees of a Buyback Baby token. It throws `TaxedToken_FeeRaised` or `OwnableUnauthorizedAccount` in `simulate`. */
export const lowerBuybackBabyFees: LowerFeesCall = (config, context, fees) => {
  const args = [pickFees(fees, ['buyBackFeeBps', 'liquidityFeeBps', 'marketingFeeBps', 'reflectionFeeBps'])] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
    simulate: () => simulateBuybackBabyTokenLowerFees(config, { ...context, args }),
    write: () => writeBuybackBabyTokenLowerFees(config, { ...context, args }),
  })
}
