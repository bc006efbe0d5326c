import { useEffect } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { appStore } from '../../../lib/store/app-store'
import { reconnectWallet } from '../../../lib/wallet/reconnect-wallet'
import { keepOneSession } from '../../../lib/wallet/session/one-session'
import { stayDisconnected } from '../../../lib/wallet/session/stay-disconnected'

/** Takes up the last session at start, and remembers the account for the moment before the next one is up. */
export function useWalletSession(): void {
  const config = useConfig()
  const { status, address, chainId } = useConnection()
  useEffect(() => {
    const ends = [keepOneSession(config), stayDisconnected(config)]
    reconnectWallet(config)
    return () => {
      for (const end of ends) end()
    }
  }, [config])
  useEffect(() => {
    if (status === 'connected' && address && chainId) appStore.setState({ recentAccount: { address, chainId } })
    if (status === 'disconnected') appStore.setState({ recentAccount: null })
  }, [status, address, chainId])
}
