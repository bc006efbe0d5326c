import { babyTokenAbi } from '@saleyard/generated'
import { type Address, isAddressEqual, type Log, parseEventLogs } from 'viem'

export type ClaimOutcome = {
  /** How many were paid. */
  paid: number
  /** Who had earned something and could not be paid, in the order of the list. */
  skipped: Address[]
}

/** What a claim for a list came to, by the token's own events; whoever has earned nothing has none. */
export function readClaimOutcome(logs: Log[], token: Address): ClaimOutcome {
  const events = parseEventLogs({ abi: babyTokenAbi, eventName: ['Claimed', 'ClaimSkipped'], logs }).filter(
    ({ address }) => isAddressEqual(address, token),
  )
  const skipped = events.flatMap(({ eventName, args }) => (eventName === 'ClaimSkipped' ? [args.holder] : []))
  return { paid: events.length - skipped.length, skipped }
}
