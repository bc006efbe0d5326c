import { ArrowLeftRight, LogOut, Wallet } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import { useModal } from '@/features/wallet/modal/modal-context.tsx'
import { explorerUrl } from '@/lib/explorer-url.ts'
import { disconnectWallet } from '@/lib/wallet/disconnect-wallet.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { AccountActivity } from './account-activity.tsx'
import { AccountBalance } from './account-balance.tsx'
import { AccountHeader } from './account-header.tsx'
import { SwitchAccount } from './switch-account.tsx'

/** Who is connected, and what can be done with it. */
export function AccountView() {
  const { t } = useTranslation()
  const config = useConfig()
  const { status, account, chain, connector } = useWalletState()
  const { close, push, reset } = useModal()
  const isOver = status === 'disconnected'
  // The wallet may end the session by itself.
  useEffect(() => {
    if (isOver) reset('ConnectWallet')
  }, [isOver, reset])
  if (!account || !connector) return null

  const disconnect = () => {
    close()
    void disconnectWallet(config)
  }
  const explorer = chain && explorerUrl(chain.id, 'address', account)
  return (
    <div className="flex flex-col gap-4 text-14">
      <AccountHeader account={account} wallet={connector.name} />
      <AccountBalance account={account} chain={chain} />
      <div className="grid gap-2 min-[25rem]:grid-cols-2">
        <Act icon={<ArrowLeftRight aria-hidden />} onClick={() => push('SelectNetwork')}>
          {t('walletModal.account.switchNetwork')}
        </Act>
        <Act icon={<Wallet aria-hidden />} onClick={() => push('ConnectWallet')}>
          {t('walletModal.account.switchWallet')}
        </Act>
        <SwitchAccount connector={connector} />
        <Act icon={<LogOut aria-hidden />} onClick={disconnect}>
          {t('wallet.disconnect')}
        </Act>
      </div>
      {chain && <AccountActivity account={account} chainId={chain.id} />}
      {explorer && (
        <OutsideLink
          className="link-hover inline-flex items-center gap-1.5 self-center font-medium text-13 text-primary"
          arrow="size-3.5 shrink-0"
          href={explorer}
        >
          {t('tx.viewOnExplorer')}
        </OutsideLink>
      )}
    </div>
  )
}

function Act({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="btn justify-start gap-2.5 bg-ground text-14 [&>svg]:size-4" onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}
