import { useMutation, useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { useConfig } from 'wagmi'
import { giveApproval } from '@/features/multi-send/approve/give-approval.ts'
import { type ApprovalChoice, useApprovalChoice } from '@/features/multi-send/approve/use-approval-choice.ts'
import type { SendMode } from '@/features/multi-send/core/plan-types.ts'
import type { ListSummary } from '@/features/multi-send/list/types.ts'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'
import { type SentBefore, useSentBefore } from '@/features/multi-send/review/sent-before/use-sent-before.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { defaultGasCap } from '@/features/multi-send/state/multi-send-state.ts'
import { type MadePlan, makePlan } from './make-plan.ts'
import { type Preflight, runPreflight } from './run-preflight.ts'
import { storePlan } from './store-plan.ts'

type UseReviewParameters = {
  list: ListSummary
  asset: Asset
  runNonce: Hex
  /** Undefined while the gas cap is malformed. */
  mode: SendMode | undefined
  onStored: () => void
}

export type UseReviewReturnType = {
  made: MadePlan | undefined
  preflight: Preflight | undefined
  approval: ApprovalChoice
  sentBefore: SentBefore
  planError: unknown
  storeError: unknown
  isSaving: boolean
  makeAgain: () => void
  store: () => void
}

/** Makes a plan, tries it, and stores it when told so. A plan is never taken from a cache. */
export function useReview({ list, asset, runNonce, mode, onStored }: UseReviewParameters): UseReviewReturnType {
  const config = useConfig()
  const service = useListService()
  const chainId = asset.chain.id
  const gasCap = mode?.kind === 'skip' ? mode.gasCap : defaultGasCap
  const frozen = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false, retry: false } as const

  const planning = useQuery({
    ...frozen,
    queryKey: ['multi-send-plan', runNonce, mode?.kind, String(gasCap)],
    queryFn: () => {
      if (!mode) throw new Error('No mode')
      return makePlan(config, service, {
        chainId,
        sender: asset.account as Address,
        token: asset.token,
        mode,
        gasCap,
        runNonce,
        list,
      })
    },
    enabled: mode !== undefined,
  })
  const made = planning.isFetching ? undefined : planning.data
  const trial = useQuery({
    ...frozen,
    queryKey: ['multi-send-preflight', runNonce, mode?.kind, String(gasCap), planning.dataUpdatedAt],
    queryFn: () => {
      if (!made?.plan) throw new Error('No plan')
      const { plan, allowance } = made
      return runPreflight(config.getClient({ chainId }), service, { plan, revision: list.revision, gasCap, allowance })
    },
    enabled: made?.plan !== undefined && made.missing === undefined,
  })
  const approval = useApprovalChoice({
    plan: made?.plan,
    allowance: made?.allowance ?? 0n,
    madeAt: planning.dataUpdatedAt,
  })
  const sentBefore = useSentBefore({ list, asset })
  const storing = useMutation({
    mutationFn: async () => {
      // What was read before the press may be minutes old: another window may have sent the list since.
      if (!made?.plan || !(await sentBefore.look())) return false
      const { revision } = list
      const { agreedRuns } = sentBefore
      const plan = await giveApproval(config, service, { plan: made.plan, revision, way: approval.way })
      const inTheWay = await storePlan(config, service, {
        plan,
        revision,
        asset,
        allowance: made.allowance,
        agreedRuns,
      })
      if (inTheWay.length > 0) sentBefore.show(inTheWay)
      return inTheWay.length === 0
    },
    onSuccess: (isStored) => {
      if (isStored) onStored()
    },
  })

  return {
    made,
    preflight: trial.data,
    approval: {
      ...approval,
      onWay: (way) => {
        storing.reset()
        approval.onWay(way)
      },
    },
    sentBefore,
    planError: planning.isFetching ? undefined : planning.error,
    storeError: storing.error,
    isSaving: storing.isPending,
    makeAgain: () => {
      storing.reset()
      void planning.refetch()
      if (sentBefore.elsewhere === 'unread') sentBefore.checkAgain()
    },
    store: () => storing.mutate(),
  }
}
