import { useEffect } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { appStore } from '../../lib/store/app-store'
import { reconnectRecent } from './reconnect-recent'

/** Takes up the last session at start, and remembers the account for the moment before the next one is up. */
export function useWalletSession(): void {
  const config = useConfig()
  const { status, address, chainId } = useConnection()
  useEffect(() => {
    reconnectRecent(config)
  }, [config])
  useEffect(() => {
    if (status === 'connected' && address && chainId) appStore.setState({ recentAccount: { address, chainId } })
    if (status === 'disconnected') appStore.setState({ recentAccount: null })
  }, [status, address, chainId])
}
