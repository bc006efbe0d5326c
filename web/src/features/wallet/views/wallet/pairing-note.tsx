import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useMutation } from '@tanstack/react-query'
import { LoaderCircle, LogOut, RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { disconnectWallet } from '@/lib/wallet/disconnect-wallet.ts'
import type { PairingState } from '@/lib/wallet/pairing/attempt-pairing.ts'

export type PairingNoteProps = {
  state: PairingState
  /** The wallet's name for use in a sentence. */
  wallet: string
  onRetry: () => void
}

/**
 * Shows the state of a pairing until there is a link, and a failure with its actions; renders nothing while there is a
 * link.
 */
export function PairingNote({ state, wallet, onRetry }: PairingNoteProps) {
  const { t } = useTranslation()
  const isPaired = state.step === 'failed' && toUserError(state.error).code === 'alreadyConnected'
  const canRetry = state.step === 'slow' || (state.step === 'failed' && !isPaired)
  return (
    <div className="flex flex-col items-center gap-3 text-center text-14 empty:hidden">
      <div role="status" aria-live="polite" className="empty:hidden">
        {(state.step === 'idle' || state.step === 'preparing') && <Busy text={t('walletModal.wallet.preparing')} />}
        {state.step === 'slow' && <Busy text={t('walletModal.wallet.slow')} />}
        {state.step === 'failed' && <Failure error={state.error} wallet={wallet} />}
      </div>
      {isPaired && <PairingDisconnect onDone={onRetry} />}
      {canRetry && (
        <button type="button" className="btn btn-sm" onClick={onRetry}>
          <RotateCw aria-hidden className="size-3.5" />
          {t('common.tryAgain')}
        </button>
      )}
    </div>
  )
}

function Busy({ text }: { text: string }) {
  return (
    <p className="flex flex-col items-center gap-2 text-quiet">
      <LoaderCircle aria-hidden className="size-5 motion-safe:animate-spin" />
      {text}
    </p>
  )
}

function Failure({ error, wallet }: { error: unknown; wallet: string }) {
  const { t } = useTranslation()
  const problem = toUserError(error)
  if (problem.code !== 'userRejected')
    return (
      <>
        <ErrorText error={problem} />
        <div className="mt-2 text-start">
          <ErrorDetails text={problem.details} />
        </div>
      </>
    )
  return (
    <>
      <p className="font-medium">{t('walletModal.wallet.declined', { wallet })}</p>
      <p className="mt-0.5 text-13 text-quiet">{t('walletModal.wallet.declinedLead')}</p>
    </>
  )
}

/** Ends the paired session, which must end before another wallet is paired, and then continues by itself. */
function PairingDisconnect({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { mutate, isPending } = useMutation({ mutationFn: () => disconnectWallet(config) })
  return (
    <button
      type="button"
      className="btn btn-sm"
      disabled={isPending}
      // As an option of `mutate`, it does not run if the view has unmounted meanwhile.
      onClick={() => mutate(undefined, { onSuccess: onDone })}
    >
      <LogOut aria-hidden className="size-3.5" />
      {t('walletModal.wallet.disconnectFirst')}
    </button>
  )
}
