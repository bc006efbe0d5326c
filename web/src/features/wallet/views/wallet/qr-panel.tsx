// Shows the pairing code with its link and its remaining time, and reserves its space while there is none.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { PairingNote, type PairingNoteProps } from './pairing-note.tsx'

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

/** Draws the code with a library that loads on first use. If that fails, the link can still be copied. */
function LazyQrCode({ value, title }: { value: string; title: string }) {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['view', 'qr-code'],
    queryFn: () => import('@/components/ui/qr-code.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (data)
    return (
      <div className="size-full bg-white p-3">
        <data.QrCode value={value} title={title} />
      </div>
    )
  if (!error || isFetching) return <Waiting rows={['size-full']} className="size-full bg-white p-3" />
  return (
    <div className="p-3">
      <ErrorNote error={toUserError(error)}>
        <button type="button" className="btn btn-sm" onClick={() => refetch()}>
          {t('common.tryAgain')}
        </button>
      </ErrorNote>
    </div>
  )
}

/** Shows the remaining validity of the link; `at` in ms since 1970. Screen readers do not announce every second. */
function Countdown({ at }: { at: number }) {
  const { t } = useTranslation()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((at - now) / 1_000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return <span className="text-13 text-quiet tabular-nums">{t('walletModal.wallet.expires', { time })}</span>
}
