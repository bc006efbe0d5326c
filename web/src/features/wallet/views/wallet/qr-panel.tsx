import { useTranslation } from 'react-i18next'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { Countdown } from './countdown.tsx'
import { LazyQrCode } from './lazy-qr-code.tsx'
import { PairingNote, type PairingNoteProps } from './pairing-note.tsx'

/** The code to scan; its place is kept while there is none. */
export function QrPanel({ state, wallet, onRetry }: PairingNoteProps) {
  const { t } = useTranslation()
  const isReady = state.step === 'ready'
  return (
    <div className="flex flex-col items-center gap-3">
      <p className="text-center text-quiet">{t('walletModal.wallet.scan', { wallet })}</p>
      <div className="grid aspect-square w-full max-w-72 place-items-center overflow-hidden rounded-box border border-line bg-ground">
        {isReady ? (
          <LazyQrCode value={state.uri} title={t('walletModal.wallet.qr', { wallet })} />
        ) : (
          <div className="p-3">
            <PairingNote state={state} wallet={wallet} onRetry={onRetry} />
          </div>
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
