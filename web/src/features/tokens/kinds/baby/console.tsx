// Shows what the owner of a Baby token can do beyond what all owners can.
import { LowerFees } from '@/features/tokens/manage/lower-fees.tsx'
import type { KindConsoleProps } from '@/features/tokens/manage/token-action.ts'
import { lowerBabyFees } from './lower-fees.ts'

export function BabyConsole(props: KindConsoleProps) {
  return props.isOwner ? <LowerFees {...props} lower={lowerBabyFees} /> : null
}
