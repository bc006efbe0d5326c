import type { KindConsoleProps } from '../../console/console-props'
import { LowerFees } from '../../console/fees/lower-fees'
import { lowerBabyFees } from './lower-fees'

export function BabyConsole(props: KindConsoleProps) {
  return props.isOwner ? <LowerFees {...props} lower={lowerBabyFees} /> : null
}
