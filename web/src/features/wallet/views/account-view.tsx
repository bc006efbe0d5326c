// Shows the connected account and its actions: switch network, wallet or account, disconnect, recent activity.

import { toUserError, type UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, LogOut, UserRoundPen, Wallet } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { type Connector, useConfig } from 'wagmi'
import { ActivityOfDialog } from '@/components/activity/activity-list.tsx'
import { useActivity } from '@/components/activity/use-activity.ts'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { InsideSafe } from '@/components/safe/inside-safe.tsx'
import { useContractAccount } from '@/components/safe/use-contract-account.ts'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import { Avatar } from '@/features/wallet/avatar.tsx'
import { useModal } from '@/features/wallet/modal/modal-context.tsx'
import { explorerUrl } from '@/lib/networks/chains.ts'
import { isByFiles } from '@/lib/safe/load-files-connector.ts'
import { disconnectWallet } from '@/lib/wallet/disconnect-wallet.ts'
import { useIdentity } from '@/lib/wallet/identity/use-identity.ts'
import { isSafeApp } from '@/lib/wallet/load-safe-app.ts'
import { isPairing } from '@/lib/wallet/pairing/load-pairing.ts'
import { requestAccounts } from '@/lib/wallet/requests/request-accounts.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import { AccountBalance } from './account-balance.tsx'

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
      {isSafeApp(connector) ? (
        <InsideSafe />
      ) : (
        <div className="grid gap-2 min-[25rem]:grid-cols-2">
          <ActionButton icon={<ArrowLeftRight aria-hidden />} onClick={() => push('SelectNetwork')}>
            {t('walletModal.account.switchNetwork')}
          </ActionButton>
          <ActionButton icon={<Wallet aria-hidden />} onClick={() => push('ConnectWallet')}>
            {t('walletModal.account.switchWallet')}
          </ActionButton>
          <SwitchAccount connector={connector} />
          <ActionButton icon={<LogOut aria-hidden />} onClick={disconnect}>
            {t('wallet.disconnect')}
          </ActionButton>
        </div>
      )}
      {chain && <ProposalsLink account={account} chainId={chain.id} connector={connector} />}
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

function ActionButton({ icon, onClick, children }: { icon: ReactNode; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="btn justify-start gap-2.5 bg-ground text-14 [&>svg]:size-4" onClick={onClick}>
      {icon}
      {children}
    </button>
  )
}

/** Shows the account's name and picture if it has them, always its address, and the wallet's name. */
function AccountHeader({ account, wallet }: { account: Address; wallet: string }) {
  const { t } = useTranslation()
  const { name, avatar } = useIdentity()
  return (
    <div className="flex items-center gap-3.5">
      <Avatar address={account} picture={avatar} className="size-12" />
      <div className="min-w-0 flex-1">
        {name && (
          <p className="truncate font-semibold text-15" title={name}>
            <bdi>{name}</bdi>
          </p>
        )}
        <p className={`flex items-center gap-1 ${name ? 'text-13' : 'font-semibold text-15'}`} title={account}>
          <span className="figure">{shortenAddress(account)}</span>
          <CopyButton text={account} label={t('common.copyAddress')} />
        </p>
        <p className="flex items-center gap-1.5 text-13 text-quiet">
          <span aria-hidden className="status status-success" />
          {t('wallet.connectedWith', { wallet })}
        </p>
      </div>
    </div>
  )
}

/**
 * Requests from the connected wallet which accounts the page may see. A paired wallet has no such request: the user
 * chooses in the wallet. A Safe that is known by its address has one account.
 */
function SwitchAccount({ connector }: { connector: Connector }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { mutate, isPending, error } = useMutation({ mutationFn: () => requestAccounts(config) })
  if (isPairing(connector) || isByFiles(connector)) return null
  return (
    <>
      <button
        type="button"
        className="btn justify-start gap-2.5 bg-ground text-14"
        disabled={isPending}
        onClick={() => mutate()}
      >
        <UserRoundPen aria-hidden className="size-4" />
        {t('walletModal.account.switchAccount')}
      </button>
      <div role="status" aria-live="polite" className="order-last text-13 text-quiet min-[25rem]:col-span-2">
        {isPending && t('wallet.waiting', { wallet: connector.name })}
        {error && <Problem error={toUserError(error)} wallet={connector.name} />}
      </div>
    </>
  )
}

function Problem({ error, wallet }: { error: UserError; wallet: string }) {
  const { t } = useTranslation()
  if (error.code === 'userRejected') return t('walletModal.account.declined', { wallet })
  return (
    <>
      <ErrorText error={error} />
      <ErrorDetails text={error.details} />
    </>
  )
}

/** Leads a Safe's account to its proposals. Only of a paired account it is read whether it is a contract. */
function ProposalsLink({ account, chainId, connector }: { account: Address; chainId: number; connector: Connector }) {
  const { t } = useTranslation()
  const { close } = useModal()
  const isContract = useContractAccount(chainId, isPairing(connector) ? account : undefined)
  if (!isContract && !isSafeApp(connector) && !isByFiles(connector)) return null
  return (
    <Link to="/safe" className="btn btn-line self-start" onClick={close}>
      {t('nav.safe')}
    </Link>
  )
}

const shownActivities = 3

/** Shows the newest transactions of this account on this network, sent from this device. */
function AccountActivity({ account, chainId }: { account: Address; chainId: number }) {
  const { t } = useTranslation()
  const { close } = useModal()
  const { records, unreadable } = useActivity()
  const own = records?.filter((record) => record.chainId === chainId && isAddressEqual(record.account, account))
  return (
    <section aria-labelledby="account-activity" className="border-line border-t pt-4">
      <h3 id="account-activity" className="font-semibold text-15">
        {t('home.activity')}
      </h3>
      {unreadable && <p className="mt-1 text-13 text-quiet">{t('home.activityUnreadable')}</p>}
      {own?.length === 0 && (
        <div className="mt-1 flex flex-wrap items-center gap-3 text-13 text-quiet">
          <p>{t('walletModal.account.activityEmpty')}</p>
          <Link to="/multi-sender" className="btn btn-sm" onClick={close}>
            {t('home.pay')}
          </Link>
        </div>
      )}
      {own && own.length > 0 && <ActivityOfDialog records={own} most={shownActivities} />}
    </section>
  )
}
