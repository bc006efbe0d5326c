// Finds runs whose declined payments may still reach recipients of this list, and has the sender accept the risk.

import type { Plan } from '@saleyard/send/plan/types.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import { readDeclinedRisk } from '@saleyard/send/run/doubt.ts'
import { runBatches } from '@saleyard/send/run/run-batches.ts'
import type { RunSummary } from '@saleyard/send/run/types.ts'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { CheckLine } from '@/components/form/check-line.tsx'
import { formatCount, formatWhen } from '@/features/multi-send/format.ts'
import type { ListKey, ListService } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'
import { getChain } from '@/lib/networks/chains.ts'

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

type WantedList = {
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
  const summaries = (await runStore.list()).filter((summary) => isRelevant(summary, wanted))
  const found = await Promise.all(summaries.map((summary) => checkRun(config, service, summary, wanted)))
  return found.flat()
}

function isRelevant({ id, chainId, doubt, createdAt }: RunSummary, wanted: WantedList): boolean {
  if (id === wanted.list || chainId !== wanted.chainId || !doubt) return false
  return doubt === 'open' || Date.now() - createdAt < arrivedFor
}

async function checkRun(
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

type DeclinedNoteProps = Pick<DeclinedQuestion, 'runs' | 'isAccepted' | 'onAccept'>

/** Who of this list may be paid twice, because a wallet may have sent what its user has declined. Said before anything new is planned. */
export function DeclinedNote({ runs, isAccepted, onAccept }: DeclinedNoteProps) {
  const { t, i18n } = useTranslation()
  if (runs.length === 0) return null

  return (
    <div role="alert" className="flex flex-col gap-2 rounded-field bg-warning/10 p-4 text-14">
      {runs.map(({ runId, kind, createdAt, count }) => (
        <p key={runId + kind} className="flex gap-2">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />
          {t(kind === 'arrived' ? 'multiSend.review.declinedPaid' : 'multiSend.review.declinedRisk', {
            when: formatWhen(createdAt, i18n.language),
            formatted: formatCount(count),
          })}
        </p>
      ))}
      <CheckLine className="text-14" checked={isAccepted} onChange={onAccept}>
        {t('multiSend.review.declinedAccept')}
      </CheckLine>
    </div>
  )
}
