import { QrCode } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useModal } from '@/features/wallet/modal/modal-context.tsx'
import { isPhone } from '@/lib/wallet/is-phone.ts'
import { isPairingConfigured, pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import { WalletRow } from './wallet-row.tsx'

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
