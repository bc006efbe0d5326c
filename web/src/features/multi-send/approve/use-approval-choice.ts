// Reads which ways of approving a plan has, and holds the user's choice.

import { orAbort } from '@saleyard/chain/abort.ts'
import { type ApprovalFacts, type ApprovalOffer, chooseApproval } from '@saleyard/send/approve/choose-approval.ts'
import type { Atomic } from '@saleyard/send/calls/bundle.ts'
import type { ApprovalWay } from '@saleyard/send/plan/permit-types.ts'
import { usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Config, useConfig } from 'wagmi'
import { readAtomic } from '@/lib/wallet/requests/read-atomic.ts'
import { readPermit } from './permit.ts'
import { readPermit2 } from './permit2.ts'

type UseApprovalChoiceParameters = {
  /** Undefined while planning. */
  plan: Plan | undefined
  /** MultiSender's allowance, in base units. */
  allowance: bigint
  /** For a Safe: its wallet takes several calls as one proposal. */
  takesCalls?: boolean
  /** When the plan was made: another plan is read again. */
  madeAt: number
}

export type ApprovalChoiceState = {
  /** Empty while they are being read, and if nothing has to be approved. */
  offers: ApprovalOffer[]
  /** Undefined if nothing has to be approved. */
  way: ApprovalWay | undefined
  onWay: (way: ApprovalWay) => void
}

/** Offers a plan's ways of approving. The approval is exact until all are known, or the user chooses another. */
export function useApprovalChoice({
  plan,
  allowance,
  takesCalls = false,
  madeAt,
}: UseApprovalChoiceParameters): ApprovalChoiceState {
  const config = useConfig()
  const [chosen, setChosen] = useState<ApprovalWay>('exact')
  // No generated hook: facts about three ways of approving, each of which may fail alone.
  const { data } = useQuery({
    queryKey: ['multi-send-approval-facts', plan?.runNonce, madeAt],
    queryFn: () => {
      if (!plan) throw new Error('No plan')
      return readApprovalFacts(config, { plan, allowance })
    },
    enabled: plan !== undefined && !plan.isSafe && usesAllowance(plan.route) && allowance < plan.total,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const facts = plan?.isSafe ? listSafeFacts(plan, allowance, takesCalls) : data
  const offers = plan && facts ? chooseApproval(facts) : []
  const possible = offers.filter(({ isOffered }) => isOffered)
  // The first one is the default.
  const { way } = possible.find((offer) => offer.way === chosen) ?? possible[0] ?? {}
  return { offers, way, onWay: setChosen }
}

/** A Safe signs for no token, so that nothing has to be read. */
function listSafeFacts({ route, batches, total }: Plan, allowance: bigint, takesCalls: boolean): ApprovalFacts {
  const atomic = takesCalls ? 'supported' : 'unsupported'
  const none = { permit: 'accountHasCode', permit2: 'accountHasCode' } as const
  return { route, batches: batches.length, allowance, total, ...none, atomic, isSafe: true }
}

type ReadApprovalFactsParameters = {
  plan: Plan
  /** MultiSender's allowance, in base units. */
  allowance: bigint
}

/** In milliseconds: the wait for the wallet's capabilities; some wallets never answer. */
const walletTimeout = 5_000

/** Reads the facts that decide about the ways of approving. A failed read makes only its own way impossible. */
async function readApprovalFacts(
  config: Config,
  { plan, allowance }: ReadApprovalFactsParameters,
): Promise<ApprovalFacts> {
  const { route, asset, total, chainId, sender: owner } = plan
  const known = { route, batches: plan.batches.length, allowance, total }
  if (asset.kind !== 'erc20') return { ...known, permit: 'noPermit', permit2: 'noPermit2', atomic: 'unsupported' }
  const parameters = { chainId, token: asset.token, owner }
  const [permit, permit2, atomic] = await Promise.all([
    unreadableOnError(async () => toSupport(await readPermit(config, parameters))),
    unreadableOnError(async () => toSupport(await readPermit2(config, { ...parameters, needed: total }))),
    unreadableOnError<Atomic>(() => orAbort(readAtomic(config, chainId), AbortSignal.timeout(walletTimeout))),
  ])
  return { ...known, permit, permit2, atomic }
}

function toSupport<Reason>(facts: { isPossible: true } | { isPossible: false; reason: Reason }): 'possible' | Reason {
  return facts.isPossible ? 'possible' : facts.reason
}

async function unreadableOnError<Support>(read: () => Promise<Support>): Promise<Support | 'unreadable'> {
  return read().catch(() => 'unreadable' as const)
}
