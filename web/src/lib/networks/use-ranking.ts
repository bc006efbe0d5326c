// Ranks the endpoints of the wallet's network while a page that writes is open.
import { useEffect } from 'react'
import { type Config, useConfig } from 'wagmi'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { getNetworkAttributes } from './network-attributes.ts'

/** Ranks the endpoints of the wallet's network while the page that asks for it is open; not before a wallet is connected. */
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
 * Ranks a network's endpoints from now until the returned function is called: every few seconds each of them is asked
 * for its newest block. For pages that are about to write.
 */
function startRanking(config: Config, chainId: number): () => void {
  return getNetworkAttributes(config, chainId).ranking?.start() ?? (() => {})
}
