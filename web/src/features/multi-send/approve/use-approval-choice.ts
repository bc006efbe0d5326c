import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfig } from 'wagmi'
import type { ApprovalWay } from '@/features/multi-send/core/permit-types.ts'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import { type ApprovalOffer, chooseApproval } from './choose-approval.ts'
import { readApprovalFacts } from './read-approval-facts.ts'

type UseApprovalChoiceParameters = {
  /** Undefined while it is being made. */
  plan: Plan | undefined
  /** Of MultiSender, base units. */
  allowance: bigint
  /** When the plan was made: another plan is looked at anew. */
  madeAt: number
}

export type ApprovalChoice = {
  /** Empty while they are looked for, and where nothing has to be approved. */
  offers: ApprovalOffer[]
  /** Undefined where nothing has to be approved. */
  way: ApprovalWay | undefined
  onWay: (way: ApprovalWay) => void
}

/** The ways of approving that a plan has. Until all are known, and unless another is chosen, the approval is exact. */
export function useApprovalChoice({ plan, allowance, madeAt }: UseApprovalChoiceParameters): ApprovalChoice {
  const config = useConfig()
  const [chosen, setChosen] = useState<ApprovalWay>('exact')
  const { data } = useQuery({
    queryKey: ['multi-send-approval-facts', plan?.runNonce, madeAt],
    queryFn: () => {
      if (!plan) throw new Error('No plan')
      return readApprovalFacts(config, { plan, allowance })
    },
    enabled: plan?.asset.kind === 'erc20' && plan.route !== 'plainToken' && allowance < plan.total,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const offers = plan && data ? chooseApproval(data) : []
  const isPossible = offers.some(({ way, isOffered }) => way === chosen && isOffered)
  return { offers, way: offers.length === 0 ? undefined : isPossible ? chosen : 'exact', onWay: setChosen }
}
