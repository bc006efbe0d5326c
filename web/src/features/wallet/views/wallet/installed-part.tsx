import { useTranslation } from 'react-i18next'
import { useConnectors } from 'wagmi'
import type { WalletEntry } from '../../directory/wallet-entry'
import { useModal } from '../../modal/modal-context'
import { ConnectStatus } from '../connect-wallet/connect-status'
import { useConnectAttempt } from '../connect-wallet/use-connect-attempt'

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
