import type { Connector } from 'wagmi'
import { toWebLink } from '@/lib/to-web-link.ts'
import { pairingId } from './load-pairing.ts'
import { providerOf } from './pairing-provider.ts'
import { toAppLink } from './to-app-link.ts'

export type WalletRedirect = {
  /** The wallet as it calls itself. */
  wallet: string
  /** Opens its app, where the request waits. */
  href: string
}

/**
 * The way to the app of a paired wallet, as the wallet named it when it paired; its native address before the universal one.
 * Undefined for a wallet in this browser, which opens by itself, and for one that named none that is safe to open.
 */
export async function readWalletRedirect(connector: Connector): Promise<WalletRedirect | undefined> {
  if (connector.id !== pairingId) return undefined
  const { session } = await providerOf(connector)
  const { name, redirect } = session?.peer.metadata ?? {}
  const href = toAppLink(redirect?.native) ?? toWebLink(redirect?.universal)
  return href ? { wallet: name || connector.name, href } : undefined
}
