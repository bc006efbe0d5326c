// Shows what the owner of a Buyback Baby token can do beyond what all owners can, and builds the call that lowers its fees.

import { simulateBuybackBabyTokenLowerFees, writeBuybackBabyTokenLowerFees } from '@saleyard/generated'
import { buybackBabyTokenAbi as abi } from '@saleyard/generated/abis'
import { encodeFunctionData } from 'viem'
import { Buyback } from '@/features/tokens/manage/buyback.tsx'
import { pickFees } from '@/features/tokens/manage/fees.ts'
import { LowerFees, type LowerFeesCall } from '@/features/tokens/manage/lower-fees.tsx'
import type { KindConsoleProps } from '@/features/tokens/manage/token-action.ts'
import { toTokenCall } from '@/features/tokens/manage/token-call.ts'

export function BuybackBabyConsole(props: KindConsoleProps) {
  return (
    <>
      {props.isOwner && <LowerFees {...props} lower={lowerBuybackBabyFees} />}
      <Buyback {...props} />
    </>
  )
}

/** Lowers the fees of a Buyback Baby token. It throws `TaxedToken_FeeRaised` or `OwnableUnauthorizedAccount` in `simulate`. */
export const lowerBuybackBabyFees: LowerFeesCall = (config, context, fees) => {
  const args = [pickFees(fees, ['buyBackFeeBps', 'liquidityFeeBps', 'marketingFeeBps', 'reflectionFeeBps'])] as const
  return toTokenCall(config, context, {
    data: encodeFunctionData({ abi, functionName: 'lowerFees', args }),
    simulate: () => simulateBuybackBabyTokenLowerFees(config, { ...context, args }),
    write: () => writeBuybackBabyTokenLowerFees(config, { ...context, args }),
  })
}
