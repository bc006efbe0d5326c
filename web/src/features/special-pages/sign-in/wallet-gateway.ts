// Declares the interface of the wallet layer that the special pages need.
import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'

export type GatewayWallet = {
  id: string
  name: string
  icon?: string
  /** Whether it was used last. */
  recent: boolean
}

export type GatewaySession = { account: string; wallet: string }

/** The wallet layer for these pages. They do not import it: it may be what has broken. */
export type WalletGateway = {
  /** Lists the wallets of this browser, the last used first. */
  list(): Promise<readonly GatewayWallet[]>
  /**
   * Requests a wallet's accounts.
   *
   * @param options.again Requests them even if the wallet is already connected.
   * @throws What `explain` can classify; the signal's reason.
   */
  connect(id: string, options: { again: boolean; signal: AbortSignal }): Promise<GatewaySession>
  explain(error: unknown): UserError
}

/** Loads the wallet layer; called before the user needs it, and again after a failure. */
export type LoadWallet = () => Promise<WalletGateway>
