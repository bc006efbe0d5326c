// Finds runs whose declined payments may still reach recipients of this list, and lets the sender accept the risk.

import type { Plan } from '@saleyard/send/plan/types.ts'
import { readDeclinedRisk } from '@saleyard/send/run/doubt.ts'
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
import { chooseSender, openRunChain, runBatches } from '@/features/multi-send/run/connect-run.ts'
import { runStore } from '@/features/multi-send/run/run-store.ts'

/** A run whose recipients this list may pay a second time. */
export type SharedRun = {
  runId: string
  /** ms since 1970. */
  createdAt: number
  kind: 'mayArrive' | 'arrived'
  /** Number of the run's recipients that are in this list too. */
  count: number
}

/**
 * In milliseconds: for how long Review warns of a payment that arrived although the user declined it. After that only
 * its run shows it, like any payment.
 */
const arrivedFor = 7 * 86_400_000

type ListToCheck = {
  list: ListKey
  chainId: number
  /** Undefined for native coin. */
  token: Address | undefined
}

/**
 * Checks on chain the payments that the user declined, in other runs on this device that pay recipients of this list.
 *
 * @returns Undefined during the check.
 */
export function useDeclinedRisk(target: ListToCheck): SharedRun[] | undefined {
  const config = useConfig()
  const service = useListService()
  // No generated hook: the run engine checks each stored run.
  const { data, error } = useQuery({
    queryKey: ['multi-send-declined', target.list, target.chainId, target.token ?? ''],
    queryFn: () => findSharedRuns(config, service, target),
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

/** Holds the sender's consent to shared runs. It covers exactly the shown runs and numbers of recipients. */
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
  target: ListToCheck,
): Promise<SharedRun[]> {
  const summaries = (await runStore.list()).filter((summary) => isRelevant(summary, target))
  const found = await Promise.all(summaries.map((summary) => checkRun(config, service, summary, target)))
  return found.flat()
}

function isRelevant({ id, chainId, doubt, createdAt }: RunSummary, target: ListToCheck): boolean {
  if (id === target.list || chainId !== target.chainId || !doubt) return false
  return doubt === 'open' || Date.now() - createdAt < arrivedFor
}

async function checkRun(
  config: Config,
  service: Pick<ListService, 'countShared'>,
  { id: runId, chainId, createdAt, doubt }: RunSummary,
  { list, token }: ListToCheck,
): Promise<SharedRun[]> {
  // If the network does not answer, the former facts remain valid.
  if (doubt === 'open') await checkChain(config, { runId, chainId }).catch(() => {})
  const run = await runStore.load(runId)
  if (!run || !isSameAsset(run.plan.asset, token)) return []

  const risk = readDeclinedRisk(run)
  const kinds = ['mayArrive', 'arrived'] as const
  const shared = await Promise.all(
    kinds.map(async (kind) => ({ kind, count: await service.countShared(list, runId, risk[kind]) })),
  )
  return shared.flatMap(({ kind, count }) => (count > 0 ? [{ runId, createdAt, kind, count }] : []))
}

/** For a run of a Safe, what its owners execute is its own, whichever account signs it: only that run's own chain knows. */
async function checkChain(config: Config, { runId, chainId }: { runId: string; chainId: number }): Promise<void> {
  const stored = await runStore.load(runId)
  const safe = stored?.plan.isSafe ? await chooseSender({ config, run: stored, sendAlone: rejectSend }) : undefined
  await runBatches({
    runId,
    store: runStore,
    chain: safe?.chain ?? openRunChain(config, chainId),
    sendBatch: rejectSend,
    checkOnly: true,
    signal: AbortSignal.abort(),
  })
}

function isSameAsset(planned: Plan['asset'], token: Address | undefined): boolean {
  if (planned.kind === 'native') return token === undefined
  return token !== undefined && isAddressEqual(planned.token, token)
}

const rejectSend = () => Promise.reject(new Error('A check opens no wallet'))

type DeclinedNoteProps = Pick<DeclinedQuestion, 'runs' | 'isAccepted' | 'onAccept'>

/**
 * Warns of recipients that may be paid twice, because a wallet may have sent what its user declined. Shown before
 * planning.
 */
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
