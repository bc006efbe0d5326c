import { useTranslation } from 'react-i18next'
import { useConnection } from 'wagmi'
import { useWalletActions } from '@/components/wallet-actions.tsx'
import type { Plan } from '@/features/multi-send/core/plan-types.ts'
import { findWalletStatus, type WalletStatus } from '@/features/multi-send/shared/find-wallet-status.ts'
import { getChain } from '@/lib/chains.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'
import { useSwitchNetwork } from '@/lib/wallet/use-switch-network.ts'

/** Whether the wallet shows the account and network of a run, and the ways to get there. */
export function useRunWallet({ chainId, sender }: Pick<Plan, 'chainId' | 'sender'>): {
  status: WalletStatus
  note: string | undefined
  connect: () => void
  switchChain: () => void
} {
  const { t } = useTranslation()
  const { openConnect } = useWalletActions()
  const { mutate: switchChain } = useSwitchNetwork()
  const connection = useConnection()
  const status = findWalletStatus({
    account: connection.address,
    chainId: connection.chainId,
    wanted: { chainId, account: sender },
    isChainOffered: () => true,
    // Each batch is checked with its own simulation.
    contract: undefined,
  })
  const notes: Partial<Record<WalletStatus, string>> = {
    disconnected: t('multiSend.wallet.disconnected'),
    otherChain: t('multiSend.wallet.runOtherChain', { chain: getChain(chainId).title }),
    otherAccount: t('multiSend.wallet.runOtherAccount', { account: shortenAddress(sender) }),
  }
  return { status, note: notes[status], connect: openConnect, switchChain: () => switchChain({ chainId }) }
}
