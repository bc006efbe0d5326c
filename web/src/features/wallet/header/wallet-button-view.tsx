import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { LoaderCircle, Wallet } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { Avatar } from '@/features/wallet/avatar.tsx'

export type WalletButtonViewProps = {
  account?: Address
  /** `waiting`: the last known account. `opening`: a press was heard, and what it opens still loads. */
  state: 'waiting' | 'opening' | 'connecting' | 'connected'
  /** The account's name, if it has one. */
  name?: string
  picture?: string
  onOpen: () => void
}

/** Shows "Connect wallet", or the account; dimmed until its session is up. */
export function WalletButtonView({ account, state, name, picture, onOpen }: WalletButtonViewProps) {
  const { t } = useTranslation()
  if (!account) return <Connect state={state} onOpen={onOpen} />
  const short = shortenAddress(account)
  const isBack = state === 'connected'
  return (
    <button
      id="wallet-button"
      type="button"
      className={`btn btn-primary px-2.5 sm:px-4 ${isBack ? '' : 'opacity-60'}`}
      title={account}
      aria-label={t('wallet.readAloud', { address: name ? `${name}, ${short}` : short })}
      aria-busy={!isBack}
      onClick={onOpen}
    >
      <Avatar address={account} picture={picture} className="size-5" />
      {name ? (
        <bdi className="max-w-40 truncate text-13 max-sm:hidden">{name}</bdi>
      ) : (
        <span className="figure font-medium text-13 max-sm:hidden">{short}</span>
      )}
    </button>
  )
}

function Connect({ state, onOpen }: Pick<WalletButtonViewProps, 'state' | 'onOpen'>) {
  const { t } = useTranslation()
  const isBusy = state === 'connecting' || state === 'opening'
  const Icon = isBusy ? LoaderCircle : Wallet
  return (
    <button
      id="wallet-button"
      type="button"
      aria-busy={isBusy}
      className="btn btn-primary px-2.5 text-13 sm:px-4"
      onClick={onOpen}
    >
      <Icon aria-hidden className={`size-4.5 ${isBusy ? 'motion-safe:animate-spin' : ''}`} strokeWidth={1.75} />
      <span className="max-sm:sr-only">{state === 'connecting' ? t('wallet.connecting') : t('wallet.connect')}</span>
    </button>
  )
}
