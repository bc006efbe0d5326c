import { Buyback } from '../../console/buyback/buyback'
import type { KindConsoleProps } from '../../console/console-props'
import { LowerFees } from '../../console/fees/lower-fees'
import { lowerBuybackBabyFees } from './lower-fees'

export function BuybackBabyConsole(props: KindConsoleProps) {
  return (
    <>
      {props.isOwner && <LowerFees {...props} lower={lowerBuybackBabyFees} />}
      <Buyback {...props} />
    </>
  )
}
