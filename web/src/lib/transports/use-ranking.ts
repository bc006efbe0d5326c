import { useEffect } from 'react'
import { useConfig } from 'wagmi'
import { useWalletState } from '../wallet/use-wallet-state'
import { keepRanking } from './keep-ranking'

/** Ranks the endpoints of the wallet's network while the page that asks for it is open; not before a wallet is connected. */
export function useRanking(): void {
  const config = useConfig()
  const { status, chain } = useWalletState()
  const chainId = chain?.id
  useEffect(() => {
    if (status !== 'connected' || chainId === undefined) return
    return keepRanking(config, chainId)
  }, [config, status, chainId])
}
