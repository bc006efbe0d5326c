// Runs a sign-in from the click to the session, with its states.

import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { useEffect, useRef, useState } from 'react'
import type { GatewaySession, GatewayWallet, LoadWallet, WalletGateway } from './wallet-gateway.ts'

/** Why nobody is connected: the wallet layer did not come, there is no wallet, or what the wallet said. */
export type SignInProblem = { kind: 'broken' } | { kind: 'none' } | { kind: 'wallet'; error: UserError }

type SignInState =
  | { step: 'idle'; problem?: SignInProblem }
  | { step: 'opening' }
  | { step: 'choosing'; wallets: readonly GatewayWallet[] }
  | { step: 'asking'; wallet: string }
  | { step: 'connected'; session: GatewaySession }

export type SignIn = {
  state: SignInState
  /** Fetches what will be needed, once somebody comes near. */
  prepare(): void
  start(): void
  choose(wallet: GatewayWallet): void
  /** Stops waiting. */
  cancel(): void
}

/** From the click to the session. */
export function useSignIn(loadWallet: LoadWallet, again: boolean): SignIn {
  const [state, setState] = useState<SignInState>({ step: 'idle' })
  const waiting = useRef<AbortController>(undefined)
  useEffect(() => () => waiting.current?.abort(), [])

  async function connect(door: WalletGateway, { id, name }: GatewayWallet) {
    const controller = new AbortController()
    waiting.current = controller
    setState({ step: 'asking', wallet: name })
    try {
      const session = await door.connect(id, { again, signal: controller.signal })
      setState({ step: 'connected', session })
    } catch (error) {
      if (!controller.signal.aborted)
        setState({ step: 'idle', problem: { kind: 'wallet', error: door.explain(error) } })
    }
  }

  async function start() {
    setState({ step: 'opening' })
    const door = await loadWallet().catch(() => undefined)
    if (!door) return setState({ step: 'idle', problem: { kind: 'broken' } })
    const wallets = await door.list()
    const [first] = wallets
    if (!first) return setState({ step: 'idle', problem: { kind: 'none' } })
    if (wallets.length === 1 || (again && first.recent)) return connect(door, first)
    setState({ step: 'choosing', wallets })
  }

  return {
    state,
    prepare: () => void loadWallet().catch(() => {}), // told when it is needed
    start: () => void start(),
    choose: (wallet) => void loadWallet().then((door) => connect(door, wallet)),
    cancel() {
      waiting.current?.abort()
      setState({ step: 'idle' })
    },
  }
}
