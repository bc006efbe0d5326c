import { LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConnectors } from 'wagmi'
import type { FoundWallet } from '@/features/wallet/directory/to-found-wallets.ts'
import { WalletIcon } from '@/features/wallet/directory/wallet-icon.tsx'
import { isPhone } from '@/lib/wallet/is-phone.ts'
import { isPairingConfigured } from '@/lib/wallet/pairing/load-pairing.ts'
import { ConnectStatus } from './connect-status.tsx'
import type { ConnectAttempt } from './use-connect-attempt.ts'
import { WalletRow } from './wallet-row.tsx'

/** The wallets of this browser; choosing one connects in place. Without any it says how to get one. */
export function FoundList({ found, attempt }: { found: readonly FoundWallet[]; attempt: ConnectAttempt }) {
  const { t } = useTranslation()
  const connectors = useConnectors()
  const choose = ({ connectorUid }: FoundWallet) => {
    const connector = connectors.find(({ uid }) => uid === connectorUid)
    if (connector) attempt.connect(connector)
  }

  // On a phone the wallet is an app: those below open it.
  if (found.length === 0 && isPairingConfigured && isPhone()) return null
  if (found.length === 0)
    return (
      <div className="rounded-field bg-ground p-3">
        <p className="font-medium">{t('wallet.none')}</p>
        <p className="mt-0.5 text-13 text-quiet">{t('wallet.noneHelp')}</p>
      </div>
    )
  return (
    <div>
      <ul className="flex flex-col gap-2" aria-label={t('walletModal.connect.found')}>
        {found.map((wallet) => {
          const isAsked = attempt.isPending && attempt.connector?.uid === wallet.connectorUid
          const mark = t(wallet.recent ? 'walletModal.connect.recent' : 'walletModal.connect.installed')
          return (
            <li key={wallet.connectorUid}>
              <WalletRow
                icon={<WalletIcon wallet={wallet} />}
                name={wallet.name}
                mark={isAsked ? <LoaderCircle className="size-4.5 motion-safe:animate-spin" /> : mark}
                onChoose={() => choose(wallet)}
              />
            </li>
          )
        })}
      </ul>
      <ConnectStatus attempt={attempt} />
    </div>
  )
}
