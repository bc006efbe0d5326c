// Finds out whether a contract that pays is a Safe. What knows Safes loads only then.

import type { Config } from 'wagmi'
import { loadTexts } from '@/lib/i18n/load-language.ts'
import type { PayingSafe, ReadPayingSafeParameters } from './read-paying-safe.ts'

/**
 * Reads the Safe that pays, with the texts about it; undefined for a contract of another kind.
 *
 * @throws The errors of `readPayingSafe`.
 */
export async function findPayingSafe(
  config: Config,
  parameters: ReadPayingSafeParameters,
): Promise<PayingSafe | undefined> {
  const { readPayingSafe } = await import('./read-paying-safe.ts')
  const safe = await readPayingSafe(config, parameters)
  if (safe) await loadTexts('safe')
  return safe
}
