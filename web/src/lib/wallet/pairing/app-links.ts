// Builds the links that open a wallet's app, and finds the one of the connected wallet on a phone.

import { useEffect, useState } from 'react'
import type { Connector } from 'wagmi'
import { toAppLink, toWebLink } from '@/lib/browser/safe-links.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { getPairingProvider, pairingId } from './load-pairing.ts'

type WalletRedirect = {
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
  const { session } = await getPairingProvider(connector)
  const { name, redirect } = session?.peer.metadata ?? {}
  const href = toAppLink(redirect?.native) ?? toWebLink(redirect?.universal)
  return href ? { wallet: name || connector.name, href } : undefined
}

/** The way to the connected wallet's app, on a phone; browsers let only the user's touch go there. */
export function useWalletRedirect(): WalletRedirect | undefined {
  const { connector, status } = useWalletState()
  const [redirect, setRedirect] = useState<WalletRedirect>()
  useEffect(() => {
    if (!connector || status !== 'connected' || !isPhone()) return
    let isCurrent = true
    readWalletRedirect(connector).then(
      (found) => isCurrent && setRedirect(found),
      () => {}, // without a way the user opens it by hand
    )
    return () => {
      isCurrent = false
      setRedirect(undefined)
    }
  }, [connector, status])
  return redirect
}

/**
 * The link that opens a wallet's app with a pairing: the original modal's `formatNativeUrl` and `formatUniversalUrl`, which
 * are one and the same for either kind of address.
 *
 * @param address Where the app takes links: `metamask://`, `metamask:` or `https://metamask.app.link`.
 * @param uri The pairing link, `wc:…`.
 */
export function toDeepLink(address: string, uri: string): string {
  const base = address.includes('://') ? address : `${address.replaceAll(/[/:]/g, '')}://`
  return `${base.endsWith('/') ? base : `${base}/`}wc?uri=${encodeURIComponent(uri)}`
}

/** Whether the page is held in a hand, by the original modal's rule: touched instead of pointed at, or said by the browser. */
export function isPhone(): boolean {
  if (typeof window === 'undefined') return false
  return (
    window.matchMedia('(pointer:coarse)').matches ||
    /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/.test(navigator.userAgent)
  )
}
