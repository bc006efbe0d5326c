import type { KindConsoleProps } from '@/features/token-create/console/console-props.ts'
import { LowerFees } from '@/features/token-create/console/fees/lower-fees.tsx'
import { lowerLiquidityGeneratorFees } from './lower-fees.ts'

export function LiquidityGeneratorConsole(props: KindConsoleProps) {
  return props.isOwner ? <LowerFees {...props} lower={lowerLiquidityGeneratorFees} /> : null
}
