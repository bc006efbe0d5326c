// Lists the networks that the page knows and those that are configured, and links to their explorers.

import { createNetworks } from '@saleyard/chain/networks/networks.ts'
import { env } from '@/lib/env.ts'

export const { knownChains, configuredChains, getChain, findChain } = createNetworks({
  chainIds: env.VITE_CHAINS,
  localRpcUrl: env.VITE_LOCAL_RPC_URL,
})

/** Returns the URL of a transaction, account or token in the chain's explorer; undefined without an explorer. */
export function explorerUrl(chainId: number, kind: 'tx' | 'address' | 'token', id: string): string | undefined {
  const explorer = findChain(chainId)?.blockExplorers?.default.url
  return explorer && `${explorer}/${kind}/${id}`
}
