// Shows what the owner of a Liquidity Generator token can do beyond what all owners can, and builds the call that lowers its fees.

import { simulateLiquidityGeneratorTokenLowerFees, writeLiquidityGeneratorTokenLowerFees } from '@saleyard/generated'
import { liquidityGeneratorTokenAbi as abi } from '@saleyard/generated/abis'
import { encodeFunctionData } from 'viem'
import { pickFees } from '@/features/tokens/manage/fees.ts'
import { LowerFees, type LowerFeesCall } from '@/features/tokens/manage/lower-fees.tsx'
import type { KindConsoleProps } from '@/features/tokens/manage/token-action.ts'
import { toTokenCall } from '@/features/tokens/manage/token-call.ts'

export function LiquidityGeneratorConsole(props: KindConsoleProps) {
  return props.isOwner ? <LowerFees {...props} lower={lowerLiquidityGeneratorFees} /> : null
}

/** Lowers the fees of a Liquidity Generator token. It throws `TaxedToken_FeeRaised` or `OwnableUnauthorizedAccount` in `simulate`. */
export const lowerLiquidityGeneratorFees: LowerFeesCall = (config, context, fees) => {
  const args = [pickFees(fees, ['charityBps', 'liquidityFeeBps', 'taxFeeBps'])] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
    simulate: () => simulateLiquidityGeneratorTokenLowerFees(config, { ...context, args }),
    write: () => writeLiquidityGeneratorTokenLowerFees(config, { ...context, args }),
  })
}
