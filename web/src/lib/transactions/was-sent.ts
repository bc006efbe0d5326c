import type { Config } from 'wagmi'
import type { ActivityRecord } from './activity-store.ts'
import { readSighting } from './read-sighting.ts'

/**
 * Whether there is a transaction to follow. One that counted as dropped may be known to the network again: it is asked before
 * a wallet is. Throws when nobody answers.
 */
export async function wasSent({ state, hash, account, chainId }: ActivityRecord, config: Config): Promise<boolean> {
  if (!hash) return false
  if (state !== 'dropped') return ['submitted', 'replaced', 'mined', 'final'].includes(state)
  const { receipt, transaction } = await readSighting(config.getClient({ chainId }), { hash, account })
  return receipt !== null || transaction !== null
}
