import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { type Config, useConfig } from 'wagmi'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import type { ListKey, ListService } from '@/features/multi-send/list/types.ts'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'
import { createRunChain } from '@/features/multi-send/run/create-run-chain.ts'
import { readDeclinedRisk } from '@/features/multi-send/run/read-declined-risk.ts'
import { runBatches } from '@/features/multi-send/run/run-batches.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import type { RunSummary } from '@/features/multi-send/run/types.ts'
import { getChain } from '@/lib/chains.ts'

/** A run whose recipients this list may pay a second time. */
export type SharedRun = {
  runId: string
  /** ms since 1970. */
  createdAt: number
  kind: 'mayArrive' | 'arrived'
  /** Recipients of it that are in this list too. */
  count: number
}

/** ms for which a payment that arrived against its user's word is spoken of. Afterwards its run says it, as of any payment. */
const arrivedFor = 7 * 86_400_000

export type WantedList = {
  list: ListKey
  chainId: number
  /** Absent for native coin. */
  token: Address | undefined
}

/**
 * Looks on chain for what the user has declined, in other runs on this device that pay recipients of this list.
 *
 * @returns Undefined while it looks.
 */
export function useDeclinedRisk(wanted: WantedList): SharedRun[] | undefined {
  const config = useConfig()
  const service = useListService()
  const { data, error } = useQuery({
    queryKey: ['multi-send-declined', wanted.list, wanted.chainId, wanted.token ?? ''],
    queryFn: () => findSharedRuns(config, service, wanted),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
  })
  // Without storage no run starts at all.
  return error ? [] : data
}

export type DeclinedQuestion = {
  runs: SharedRun[]
  risk: 'reading' | 'open' | 'none'
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** What the sender says of shared runs. It holds for them as they were shown: not for another, and not for one more recipient. */
export function useDeclinedQuestion(runs: SharedRun[] | undefined): DeclinedQuestion {
  const [accepted, setAccepted] = useState<string>()
  const shown = runs?.map(({ runId, kind, count }) => [runId, kind, count]).join()
  const isAccepted = accepted === shown
  return {
    runs: runs ?? [],
    risk: findRisk(runs, isAccepted),
    isAccepted,
    onAccept: (isNow) => setAccepted(isNow ? shown : undefined),
  }
}

function findRisk(runs: SharedRun[] | undefined, isAccepted: boolean): DeclinedQuestion['risk'] {
  if (!runs) return 'reading'
  return runs.length > 0 && !isAccepted ? 'open' : 'none'
}

export async function findSharedRuns(
  config: Config,
  service: Pick<ListService, 'countShared'>,
  wanted: WantedList,
): Promise<SharedRun[]> {
  const summaries = (await runStore.list()).filter((summary) => isSpokenOf(summary, wanted))
  const found = await Promise.all(summaries.map((summary) => look(config, service, summary, wanted)))
  return found.flat()
}

function isSpokenOf({ id, chainId, doubt, createdAt }: RunSummary, wanted: WantedList): boolean {
  if (id === wanted.list || chainId !== wanted.chainId || !doubt) return false
  return doubt === 'open' || Date.now() - createdAt < arrivedFor
}

async function look(
  config: Config,
  service: Pick<ListService, 'countShared'>,
  { id: runId, chainId, createdAt, doubt }: RunSummary,
  { list, token }: WantedList,
): Promise<SharedRun[]> {
  const chain = createRunChain(config.getClient({ chainId }), getChain(chainId).confirmations)
  const options = { runId, store: runStore, chain, sendBatch: neverSend, looksOnly: true, signal: AbortSignal.abort() }
  // Where the network says nothing, what was known before stands.
  if (doubt === 'open') await runBatches(options).catch(() => {})
  const run = await runStore.load(runId)
  if (!run || !isSameAsset(run.plan.asset, token)) return []

  const risk = readDeclinedRisk(run)
  const kinds = ['mayArrive', 'arrived'] as const
  const shared = await Promise.all(
    kinds.map(async (kind) => ({ kind, count: await service.countShared(list, runId, risk[kind]) })),
  )
  return shared.flatMap(({ kind, count }) => (count > 0 ? [{ runId, createdAt, kind, count }] : []))
}

function isSameAsset(planned: Plan['asset'], token: Address | undefined): boolean {
  if (planned.kind === 'native') return token === undefined
  return token !== undefined && isAddressEqual(planned.token, token)
}

const neverSend = () => Promise.reject(new Error('A look opens no wallet'))
