import type { UserError } from '@/lib/errors/to-user-error.ts'
import type { DoorSession, DoorWallet } from './wallet-door.ts'

/** Why nobody is connected: the wallet layer did not come, there is no wallet, or what the wallet said. */
export type SignInProblem = { kind: 'broken' } | { kind: 'none' } | { kind: 'wallet'; error: UserError }

export type SignInState =
  | { step: 'idle'; problem?: SignInProblem }
  | { step: 'opening' }
  | { step: 'choosing'; wallets: readonly DoorWallet[] }
  | { step: 'asking'; wallet: string }
  | { step: 'connected'; session: DoorSession }
