// Shows what the owner of a Liquidity Generator token can do beyond what all owners can.
import { LowerFees } from '@/features/tokens/manage/lower-fees.tsx'
import type { KindConsoleProps } from '@/features/tokens/manage/token-action.ts'
import { lowerLiquidityGeneratorFees } from './lower-fees.ts'

export function LiquidityGeneratorConsole(props: KindConsoleProps) {
  return props.isOwner ? <LowerFees {...props} lower={lowerLiquidityGeneratorFees} /> : null
}
