import type { Hash, Hex } from 'viem'
import type { Config } from 'wagmi'
import type { Batch } from '@/features/multi-send/core/plan-types.ts'
import type { StoredRun } from '@/features/multi-send/run/types.ts'
import type { CallApprovals } from './call-id.ts'
import { followCalls } from './follow-calls.ts'
import { handCalls } from './hand-calls.ts'
import { lookBack } from './look-back.ts'

type SendBundleParameters = {
  run: Pick<StoredRun, 'summary' | 'plan'>
  batch: Batch
  id: Hex
  approvals: CallApprovals
  /** It was handed over before, and may be done yet. */
  isAgain: boolean
  signal?: AbortSignal | undefined
}

/**
 * Has the wallet do a bundle and waits until the chain shows it. One that the wallet may still do is followed, not asked
 * for a second time.
 *
 * @returns Undefined when the wallet does no bundles, or has given this one up.
 * @throws As {@link handCalls}, {@link followCalls} and {@link lookBack}.
 */
export async function sendBundle(config: Config, parameters: SendBundleParameters): Promise<Hash | undefined> {
  const known = parameters.isAgain ? await lookBack(config, parameters) : 'unknown'
  if (known === 'over') return undefined
  const id = known === 'open' ? parameters.id : await handCalls(config, parameters)
  return id === undefined ? undefined : followCalls(config, { ...parameters, id })
}
