// Lists the ways of approving MultiSender, with a reason for each that is not possible.
import { type ApprovalWay, approvalWays } from '@saleyard/send/plan/permit-types.ts'
import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { Route } from '@saleyard/send/plan/types.ts'

/** Reasons why a way is not offered. The page has a sentence for each. */
export const noApprovalReasons = [
  'noPermit',
  'otherPermit',
  'otherDomain',
  'accountHasCode',
  'cannotSign',
  'noPermit2',
  'notAllowed',
  'notPulled', // Permit2 needs the route that pulls the total once
  'severalBatches', // {count}
  'noAtomicCalls',
  'safe', // a Safe signs for no token: its owners sign an approval with each batch, or one before
  'unreadable', // the facts could not be read
] as const
export type NoApprovalReason = (typeof noApprovalReasons)[number]

/**
 * `noPermit`: the token has none. `otherPermit`: the token's differs from EIP-2612, like DAI's. `otherDomain`: its
 * domain separator has no known form. `accountHasCode`: the owner is a contract, or delegated by EIP-7702.
 * `cannotSign`: the wallet cannot sign typed data.
 */
export type NoPermitReason = 'noPermit' | 'otherPermit' | 'otherDomain' | 'accountHasCode' | 'cannotSign'

/**
 * `noPermit2`: this chain has no Permit2. `notAllowed`: Permit2's allowance from the owner is too low.
 * `accountHasCode`, `cannotSign`: as for a permit.
 */
export type NoPermit2Reason = 'noPermit2' | 'notAllowed' | 'accountHasCode' | 'cannotSign'

export type ApprovalFacts = {
  route: Route
  /** Number of batches of the plan. */
  batches: number
  /** MultiSender's allowance, in base units. `total` is what the run needs. */
  allowance: bigint
  total: bigint
  /** `unreadable` if the network does not answer. */
  permit: 'possible' | NoPermitReason | 'unreadable'
  permit2: 'possible' | NoPermit2Reason | 'unreadable'
  /** The wallet's `atomic` capability on this chain (EIP-5792). */
  atomic: 'supported' | 'ready' | 'unsupported' | 'unreadable'
  /** The owner is a Safe: where its wallet takes several calls, each batch approves exactly its total. */
  isSafe?: boolean
}

export type ApprovalOffer =
  | { way: ApprovalWay; isOffered: true }
  | { way: ApprovalWay; isOffered: false; reason: NoApprovalReason }

/**
 * Lists the ways of approving in display order, with the reason if one is not possible. The first is the default;
 * unlimited is always last, and never chosen for the user. Of a Safe there is one way, whatever it has approved already: that
 * may be used up or taken back before, and the plan has to say whether each batch carries its approval.
 *
 * @returns An empty list when nothing has to be approved.
 */
export function chooseApproval(facts: ApprovalFacts): ApprovalOffer[] {
  if (!usesAllowance(facts.route)) return []
  if (facts.isSafe) return chooseInSafe(facts)
  if (facts.allowance >= facts.total) return []
  return approvalWays.map((way) => {
    const reason = obstacles[way](facts)
    return reason ? { way, isOffered: false, reason } : { way, isOffered: true }
  })
}

function chooseInSafe({ atomic }: ApprovalFacts): ApprovalOffer[] {
  const isTogether = atomic === 'supported' || atomic === 'ready'
  const chosen = isTogether ? 'calls' : 'exact'
  const others = approvalWays.filter((way) => way !== 'exact' && way !== 'calls')
  return [
    { way: chosen, isOffered: true },
    ...(isTogether ? [] : [{ way: 'calls', isOffered: false, reason: 'noAtomicCalls' } as const]),
    ...others.map((way): ApprovalOffer => ({ way, isOffered: false, reason: 'safe' })),
  ]
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
