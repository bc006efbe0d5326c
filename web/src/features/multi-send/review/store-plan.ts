import type { Config } from 'wagmi'
import { getChain } from '../../../lib/chains.ts'
import { saveAllowanceBefore } from '../approve/allowance-store.ts'
import type { Plan, RecipientList } from '../core/types.ts'
import { createRunChain } from '../run/create-run-chain.ts'
import { runStore } from '../run/run-store.ts'
import { startRun } from '../run/start-run.ts'
import type { Asset } from '../shared/asset.ts'

type StorePlanParameters = {
  plan: Plan
  list: Pick<RecipientList, 'lines'>
  asset: Pick<Asset, 'symbol' | 'decimals'>
  /** What MultiSender may move before the run, base units. */
  allowance: bigint
}

/** Puts the plan on the device before anything is signed. @throws AppError `storageUnavailable`. */
export async function storePlan(config: Config, { plan, list, asset, allowance }: StorePlanParameters): Promise<void> {
  const { chainId } = plan
  const chain = createRunChain(config.getClient({ chainId }), getChain(chainId).confirmations)
  await startRun({ store: runStore, chain, plan, lines: list.lines, symbol: asset.symbol, decimals: asset.decimals })
  await saveAllowanceBefore(plan.runNonce, allowance)
}
