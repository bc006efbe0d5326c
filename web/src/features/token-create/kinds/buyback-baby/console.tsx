import { Buyback } from '@/features/token-create/console/buyback/buyback.tsx'
import type { KindConsoleProps } from '@/features/token-create/console/console-props.ts'
import { LowerFees } from '@/features/token-create/console/fees/lower-fees.tsx'
import { lowerBuybackBabyFees } from './lower-fees.ts'

export function BuybackBabyConsole(props: KindConsoleProps) {
  return (
    <>
      {props.isOwner && <LowerFees {...props} lower={lowerBuybackBabyFees} />}
      <Buyback {...props} />
    </>
  )
}
