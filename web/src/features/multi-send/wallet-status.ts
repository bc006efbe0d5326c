// Finds what blocks an action: wallet, network or contract, the outermost first; and describes it.

import type { TFunction } from 'i18next'
import type { Address } from 'viem'

/** Whether wallet, network and contract fit the action. */
export type WalletStatus = 'disconnected' | 'otherChain' | 'otherAccount' | 'noContract' | 'foreignContract' | 'ready'

type FindWalletStatusParameters = {
  account: Address | undefined
  chainId: number | undefined
  wanted: { chainId?: number; account?: Address }
  isChainOffered: (chainId: number) => boolean
  /** Undefined during the check, and for plain transfers, which need no contract. */
  contract: 'expected' | 'foreign' | 'missing' | undefined
}

/** Finds what blocks the action, the outermost first. */
export function findWalletStatus(parameters: FindWalletStatusParameters): WalletStatus {
  const { account, chainId, wanted, isChainOffered, contract } = parameters
  if (!account || chainId === undefined) return 'disconnected'
  if (!isChainOffered(chainId) || chainId !== (wanted.chainId ?? chainId)) return 'otherChain'
  if (account.toLowerCase() !== (wanted.account ?? account).toLowerCase()) return 'otherAccount'
  if (contract === 'missing') return 'noContract'
  return contract === 'foreign' ? 'foreignContract' : 'ready'
}

/** Describes what is wrong with wallet or network; undefined if nothing is. */
export function describeWallet(status: WalletStatus | 'unreachable', chain: string, t: TFunction): string | undefined {
  return status === 'ready' || status === 'otherAccount' ? undefined : t(`multiSend.wallet.${status}`, { chain })
}
