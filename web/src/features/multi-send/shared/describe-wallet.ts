import type { TFunction } from 'i18next'
import type { WalletStatus } from './find-wallet-status.ts'

/** A sentence about what is in the way with wallet or network; undefined when nothing is. */
export function describeWallet(status: WalletStatus | 'unreachable', chain: string, t: TFunction): string | undefined {
  return status === 'ready' || status === 'otherAccount' ? undefined : t(`multiSend.wallet.${status}`, { chain })
}
