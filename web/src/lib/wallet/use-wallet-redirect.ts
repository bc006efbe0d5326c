import { useEffect, useState } from 'react'
import { readWalletRedirect, type WalletRedirect } from '@/lib/wallet/pairing/read-wallet-redirect.ts'
import { isPhone } from './is-phone.ts'
import { useWalletState } from './use-wallet-state.ts'

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
