import {
  liquidityGeneratorTokenAbi as abi,
  simulateLiquidityGeneratorTokenLowerFees,
  writeLiquidityGeneratorTokenLowerFees,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { LowerFeesCall } from '../../console/fees/lower-fees'
import { pickFees } from '../../console/fees/pick-fees'
import { toTokenCall } from '../../console/to-token-call'

/** Lowers the fees of a Liquidity Generator token. It throws `TaxedToken_FeeRaised` or `OwnableUnauthorizedAccount` in `simulate`. */
export const lowerLiquidityGeneratorFees: LowerFeesCall = (config, context, fees) => {
  const args = [pickFees(fees, ['charityBps', 'liquidityFeeBps', 'taxFeeBps'])] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
    simulate: () => simulateLiquidityGeneratorTokenLowerFees(config, { ...context, args }),
    write: () => writeLiquidityGeneratorTokenLowerFees(config, { ...context, args }),
  })
}
