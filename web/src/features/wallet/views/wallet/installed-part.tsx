import { useTranslation } from 'react-i18next'
import { useConnectors } from 'wagmi'
import type { WalletEntry } from '@/features/wallet/directory/wallet-entry.ts'
import { useModal } from '@/features/wallet/modal/modal-context.tsx'
import { ConnectStatus } from '@/features/wallet/views/connect-wallet/connect-status.tsx'
import { useConnectAttempt } from '@/features/wallet/views/connect-wallet/use-connect-attempt.ts'

/** Connects the wallet where it is in this browser. */
export function InstalledPart({ wallet }: { wallet: WalletEntry }) {
  const { t } = useTranslation()
  const connector = useConnectors().find(({ uid }) => uid === wallet.connectorUid)
  const attempt = useConnectAttempt(useModal().close)
  if (!connector) return null
  return (
    <div>
      <p className="mb-3 text-quiet">{t('walletModal.wallet.connectLead', { wallet: wallet.name })}</p>
      <button
        type="button"
        className="btn btn-primary btn-lg w-full text-15"
        disabled={attempt.isPending}
        onClick={() => attempt.connect(connector)}
      >
        {t('walletModal.wallet.connect', { wallet: wallet.name })}
      </button>
      <ConnectStatus attempt={attempt} />
    </div>
  )
}
