// Finds what is in the way with the wallet, the network or the contract, the outermost first, and puts it into a sentence.

import type { TFunction } from 'i18next'
import type { Address } from 'viem'

/** Whether the wallet fits what is being done. `checking`: the code of the sending contract is being looked at. */
export type WalletStatus = 'disconnected' | 'otherChain' | 'otherAccount' | 'noContract' | 'foreignContract' | 'ready'

type FindWalletStatusParameters = {
  account: Address | undefined
  chainId: number | undefined
  wanted: { chainId?: number; account?: Address }
  isChainOffered: (chainId: number) => boolean
  /** Undefined while it is being looked at, and for plain transfers, which need no contract. */
  contract: 'expected' | 'foreign' | 'missing' | undefined
}

/** What is in the way, the outermost first. */
export function findWalletStatus(parameters: FindWalletStatusParameters): WalletStatus {
  const { account, chainId, wanted, isChainOffered, contract } = parameters
  if (!account || chainId === undefined) return 'disconnected'
  if (!isChainOffered(chainId) || chainId !== (wanted.chainId ?? chainId)) return 'otherChain'
  if (account.toLowerCase() !== (wanted.account ?? account).toLowerCase()) return 'otherAccount'
  if (contract === 'missing') return 'noContract'
  return contract === 'foreign' ? 'foreignContract' : 'ready'
}

/** A sentence about what is in the way with wallet or network; undefined when nothing is. */
export function describeWallet(status: WalletStatus | 'unreachable', chain: string, t: TFunction): string | undefined {
  return status === 'ready' || status === 'otherAccount' ? undefined : t(`multiSend.wallet.${status}`, { chain })
}
