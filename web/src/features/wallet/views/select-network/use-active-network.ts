import { mainnet } from 'viem/chains'
import { useWalletState } from '../../../../lib/wallet/use-wallet-state'
import { useNetwork } from '../../use-network'

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
