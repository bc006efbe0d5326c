// Recognises an account that is a Safe, by its code on a network, and keeps what was read for a moment.

import { readSafe, type SafeState } from '@saleyard/safe/read/read-safe.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import type { Address } from 'viem'
import type { Config } from 'wagmi'

/** Whether an account is a Safe; with the reason where it is a contract of another kind. */
export type SafeAccount = { kind: 'safe'; safe: SafeState } | { kind: 'key' } | { kind: 'other'; reason: SafeError }

type Of = { chainId: number; account: Address }

/**
 * Reads whether an account is a Safe on a network.
 *
 * @throws The node's error: then it is not known.
 */
export async function readSafeAccount(config: Config, { chainId, account }: Of): Promise<SafeAccount> {
  try {
    return { kind: 'safe', safe: await readSafe(config.getClient({ chainId }), account) }
  } catch (error) {
    if (!(error instanceof SafeError)) throw error
    return error.code === 'codeMissing' ? { kind: 'key' } : { kind: 'other', reason: error }
  }
}

/** Owners, threshold and nonce change by transactions of the Safe only, ms. */
const staleTime = 15_000

/** The query of {@link readSafeAccount}, for what the page shows; what is signed is read again. */
export function safeAccountQuery(config: Config, of: Of) {
  return {
    queryKey: ['safe-account', of.chainId, of.account.toLowerCase()],
    queryFn: () => readSafeAccount(config, of),
    staleTime,
  } as const
}
