// Connects one wallet at a time, and shows its progress, its refusal or its error.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Connector } from 'wagmi'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { useModal, useModalState } from '@/features/wallet/modal/modal-context.tsx'
import { useConnectWallet } from '@/lib/wallet/connect-wallet.ts'

export type ConnectAttempt = {
  /** The wallet of the last request. */
  connector?: Connector
  isPending: boolean
  error: unknown
  connect(connector: Connector): void
  /** Stops waiting for the wallet. */
  cancel(): void
}

/** Runs one request at a time: connecting another wallet, cancelling and leaving the view abort the previous one. */
export function useConnectAttempt(onConnected: () => void): ConnectAttempt {
  const { mutate, reset, isPending, error, variables } = useConnectWallet({ onSuccess: onConnected })
  const { store } = useModal()
  const failure = useModalState((state) => state.failure)
  const waiting = useRef<AbortController>(undefined)
  const abortCurrent = () => waiting.current?.abort()
  useEffect(() => () => waiting.current?.abort(), [])

  return {
    connector: variables?.connector ?? failure?.connector,
    isPending,
    error: error ?? failure?.error,
    connect(connector) {
      abortCurrent()
      // An error from before the dialog opened is outdated: it must not reappear when this attempt is cancelled.
      store.setState({ failure: undefined })
      waiting.current = new AbortController()
      mutate({ connector, signal: waiting.current.signal })
    },
    cancel() {
      abortCurrent()
      reset()
    },
  }
}

/** Time without an answer after which a hint says where the wallet may be, ms. */
const hintWait = 20_000

/** Shows the state of the chosen wallet; screen readers announce each change. */
export function ConnectStatus({ attempt }: { attempt: ConnectAttempt }) {
  const { connector, isPending, error, cancel } = attempt
  return (
    <div role="status" aria-live="polite">
      {connector && isPending && <Waiting wallet={connector.name} onCancel={cancel} />}
      {connector && Boolean(error) && <Failure wallet={connector.name} error={error} />}
    </div>
  )
}

function Waiting({ wallet, onCancel }: { wallet: string; onCancel: () => void }) {
  const { t } = useTranslation()
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), hintWait)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Note title={t('wallet.waiting', { wallet })} text={t('wallet.waitingLead', { wallet })}>
      {late && <p className="mt-2 text-13">{t('walletModal.connect.behind', { wallet })}</p>}
      <button type="button" className="btn btn-sm mt-3" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </Note>
  )
}

function Failure({ wallet, error }: { wallet: string; error: unknown }) {
  const { t } = useTranslation()
  const problem = toUserError(error)
  if (problem.code === 'userRejected')
    return <Note title={t('wallet.declined')} text={t('wallet.declinedLead', { wallet })} />
  return (
    <Note title={t('wallet.failed', { wallet })}>
      <div className="mt-0.5 flex flex-col gap-1 text-13">
        <ErrorText error={problem} />
        <ErrorDetails text={problem.details} />
      </div>
    </Note>
  )
}

function Note({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className="mt-2 rounded-field bg-tint p-3">
      <p className="font-medium">{title}</p>
      {text && <p className="mt-0.5 text-13 text-quiet">{text}</p>}
      {children}
    </div>
  )
}
