// Shows what the owner of a Buyback Baby token can do beyond what all owners can.
import { LowerFees } from '@/features/tokens/manage/lower-fees.tsx'
import type { KindConsoleProps } from '@/features/tokens/manage/token-action.ts'
import { lowerBuybackBabyFees } from './lower-fees.ts'

export function BuybackBabyConsole(props: KindConsoleProps) {
  return props.isOwner ? <LowerFees {...props} lower={lowerBuybackBabyFees} /> : null
}
