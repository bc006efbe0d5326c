// Lists the ways of giving MultiSender its permission, with a reason for each that is not possible.

import { type ApprovalWay, approvalWays } from '@saleyard/send/plan/permit-types.ts'
import type { Route } from '@saleyard/send/plan/types.ts'
import type { NoPermitReason } from '@/features/multi-send/approve/permit.ts'
import type { NoPermit2Reason } from '@/features/multi-send/approve/permit2.ts'

/** Why a way is not offered. The page has a sentence for each. */
export const noApprovalReasons = [
  'noPermit',
  'otherPermit',
  'otherDomain',
  'accountHasCode',
  'cannotSign',
  'noPermit2',
  'notAllowed',
  'notPulled', // Permit2 needs the route that takes the total once
  'severalBatches', // {count}
  'noAtomicCalls',
  'unreadable', // it could not be found out
] as const
export type NoApprovalReason = (typeof noApprovalReasons)[number]

export type ApprovalFacts = {
  route: Route
  /** Batches of the plan. */
  batches: number
  /** Of MultiSender; and what the run needs. Base units. */
  allowance: bigint
  total: bigint
  /** `unreadable` where the network did not say. */
  permit: 'possible' | NoPermitReason | 'unreadable'
  permit2: 'possible' | NoPermit2Reason | 'unreadable'
  /** What the wallet says of EIP-5792's `atomic` on this chain. */
  atomic: 'supported' | 'ready' | 'unsupported' | 'unreadable'
}

export type ApprovalOffer =
  | { way: ApprovalWay; isOffered: true }
  | { way: ApprovalWay; isOffered: false; reason: NoApprovalReason }

/**
 * The ways of giving MultiSender its permission, in the order to show, with the reason where one is not possible. The first is
 * the one to start with; unlimited is always last, and never chosen for the user.
 *
 * @returns None when nothing has to be approved.
 */
export function chooseApproval(facts: ApprovalFacts): ApprovalOffer[] {
  const isToken = facts.route === 'tokenFrom' || facts.route === 'tokenPull'
  if (!isToken || facts.allowance >= facts.total) return []
  return approvalWays.map((way) => {
    const reason = obstacles[way](facts)
    return reason ? { way, isOffered: false, reason } : { way, isOffered: true }
  })
}

const obstacles: Record<ApprovalWay, (facts: ApprovalFacts) => NoApprovalReason | undefined> = {
  exact: () => undefined,
  permit: ({ permit }) => (permit === 'possible' ? undefined : permit),
  permit2: ({ permit2, route, batches }) => {
    if (permit2 !== 'possible') return permit2
    if (route !== 'tokenPull') return 'notPulled'
    return batches === 1 ? undefined : 'severalBatches'
  },
  calls: ({ atomic }) => {
    if (atomic === 'unreadable') return atomic
    return atomic === 'unsupported' ? 'noAtomicCalls' : undefined
  },
  unlimited: () => undefined,
}
