// Lists the wallets of this browser, and waits briefly for one to announce itself.
import type { Config, Connector } from 'wagmi'
import { isByFiles } from '@/lib/safe/load-files-connector.ts'
import { isPairing } from '@/lib/wallet/pairing/load-pairing.ts'
import { isFramed, isSafeApp } from './load-safe-app.ts'

/** wagmi's id of the connector of `window.ethereum`. */
export const legacyId = 'injected'

/**
 * Returns the wallets that announced themselves; `window.ethereum` only if none did and it exists. Inside a Safe's page
 * there is the Safe alone, or nothing until that page answers: extensions reach into frames too.
 */
export function listWallets(connectors: readonly Connector[], hasLegacy: boolean): readonly Connector[] {
  const framing = connectors.filter(isSafeApp)
  if (framing.length > 0 || isFramed()) return framing
  const inBrowser = connectors.filter((connector) => !isPairing(connector) && !isByFiles(connector))
  const announced = inBrowser.filter(({ id }) => id !== legacyId)
  if (announced.length > 0 || !hasLegacy) return announced
  return inBrowser.filter(({ id }) => id === legacyId)
}

export function hasLegacyWallet(): boolean {
  return typeof window !== 'undefined' && 'ethereum' in window && Boolean(window.ethereum)
}

/** Extensions announce themselves a moment after the request, ms. */
const announceWait = 400

/** Resolves once `isThere` is true of the connectors, or after a short wait. */
export function awaitAnnouncement(config: Config, isThere: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (isThere()) return resolve()
    const done = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const timer = setTimeout(done, announceWait)
    const unsubscribe = config._internal.connectors.subscribe(() => isThere() && done())
  })
}
