// Builds the call that lowers the fees of a Liquidity Generator token.
import { simulateLiquidityGeneratorTokenLowerFees, writeLiquidityGeneratorTokenLowerFees } from '@saleyard/generated'
import { liquidityGeneratorTokenAbi as abi } from '@saleyard/generated/abis'
import { encodeFunctionData } from 'viem'
import { pickFees } from '@/features/tokens/manage/fees.ts'
import type { LowerFeesCall } from '@/features/tokens/manage/lower-fees.tsx'
import { toTokenCall } from '@/features/tokens/manage/token-call.ts'

/**
 * Lowers the fees of a Liquidity Generator token. In `simulate` it throws `TaxedToken_FeeRaised`, `TaxedToken_PayeePartRaised` or
 * `OwnableUnauthorizedAccount`.
 */
export const lowerLiquidityGeneratorFees: LowerFeesCall = (config, context, fees) => {
  const args = [pickFees(fees, ['charityBps', 'liquidityFeeBps', 'taxFeeBps'])] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
    simulate: () => simulateLiquidityGeneratorTokenLowerFees(config, { ...context, args }),
    write: () => writeLiquidityGeneratorTokenLowerFees(config, { ...context, args }),
  })
}
