import { useEffect } from 'react'
import { useConfig, useConnection } from 'wagmi'
import { keepRanking } from './keep-ranking'

/** Ranks the endpoints of the wallet's network while the page that asks for it is open; not before a wallet is connected. */
export function useRanking(): void {
  const config = useConfig()
  const { status, chainId } = useConnection()
  useEffect(() => {
    if (status !== 'connected') return
    return keepRanking(config, chainId)
  }, [config, status, chainId])
}
