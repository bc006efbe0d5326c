import type { KindConsoleProps } from '../../console/console-props'
import { LowerFees } from '../../console/fees/lower-fees'
import { lowerLiquidityGeneratorFees } from './lower-fees'

export function LiquidityGeneratorConsole(props: KindConsoleProps) {
  return props.isOwner ? <LowerFees {...props} lower={lowerLiquidityGeneratorFees} /> : null
}
