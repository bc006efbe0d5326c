// Shows what the wallet lacks for actions on this token: a connection, or its network.
import { useTranslation } from 'react-i18next'
import { ConnectButton, ConnectWords } from '@/components/wallet-actions.tsx'
import { findChain, getChain } from '@/lib/networks/chains.ts'
import { useSwitchNetwork } from '@/lib/wallet/switch-network.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'

/**
 * Shows what the wallet lacks for actions on a token: a connection, or its network. Transactions request the switch by
 * themselves; My Tokens and the Multi Sender follow the wallet's network.
 */
export function WalletNotice({ chainId }: { chainId: number }) {
  const { t } = useTranslation()
  const { status, chain } = useWalletState()
  const { mutate, isPending } = useSwitchNetwork()
  const { title: network } = getChain(chainId)
  const box = 'panel flex flex-wrap items-center justify-between gap-4'
  if (status !== 'connected')
    return (
      <div role="note" className={box}>
        <ConnectWords className="min-w-0 flex-1 basis-60">{t('tokenPage.connect')}</ConnectWords>
        <ConnectButton className="btn" />
      </div>
    )
  if (!chain || chain.id === chainId) return null
  const current = findChain(chain.id)?.title ?? String(chain.id)
  return (
    <div role="note" className={box}>
      <p className="min-w-0 flex-1 basis-60 text-warning">{t('tokenPage.elsewhere', { current, network })}</p>
      <button type="button" className="btn" disabled={isPending} onClick={() => mutate({ chainId })}>
        {t('networks.switchTo', { name: network })}
      </button>
    </div>
  )
}
