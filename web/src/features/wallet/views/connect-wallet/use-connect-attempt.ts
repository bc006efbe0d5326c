import { useEffect, useRef } from 'react'
import type { Connector } from 'wagmi'
import { useModal, useModalState } from '@/features/wallet/modal/modal-context.tsx'
import { useConnectWallet } from '@/lib/wallet/use-connect-wallet.ts'

export type ConnectAttempt = {
  /** The wallet asked last. */
  connector?: Connector
  isPending: boolean
  error: unknown
  connect(connector: Connector): void
  /** Stops waiting for it. */
  cancel(): void
}

/** One wallet is asked at a time: asking another, cancelling and leaving the view let go of the one before. */
export function useConnectAttempt(onConnected: () => void): ConnectAttempt {
  const { mutate, reset, isPending, error, variables } = useConnectWallet({ onSuccess: onConnected })
  const { store } = useModal()
  const failure = useModalState((state) => state.failure)
  const waiting = useRef<AbortController>(undefined)
  const letGo = () => waiting.current?.abort()
  useEffect(() => () => waiting.current?.abort(), [])

  return {
    connector: variables?.connector ?? failure?.connector,
    isPending,
    error: error ?? failure?.error,
    connect(connector) {
      letGo()
      // What failed before the dialog opened is over: it must not come back when this try is given up.
      store.setState({ failure: undefined })
      waiting.current = new AbortController()
      mutate({ connector, signal: waiting.current.signal })
    },
    cancel() {
      letGo()
      reset()
    },
  }
}
