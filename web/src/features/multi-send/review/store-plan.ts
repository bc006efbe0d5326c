import type { Config } from 'wagmi'
import { saveAllowanceBefore } from '@/features/multi-send/approve/allowance-store.ts'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import type { ListService } from '@/features/multi-send/list/types.ts'
import { createRunChain } from '@/features/multi-send/run/create-run-chain.ts'
import { startRun } from '@/features/multi-send/run/start-run.ts'
import type { RunMatch, StoredRun } from '@/features/multi-send/run/types.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { getChain } from '@/lib/chains.ts'

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
export async function storePlan(
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
