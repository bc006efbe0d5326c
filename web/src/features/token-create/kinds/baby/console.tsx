import type { KindConsoleProps } from '@/features/token-create/console/console-props.ts'
import { LowerFees } from '@/features/token-create/console/fees/lower-fees.tsx'
import { lowerBabyFees } from './lower-fees.ts'

export function BabyConsole(props: KindConsoleProps) {
  return props.isOwner ? <LowerFees {...props} lower={lowerBabyFees} /> : null
}
