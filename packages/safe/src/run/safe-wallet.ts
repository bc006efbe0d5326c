// Defines the wallet of a run whose sender is a Safe: what its owners get is a proposal, and not a transaction.

import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import type { SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import type { Address, Client, Hash } from 'viem'

/** What Safe's own page knows of a proposal, without a proof. */
export type PageFacts = {
  nonce: bigint
  /** The owners who have signed there. */
  confirmations: Address[]
}

/** The wallet that is connected as a Safe: its page, a mobile one, or files that owners sign without any. */
export type SafeWallet = {
  /** Client of the run's network, for reads only. */
  readonly client: Client
  /** Ensures that the wallet is connected as the run's Safe on its network. Throws otherwise. */
  ensureReady(): Promise<void>
  /**
   * Hands calls over as one transaction of the Safe, all or none. Their order and their bytes stay as they are.
   *
   * @returns `hash`: mostly the SafeTxHash; where the wallet executes at once, the transaction's own. `tx`: the
   * transaction, where the wallet shows it.
   * @throws Errors of the wallet. After one without a reason, owners may have the proposal.
   */
  propose(calls: readonly SafeCall[]): Promise<{ hash: Hash; tx?: SafeTx }>
  /** Reads what Safe's own page knows; undefined if it knows nothing of this hash. */
  readProposal?(safeTxHash: Hash): Promise<PageFacts | undefined>
}
