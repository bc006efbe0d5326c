// Gives accounts a name and past transactions in tests.
import { vi } from 'vitest'
import { env } from '@/lib/env.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import type { Identity } from '@/lib/wallet/identity/identity.ts'
import { accountA } from '@/testing/scripted-wallet.ts'

/**
 * Makes the identity service return this identity for every account.
 *
 * @returns A function that ends it.
 */
export function nameAccounts(identity: Identity): () => void {
  const before = env.VITE_WALLETCONNECT_PROJECT_ID
  env.VITE_WALLETCONNECT_PROJECT_ID = 'project'
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(identity))
  return () => {
    env.VITE_WALLETCONNECT_PROJECT_ID = before
    spy.mockRestore()
  }
}

/** Creates the record of a transaction of the first account on the local chain. */
export function record(key: string, changes: Partial<ActivityRecord> = {}): ActivityRecord {
  return {
    key,
    kind: 'sendPlain',
    chainId: 31337,
    account: accountA,
    state: 'final',
    summary: key,
    createdAt: 1,
    updatedAt: 1,
    ...changes,
  }
}
