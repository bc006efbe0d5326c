// Makes a plan, simulates it, and stores it with its list when the user goes on.

import { deviceBytes } from '@saleyard/chain/networks/chain-facts.ts'
import type { ListPrice, ListSource } from '@saleyard/send/list/types.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import type { RunMatch, StoredRun } from '@saleyard/send/run/types.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { Address, Hex } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { saveAllowanceBefore } from '@/features/multi-send/approve/allowance-store.ts'
import { giveApproval } from '@/features/multi-send/approve/give-approval.ts'
import { type ApprovalChoiceState, useApprovalChoice } from '@/features/multi-send/approve/use-approval-choice.ts'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { ListService, ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { type SentBefore, useSentBefore } from '@/features/multi-send/review/sent-before/use-sent-before.ts'
import { openRunChain, startRun } from '@/features/multi-send/run/connect-run.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { type ChosenMode, gasCapOf, type MadePlan, makePlan } from './make-plan.ts'
import { type Preflight, runPreflight } from './run-preflight.ts'

type UseReviewParameters = {
  list: ListSummary
  asset: Asset
  runNonce: Hex
  /** What the list was made of. */
  source?: ListSource | undefined
  /** The price of amounts that were given in US dollars. */
  price?: ListPrice | undefined
  /** Undefined while the gas cap is malformed. */
  mode: ChosenMode | undefined
  onStored: () => void
}

type UseReviewReturnType = {
  made: MadePlan | undefined
  preflight: Preflight | undefined
  approval: ApprovalChoiceState
  sentBefore: SentBefore
  planError: unknown
  storeError: unknown
  isSaving: boolean
  replan: () => void
  store: () => void
}

/** Plans, simulates, and stores the plan on request. A plan never comes from a cache. */
export function useReview({
  list,
  asset,
  runNonce,
  source,
  price,
  mode,
  onStored,
}: UseReviewParameters): UseReviewReturnType {
  const config = useConfig()
  const service = useListService()
  const chainId = asset.chain.id
  const walletBytes = useStore(appStore, (state) => state.walletBytes) ?? deviceBytes
  const typedCap = mode?.kind === 'skip' ? String(mode.gasCap) : undefined
  const frozen = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false, retry: false } as const

  // No generated hook: a plan needs balances, allowance and fees together, read for this plan alone.
  const planning = useQuery({
    ...frozen,
    queryKey: ['multi-send-plan', runNonce, mode?.kind, typedCap, walletBytes],
    queryFn: () => {
      if (!mode) throw new Error('No mode')
      return makePlan(config, service, {
        chainId,
        sender: asset.account as Address,
        token: asset.token,
        mode,
        runNonce,
        list,
        source,
        price,
        signedBytes: walletBytes === 0 ? undefined : walletBytes,
      })
    },
    enabled: mode !== undefined,
  })
  const made = planning.isFetching ? undefined : planning.data
  const preflight = useQuery({
    ...frozen,
    queryKey: ['multi-send-preflight', runNonce, mode?.kind, typedCap, planning.dataUpdatedAt],
    queryFn: () => {
      if (!mode || !made?.plan || !made.defaultCap) throw new Error('No plan')
      const { plan, allowance } = made
      const gasCap = gasCapOf(mode, made.defaultCap)
      return runPreflight(config.getClient({ chainId }), service, { plan, revision: list.revision, gasCap, allowance })
    },
    enabled: made?.plan !== undefined && made.missing === undefined,
  })
  const approval = useApprovalChoice({
    plan: made?.plan,
    allowance: made?.allowance ?? 0n,
    takesCalls: made?.safe?.isTogether ?? false,
    madeAt: planning.dataUpdatedAt,
  })
  const sentBefore = useSentBefore({ list, asset })
  const storing = useMutation({
    mutationFn: async () => {
      // The data from before the click may be minutes old: another window may have sent the list since.
      if (!made?.plan || !(await sentBefore.checkNow())) return false
      const { revision } = list
      const { agreedRuns } = sentBefore
      const plan = await giveApproval(config, service, { plan: made.plan, revision, way: approval.way })
      const matches = await storePlan(config, service, {
        plan,
        revision,
        asset,
        allowance: made.allowance,
        agreedRuns,
      })
      if (matches.length > 0) sentBefore.showMatches(matches)
      return matches.length === 0
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
  /** Revision of the planned list. */
  revision: number
  asset: Pick<Asset, 'symbol' | 'decimals'>
  /** MultiSender's allowance before the run, in base units. */
  allowance: bigint
  /** Ids of the similar runs to which the user has agreed. */
  agreedRuns: readonly string[]
}

/**
 * Stores the plan before anything is signed, unless this device has another similar run.
 *
 * @returns The similar runs to which the user has not agreed; empty if the plan is stored.
 * @throws AppError `storageUnavailable`.
 */
async function storePlan(
  config: Config,
  service: Pick<ListService, 'createRun'>,
  { plan, revision, asset, allowance, agreedRuns }: StorePlanParameters,
): Promise<RunMatch[]> {
  const chain = openRunChain(config, plan.chainId)
  const { symbol, decimals } = asset
  // This comes first: if it fails nothing is stored, and the next try can store the same plan.
  await saveAllowanceBefore(plan.runNonce, allowance)
  let matches: RunMatch[] = []
  const create = async (run: StoredRun) => {
    matches = await service.createRun(revision, run, agreedRuns)
  }
  await startRun({ create, chain, plan, symbol, decimals })
  return matches
}
