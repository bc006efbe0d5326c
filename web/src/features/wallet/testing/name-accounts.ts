import { vi } from 'vitest'
import { env } from '@/lib/env.ts'
import type { Identity } from '@/lib/wallet/identity/identity.ts'

/**
 * From now on the identity service knows every account by this.
 *
 * @returns What ends it.
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
