import type { Config } from 'wagmi'
import { NotHandedOverError } from '@/features/multi-send/run/not-handed-over-error.ts'
import { CallsError } from '@/lib/wallet/requests/calls-error.ts'
import { readCallsStatus } from '@/lib/wallet/requests/read-calls-status.ts'
import { type FollowCallsParameters, followCalls } from './follow-calls.ts'

/**
 * What the wallet has of a bundle that was handed over before: `open`, it may still be done; `over`, it will not, or this wallet
 * knows no bundles; `unknown`, the wallet has none of that id. Called when the batch has no mark.
 *
 * @throws NotHandedOverError when nobody says: nothing was asked of the wallet yet.
 */
export async function lookBack(
  config: Config,
  parameters: FollowCallsParameters,
): Promise<'open' | 'over' | 'unknown'> {
  try {
    const { state } = await readCallsStatus(config, { id: parameters.id })
    if (state === 'failed') return 'over'
    // Confirmed, and yet not marked: either our node is behind the wallet's, or it paid nobody.
    if (state === 'confirmed') await followCalls(config, parameters)
    return 'open'
  } catch (error) {
    if (parameters.signal?.aborted) throw error
    return readSilence(error)
  }
}

function readSilence(error: unknown): 'over' | 'unknown' {
  if (!(error instanceof CallsError)) throw new NotHandedOverError(error)
  if (error.code === 'failed' || error.code === 'unsupported') return 'over'
  if (error.code === 'unknown') return 'unknown'
  throw new NotHandedOverError(error)
}
