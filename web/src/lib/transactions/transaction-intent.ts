// Describes one action of the user that ends in one transaction, and the states of that transaction.
import type { codeHashes } from '@saleyard/generated/code-hashes'
import type { deployments } from '@saleyard/generated/deployments'
import type { Address, Hash, Hex } from 'viem'

export type TransactionKind =
  | 'createToken'
  | 'approve'
  | 'sendBatch'
  | 'sendPlain'
  | 'cancelBatch'
  | 'revoke'
  | 'deploy'
  | 'seedLiquidity'
  | 'addLiquidity'
  | 'removeLiquidity'
  | 'unwrap'
  | 'lowerFees'
  | 'handOver'
  | 'acceptOwnership'
  | 'renounceOwnership'
  | 'buyback'
  | 'claim'
  | 'processVault'

/** What the chain answered just before the wallet opens. */
export type Simulated = { gas: bigint }

/** One act of the user that ends in one transaction; made by a feature, run and shown in one place. */
export type TransactionIntent = {
  /** Chosen before signing, unique per act: `create:<salt>`, `approve:<runId>`, `batch:<runId>:<index>`, `deploy:<chainId>:<name>`. */
  key: string
  kind: TransactionKind
  chainId: number
  account: Address
  to: Address
  /** Where named, the code at `to` is compared with the expected code. */
  contract?: keyof typeof codeHashes
  /** Where `to` is a token that a factory of ours has made, or its vault: both are asked of that factory and of the token. */
  made?: { by: keyof typeof deployments; token: Address; symbol: string }
  /** A translated sentence: what will happen. */
  summary: string
  /** Base units. */
  amounts: { label: string; value: bigint; decimals: number; symbol: string }[]
  /** Base units before and after. */
  approval?: { token: Address; symbol: string; decimals: number; spender: Address; before: bigint; after: bigint }
  /** Wei sent along. */
  value: bigint
  /** What `write` has the wallet send with it: by this the transaction is known where no hash comes back. */
  data: Hex
  /** Asks the chain whether it would work. @throws when it would revert. */
  simulate: () => Promise<Simulated>
  /** Opens the wallet and asks nobody else, because what fails here may have been sent. With what was simulated just before. */
  write: (simulated?: Simulated) => Promise<Hash>
}

export type TransactionState =
  | 'idle'
  | 'simulating'
  | 'awaiting-signature'
  /** The wallet was asked, and nobody knows whether it has sent it. */
  | 'uncertain'
  | 'submitted'
  | 'replaced'
  | 'mined'
  | 'final'
  | 'reverted'
  | 'dropped'
  | 'failed'
