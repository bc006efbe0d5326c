import {
  liquidityGeneratorTokenAbi as abi,
  simulateLiquidityGeneratorTokenLowerFees,
  writeLiquidityGeneratorTokenLowerFees,
} from '@saleyard/generated'
import { encodeFunctionData } from 'viem'
import type { LowerFeesCall } from '@/features/token-create/console/fees/lower-fees.tsx'
import { pickFees } from '@/features/token-create/console/fees/pick-fees.ts'
import { toTokenCall } from '@/features/token-create/console/to-token-call.ts'

/** Lowers the fees of a Liquidity Generator token. It throws `TaxedToken_FeeRaised` or `OwnableUnauthorizedAccount` in `simulate`. */
export const lowerLiquidityGeneratorFees: LowerFeesCall = (config, context, fees) => {
  const args = [pickFees(fees, ['charityBps', 'liquidityFeeBps', 'taxFeeBps'])] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
    simulate: () => simulateLiquidityGeneratorTokenLowerFees(config, { ...context, args }),
    write: () => writeLiquidityGeneratorTokenLowerFees(config, { ...context, args }),
  })
}
