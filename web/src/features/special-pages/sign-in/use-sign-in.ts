// Runs a sign-in from the click to the session, with its states.

import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useEffect, useRef, useState } from 'react'
import type { GatewaySession, GatewayWallet, LoadWallet, WalletGateway } from './wallet-gateway.ts'

/** Why no wallet is connected: the wallet layer failed to load, there is no wallet, or the wallet's error. */
export type SignInProblem = { kind: 'broken' } | { kind: 'none' } | { kind: 'wallet'; error: UserError }

type SignInState =
  | { step: 'idle'; problem?: SignInProblem }
  | { step: 'opening' }
  | { step: 'choosing'; wallets: readonly GatewayWallet[] }
  | { step: 'requesting'; wallet: string }
  | { step: 'connected'; session: GatewaySession }

export type SignIn = {
  state: SignInState
  /** Loads the wallet layer in advance, when the pointer or the focus approaches the button. */
  prepare(): void
  start(): void
  choose(wallet: GatewayWallet): void
  /** Stops waiting. */
  cancel(): void
}

export function useSignIn(loadWallet: LoadWallet, again: boolean): SignIn {
  const [state, setState] = useState<SignInState>({ step: 'idle' })
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])

  async function connect(gateway: WalletGateway, { id, name }: GatewayWallet) {
    const controller = new AbortController()
    waiting.current = controller
    setState({ step: 'requesting', wallet: name })
    try {
      const session = await gateway.connect(id, { again, signal: controller.signal })
      setState({ step: 'connected', session })
    } catch (error) {
      if (!controller.signal.aborted)
        setState({ step: 'idle', problem: { kind: 'wallet', error: gateway.explain(error) } })
    }
  }

  async function start() {
    setState({ step: 'opening' })
    const gateway = await loadWallet().catch(() => undefined)
    if (!gateway) return setState({ step: 'idle', problem: { kind: 'broken' } })
    const wallets = await gateway.list()
    const [first] = wallets
    if (!first) return setState({ step: 'idle', problem: { kind: 'none' } })
    if (wallets.length === 1 || (again && first.recent)) return connect(gateway, first)
    setState({ step: 'choosing', wallets })
  }

  return {
    state,
    prepare: () => void loadWallet().catch(() => {}), // reported on the click
    start: () => void start(),
    choose: (wallet) => void loadWallet().then((gateway) => connect(gateway, wallet)),
    cancel() {
      waiting.current?.abort()
      setState({ step: 'idle' })
    },
  }
}
