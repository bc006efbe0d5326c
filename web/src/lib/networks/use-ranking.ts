import { useEffect } from 'react'
import { type Config, useConfig } from 'wagmi'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { getNetworkAttributes } from './network-attributes.ts'

/**
 * Ranks the endpoints of the wallet's network while the page that uses this hook is open, once a wallet is connected.
 * For pages that are about to write.
 */
export function useRanking(): void {
  const config = useConfig()
  const { status, chain } = useWalletState()
  const chainId = chain?.id
  useEffect(() => {
    if (status !== 'connected' || chainId === undefined) return
    return startRanking(config, chainId)
  }, [config, status, chainId])
}

/**
 * Requests the newest block from each endpoint of a network every few seconds, until the returned function is called.
 */
function startRanking(config: Config, chainId: number): () => void {
  return getNetworkAttributes(config, chainId).ranking?.start() ?? (() => {})
}
