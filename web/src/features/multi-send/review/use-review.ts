// Makes a plan, simulates it, and stores it with its list when the user goes on.

import type { Plan, SendMode } from '@saleyard/send/plan/types.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import { startRun } from '@saleyard/send/run/store-run.ts'
import type { RunMatch, StoredRun } from '@saleyard/send/run/types.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { saveAllowanceBefore } from '@/features/multi-send/approve/allowance-store.ts'
import { giveApproval } from '@/features/multi-send/approve/give-approval.ts'
import { type ApprovalChoice, useApprovalChoice } from '@/features/multi-send/approve/use-approval-choice.ts'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { ListService, ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { defaultGasCap } from '@/features/multi-send/multi-send-state.ts'
import { type SentBefore, useSentBefore } from '@/features/multi-send/review/sent-before/use-sent-before.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { type MadePlan, makePlan } from './make-plan.ts'
import { type Preflight, runPreflight } from './run-preflight.ts'

type UseReviewParameters = {
  list: ListSummary
  asset: Asset
  runNonce: Hex
  /** Undefined while the gas cap is malformed. */
  mode: SendMode | undefined
  onStored: () => void
}

type UseReviewReturnType = {
  made: MadePlan | undefined
  preflight: Preflight | undefined
  approval: ApprovalChoice
  sentBefore: SentBefore
  planError: unknown
  storeError: unknown
  isSaving: boolean
  replan: () => void
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
  const preflight = useQuery({
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
      if (!made?.plan || !(await sentBefore.checkNow())) return false
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
      if (inTheWay.length > 0) sentBefore.showMatches(inTheWay)
      return inTheWay.length === 0
    },
    onSuccess: (isStored) => {
      if (isStored) onStored()
    },
  })

  return {
    made,
    preflight: preflight.data,
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
    replan: () => {
      storing.reset()
      void planning.refetch()
      if (sentBefore.elsewhere === 'unread') sentBefore.checkAgain()
    },
    store: () => storing.mutate(),
  }
}

type StorePlanParameters = {
  plan: Plan
  /** Of the list that is planned. */
  revision: number
  asset: Pick<Asset, 'symbol' | 'decimals'>
  /** What MultiSender may move before the run, base units. */
  allowance: bigint
  /** Ids of the runs alike that the user has agreed to. */
  agreedRuns: readonly string[]
}

/**
 * Puts the plan on the device before anything is signed, unless another run alike is there.
 *
 * @returns The runs alike that the user has not agreed to; empty when the plan is stored.
 * @throws AppError `storageUnavailable`.
 */
async function storePlan(
  config: Config,
  service: Pick<ListService, 'createRun'>,
  { plan, revision, asset, allowance, agreedRuns }: StorePlanParameters,
): Promise<RunMatch[]> {
  const { chainId } = plan
  const chain = createRunChain(config.getClient({ chainId }), getChain(chainId).confirmations)
  const { symbol, decimals } = asset
  // First: where it fails nothing is stored, and the same plan can be stored at the next try.
  await saveAllowanceBefore(plan.runNonce, allowance)
  let inTheWay: RunMatch[] = []
  const create = async (run: StoredRun) => {
    inTheWay = await service.createRun(revision, run, agreedRuns)
  }
  await startRun({ create, chain, plan, symbol, decimals })
  return inTheWay
}
