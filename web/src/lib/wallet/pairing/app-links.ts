// Builds the links that open a wallet's app, and finds the one of the connected wallet on a phone.

import { useEffect, useState } from 'react'
import type { Connector } from 'wagmi'
import { toAppLink, toWebLink } from '@/lib/browser/safe-links.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { getPairingProvider, pairingId } from './load-pairing.ts'

type WalletRedirect = {
  /** The wallet's own name. */
  wallet: string
  /** Opens its app, where the request is pending. */
  href: string
}

/**
 * Returns the link to the app of a paired wallet, as the wallet reported it when it paired; its native address before
 * the universal one. Undefined for a wallet in this browser, which opens by itself, and for one without a link that is
 * safe to open.
 */
export async function readWalletRedirect(connector: Connector): Promise<WalletRedirect | undefined> {
  if (connector.id !== pairingId) return undefined
  const { session } = await getPairingProvider(connector)
  const { name, redirect } = session?.peer.metadata ?? {}
  const href = toAppLink(redirect?.native) ?? toWebLink(redirect?.universal)
  return href ? { wallet: name || connector.name, href } : undefined
}

/** Returns the link to the connected wallet's app, on a phone; browsers follow it only on the user's touch. */
export function useWalletRedirect(): WalletRedirect | undefined {
  const { connector, status } = useWalletState()
  const [redirect, setRedirect] = useState<WalletRedirect>()
  useEffect(() => {
    if (!connector || status !== 'connected' || !isPhone()) return
    let isCurrent = true
    readWalletRedirect(connector).then(
      (found) => isCurrent && setRedirect(found),
      () => {}, // without a link the user opens the app by hand
    )
    return () => {
      isCurrent = false
      setRedirect(undefined)
    }
  }, [connector, status])
  return redirect
}

/**
 * Builds the link that opens a wallet's app with a pairing: the original modal's `formatNativeUrl` and
 * `formatUniversalUrl`, which are the same for either kind of address.
 *
 * @param address Where the app accepts links: `metamask://`, `metamask:` or `https://metamask.app.link`.
 * @param uri The pairing link, `wc:…`.
 */
export function toDeepLink(address: string, uri: string): string {
  const base = address.includes('://') ? address : `${address.replaceAll(/[/:]/g, '')}://`
  return `${base.endsWith('/') ? base : `${base}/`}wc?uri=${encodeURIComponent(uri)}`
}

/** Whether the device is a phone, by the original modal's rule: a coarse pointer, or the browser's user agent. */
export function isPhone(): boolean {
  if (typeof window === 'undefined') return false
  return (
    window.matchMedia('(pointer:coarse)').matches ||
    /Android|webOS|iPhone|iPad|iPod|BlackBerry|Opera Mini/.test(navigator.userAgent)
  )
}
