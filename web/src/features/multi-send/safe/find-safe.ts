// Finds out whether the account that pays is a Safe. What knows Safes loads only for an account with code.

import { getCode } from 'viem/actions'
import type { Config } from 'wagmi'
import { loadTexts } from '@/lib/i18n/load-language.ts'
import type { PayingSafe, ReadPayingSafeParameters } from './read-paying-safe.ts'

/**
 * Reads the Safe that pays, with the texts about it; undefined for an account of another kind.
 *
 * @throws The errors of `readPayingSafe`.
 */
export async function findPayingSafe(
  config: Config,
  parameters: ReadPayingSafeParameters,
): Promise<PayingSafe | undefined> {
  const { chainId, account } = parameters
  const code = await getCode(config.getClient({ chainId }), { address: account })
  if (!code) return undefined
  const { readPayingSafe } = await import('./read-paying-safe.ts')
  const safe = await readPayingSafe(config, parameters)
  if (safe) await loadTexts('safe')
  return safe
}
