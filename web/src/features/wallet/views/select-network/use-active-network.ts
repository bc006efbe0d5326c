import { mainnet } from 'viem/chains'
import { useNetwork } from '@/features/wallet/use-network.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'

/**
 * Id of the network whose tile is marked: the connected wallet's; without one, what the user picked; else Ethereum's,
 * as the specification wants it (§2), although a page may not have it enabled and read from another.
 */
export function useActiveNetwork(): number | undefined {
  const { status, chain: walletChain } = useWalletState()
  const { chain, chosen } = useNetwork()
  if (status === 'connected') return walletChain?.id
  return chosen ? chain.id : mainnet.id
}
