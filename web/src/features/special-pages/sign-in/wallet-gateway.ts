// Declares what the special pages need of the wallet layer.
import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'

export type GatewayWallet = {
  id: string
  name: string
  icon?: string
  /** The one that was used last. */
  recent: boolean
}

export type GatewaySession = { account: string; wallet: string }

/** What these pages need of the wallet layer. They do not know it: it is what may have broken. */
export type WalletGateway = {
  /** The wallets of this browser, the one that was used last first. */
  list(): Promise<readonly GatewayWallet[]>
  /**
   * Asks a wallet for its accounts.
   *
   * @param options.again Asks it also where it is connected already.
   * @throws What `explain` can name; the signal's reason.
   */
  connect(id: string, options: { again: boolean; signal: AbortSignal }): Promise<GatewaySession>
  explain(error: unknown): UserError
}

/** Fetches the wallet layer; asked before the user needs it, and again after it failed. */
export type LoadWallet = () => Promise<WalletGateway>
