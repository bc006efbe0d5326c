import { type AddEthereumChainParameter, type Chain, numberToHex } from 'viem'

/** What `wallet_addEthereumChain` (EIP-3085) wants to know of a network. */
export function toAddChainParameters({
  id,
  name,
  nativeCurrency,
  rpcUrls,
  blockExplorers,
}: Chain): AddEthereumChainParameter {
  return {
    chainId: numberToHex(id),
    chainName: name,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    blockExplorerUrls: Object.values(blockExplorers ?? {}).map(({ url }) => url),
  }
}
