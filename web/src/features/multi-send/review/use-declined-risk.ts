import { useQuery } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { type Config, useConfig } from 'wagmi'
import { getChain } from '../../../lib/chains.ts'
import type { Plan } from '../core/plan-types.ts'
import type { ListService, ListSummary } from '../list/types.ts'
import { useListService } from '../list/use-list-service.ts'
import { createRunChain } from '../run/create-run-chain.ts'
import { readDeclinedRisk } from '../run/read-declined-risk.ts'
import { runBatches } from '../run/run-batches.ts'
import { runStore } from '../run/run-store.ts'
import type { RunSummary } from '../run/types.ts'
import type { Asset } from '../shared/asset.ts'

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

type Wanted = {
  list: Pick<ListSummary, 'revision'>
  asset: Pick<Asset, 'token'> & { chain: Pick<Asset['chain'], 'id'> }
}

/**
 * Looks on chain for what the user has declined, in runs on this device that pay recipients of this list.
 *
 * @returns Undefined while it looks.
 */
export function useDeclinedRisk({ list, asset }: Wanted): SharedRun[] | undefined {
  const config = useConfig()
  const service = useListService()
  const { data, error } = useQuery({
    queryKey: ['multi-send-declined', list.revision, asset.chain.id, asset.token ?? ''],
    queryFn: () => findSharedRuns(config, service, { list, asset }),
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: 'always',
  })
  // Without storage no run starts at all.
  return error ? [] : data
}

export async function findSharedRuns(
  config: Config,
  service: Pick<ListService, 'countShared'>,
  { list, asset }: Wanted,
): Promise<SharedRun[]> {
  const summaries = (await runStore.list()).filter((summary) => isSpokenOf(summary, asset.chain.id))
  const found = await Promise.all(summaries.map((summary) => look(config, service, summary, { list, asset })))
  return found.flat()
}

function isSpokenOf({ chainId, doubt, createdAt }: RunSummary, wanted: number): boolean {
  if (chainId !== wanted || !doubt) return false
  return doubt === 'open' || Date.now() - createdAt < arrivedFor
}

async function look(
  config: Config,
  service: Pick<ListService, 'countShared'>,
  { id: runId, chainId, createdAt, doubt }: RunSummary,
  { list, asset }: Wanted,
): Promise<SharedRun[]> {
  const chain = createRunChain(config.getClient({ chainId }), getChain(chainId).confirmations)
  const options = { runId, store: runStore, chain, sendBatch: neverSend, looksOnly: true, signal: AbortSignal.abort() }
  // Where the network says nothing, what was known before stands.
  if (doubt === 'open') await runBatches(options).catch(() => {})
  const run = await runStore.load(runId)
  if (!run || !isSameAsset(run.plan.asset, asset.token)) return []

  const risk = readDeclinedRisk(run)
  const kinds = ['mayArrive', 'arrived'] as const
  const shared = await Promise.all(
    kinds.map(async (kind) => ({ kind, count: await service.countShared(list.revision, runId, risk[kind]) })),
  )
  return shared.flatMap(({ kind, count }) => (count > 0 ? [{ runId, createdAt, kind, count }] : []))
}

function isSameAsset(planned: Plan['asset'], token: Asset['token']): boolean {
  if (planned.kind === 'native') return token === undefined
  return token !== undefined && isAddressEqual(planned.token, token)
}

const neverSend = () => Promise.reject(new Error('A look opens no wallet'))
