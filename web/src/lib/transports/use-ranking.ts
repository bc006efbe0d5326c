import { useEffect } from 'react'
import { useConfig } from 'wagmi'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { keepRanking } from './keep-ranking.ts'

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
