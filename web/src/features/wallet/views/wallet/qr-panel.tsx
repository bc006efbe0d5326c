import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../../../components/ui/copy-button'
import { Countdown } from './countdown'
import { PairingNote, type PairingNoteProps } from './pairing-note'

const QrCode = lazy(() => import('./qr-code').then((module) => ({ default: module.QrCode })))

/** The code to scan; its place is kept while there is none. */
export function QrPanel({ state, wallet, onRetry }: PairingNoteProps) {
  const { t } = useTranslation()
  const isReady = state.step === 'ready'
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="text-center text-quiet">{t('walletModal.wallet.scan', { wallet })}</p>
      <div
        className={`grid aspect-square w-full max-w-72 place-items-center rounded-box border border-line p-3 ${isReady ? 'bg-white' : 'bg-ground'}`}
      >
        {isReady ? (
          <Suspense>
            <QrCode value={state.uri} title={t('walletModal.wallet.qr', { wallet })} />
          </Suspense>
        ) : (
          <PairingNote state={state} wallet={wallet} onRetry={onRetry} />
        )}
      </div>
      <div className="flex min-h-8 flex-wrap items-center justify-center gap-x-4 gap-y-1">
        {isReady && (
          <>
            <CopyButton wide text={state.uri} label={t('walletModal.copyLink')} />
            <Countdown at={state.expiresAt} />
          </>
        )}
      </div>
    </div>
  )
}
