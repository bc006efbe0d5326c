import { QrCode } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isPhone } from '../../../../lib/wallet/is-phone'
import { isPairingConfigured, pairingId } from '../../../../lib/wallet/pairing/load-pairing'
import { useModal } from '../../modal/modal-context'
import { WalletRow } from './wallet-row'

/** Any wallet by a code; where nobody configured pairing, it says so. Decision A30. */
export function PairingRow({ recent }: { recent: boolean }) {
  const { t } = useTranslation()
  const { push } = useModal()
  const configuredHint = isPhone() ? 'walletModal.connect.openAny' : 'walletModal.connect.scan'
  return (
    <WalletRow
      icon={
        <span
          aria-hidden
          className={`grid size-8 shrink-0 place-items-center rounded-field bg-tint ${isPairingConfigured ? 'text-brand' : 'text-quiet'}`}
        >
          <QrCode className="size-4.5" />
        </span>
      }
      name="WalletConnect"
      hint={t(isPairingConfigured ? configuredHint : 'errors.pairingNotConfigured')}
      mark={recent ? t('walletModal.connect.recent') : undefined}
      disabled={!isPairingConfigured}
      onChoose={() => push('Wallet', { Wallet: { id: pairingId, name: 'WalletConnect' } })}
    />
  )
}
