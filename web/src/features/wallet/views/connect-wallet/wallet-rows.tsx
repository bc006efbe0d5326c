// Lists the wallets of this browser and pairing as rows; choosing one connects in place or opens pairing.
import { Link } from '@tanstack/react-router'
import { FileSignature, LoaderCircle, QrCode } from 'lucide-react'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useConnectors } from 'wagmi'
import { Waiting } from '@/components/ui/waiting.tsx'
import type { FoundWallet } from '@/features/wallet/directory/wallet-entry.ts'
import { WalletIcon } from '@/features/wallet/directory/wallet-icon.tsx'
import { useModal } from '@/features/wallet/modal/modal-context.tsx'
import { lazyPart } from '@/lib/browser/load-part.ts'
import { withTexts } from '@/lib/i18n/load-language.ts'
import { isPhone } from '@/lib/wallet/pairing/app-links.ts'
import { isPairingConfigured, pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import { type ConnectAttempt, ConnectStatus } from './connect-attempt.tsx'

/** Lists the wallets of this browser; choosing one connects in place. Without any it explains how to get one. */
export function FoundList({ found, attempt }: { found: readonly FoundWallet[]; attempt: ConnectAttempt }) {
  const { t } = useTranslation()
  const connectors = useConnectors()
  const choose = ({ connectorUid }: FoundWallet) => {
    const connector = connectors.find(({ uid }) => uid === connectorUid)
    if (connector) attempt.connect(connector)
  }

  // On a phone the wallet is an app: the wallets below open it.
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
          const isConnecting = attempt.isPending && attempt.connector?.uid === wallet.connectorUid
          const mark = t(wallet.recent ? 'walletModal.connect.recent' : 'walletModal.connect.installed')
          return (
            <li key={wallet.connectorUid}>
              <WalletRow
                icon={<WalletIcon wallet={wallet} />}
                name={wallet.name}
                mark={isConnecting ? <LoaderCircle className="size-4.5 motion-safe:animate-spin" /> : mark}
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

/** Offers pairing with any wallet by a code; without configured pairing, it says so. Decision A30. */
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

const SafeForm = lazyPart(withTexts('safe', async () => ({ default: (await import('./safe-form.tsx')).SafeForm })))

/** Offers to connect a Safe by its address; its form loads at the click. Who only signs for one needs no Safe connected. */
export function SafeRow() {
  const { t } = useTranslation()
  const { close } = useModal()
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <WalletRow
        icon={
          <span aria-hidden className="grid size-8 shrink-0 place-items-center rounded-field bg-tint text-brand">
            <FileSignature className="size-4.5" />
          </span>
        }
        name={t('walletModal.connect.safe')}
        hint={t('walletModal.connect.safeHint')}
        isExpanded={isOpen}
        onChoose={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense fallback={<Waiting rows={['h-9', 'h-9', 'h-9']} className="mt-3" />}>
          <SafeForm onConnected={close} />
        </Suspense>
      )}
      <Link
        to="/safe"
        className="link-hover mt-1.5 inline-flex min-h-8 items-center px-3 font-medium text-13 text-primary"
        onClick={close}
      >
        {t('walletModal.connect.safeSign')}
      </Link>
    </div>
  )
}

type WalletRowProps = {
  icon: ReactNode
  name: string
  /** Shown under the name. */
  hint?: string
  /** Shown at the end: a remark about the wallet, or that its request is pending. */
  mark?: ReactNode
  disabled?: boolean
  /** Of a row that opens something below itself. */
  isExpanded?: boolean
  onChoose: () => void
}

/** One wallet over the whole width. Its name is the button's name; hint and mark describe it. */
function WalletRow({ icon, name, hint, mark, disabled, isExpanded, onChoose }: WalletRowProps) {
  const id = useId()
  return (
    <button
      type="button"
      className="btn h-auto min-h-13 w-full flex-nowrap justify-start gap-3 bg-ground px-3 py-2 text-start text-15"
      aria-describedby={hint || mark ? id : undefined}
      disabled={disabled}
      aria-expanded={isExpanded}
      onClick={onChoose}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{name}</span>
        {hint && (
          <span aria-hidden id={id} className="block font-normal text-12 text-quiet">
            {hint}
          </span>
        )}
      </span>
      {mark && (
        <span aria-hidden id={hint ? undefined : id} className="shrink-0 font-medium text-12 text-quiet">
          {mark}
        </span>
      )}
    </button>
  )
}
