import type { EIP1193Provider } from 'viem'
import { createLocalProvider } from './create-local-provider.ts'

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="32" height="32"%3E%3Crect width="32" height="32" rx="8" fill="%2314a38b"/%3E%3Cpath d="M9 12h14v10H9z" fill="none" stroke="white" stroke-width="2"/%3E%3C/svg%3E'

/** The id of the wallet's connector. */
export const localAccountId = 'dev.saleyard.local-test-account'

let isAnnounced = false

/**
 * Announces the test wallet of the local chain as an extension would (EIP-6963), once. Loaded by the development server, and by
 * the guided first run, which only builds with a local chain have.
 */
export function announceLocalAccount(rpcUrl: string): void {
  if (isAnnounced) return
  isAnnounced = true
  const info = { uuid: crypto.randomUUID(), name: 'Local test account', icon, rdns: localAccountId }
  const provider = createLocalProvider(rpcUrl) as unknown as EIP1193Provider
  const announce = () =>
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
