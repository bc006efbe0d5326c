import { useEffect, useState } from 'react'
import { isPhone } from './is-phone'
import { readWalletRedirect, type WalletRedirect } from './pairing/read-wallet-redirect'
import { useWalletState } from './use-wallet-state'

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
