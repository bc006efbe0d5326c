import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import type { Address } from 'viem'
import { useChainId } from 'wagmi'
import { configuredChains } from '@/lib/networks/chains.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'

/** Returns the connected account, and its network where that is enabled, else the network that the page reads from. */
export function useCreator(): { account: Address | undefined; chain: AppChain } {
  const { status, account, chain: walletChain } = useWalletState()
  const pageChainId = useChainId()
  const enabled = (wanted: number | undefined) => configuredChains.find(({ id }) => id === wanted)
  return {
    account: status === 'connected' ? account : undefined,
    chain: enabled(walletChain?.id) ?? enabled(pageChainId) ?? configuredChains[0],
  }
}
