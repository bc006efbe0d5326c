// Defines what the page learns of a contract's history. A worker reads, folds and checks it; the page only shows.

import type { Difference, Verdict } from '@saleyard/history/check/check-balances.ts'
import { HistoryError } from '@saleyard/history/errors.ts'
import type { ChosenHolders, HolderRules } from '@saleyard/history/holders/choose-holders.ts'
import type { Provenance } from '@saleyard/history/holders/provenance.ts'
import type { ContractKind } from '@saleyard/history/holders/read-holders.ts'
import type { BlockHeader } from '@saleyard/history/read/blocks.ts'
import type { ReadProgress } from '@saleyard/history/read/read-logs.ts'
import type { Address } from 'viem'
import type { TokenHistory } from './read-token-history.ts'
import type { TokenPlace } from './token-ledgers.ts'

/** The block of a reading. `final`: the last one that is as deep as its network needs to count as final. */
export type ReadAt =
  | { kind: 'final' }
  | { kind: 'block'; block: bigint }
  /** The last block at or before the time, in seconds since 1970. */
  | { kind: 'time'; seconds: bigint }

export type ReadHoldersRequest = {
  /** Names the reading, to stop it and to make a list of it. */
  job: string
  chainId: number
  /** A token or a collection. */
  contract: Address
  at: ReadAt
}

/** The holders of a contract at a block, in short; the worker keeps them all. */
export type HoldersSummary = {
  kind: ContractKind
  block: BlockHeader
  /** Accounts with a balance. */
  holders: number
  /** Weighs what the witnesses say. */
  verdict: Verdict
  /** The network's endpoints, by their host, in the order of their use. */
  endpoints: readonly string[]
  /** Those that gave the logs; undefined where some were read earlier. */
  sources: readonly string[] | undefined
  /** Endpoints that have read all logs again, each alone. */
  witnesses: readonly WitnessSummary[]
  /** Whether the holders are those of two witnesses that agree, against what was read first. */
  isReplaced: boolean
}

/** What an endpoint says alone: how many holdings differ, and the first of them; `chain` is by its logs. */
export type WitnessSummary = { endpoint: string; count: number; differences: readonly Difference[] }

export type ConfirmHoldersRequest = {
  /** Names the confirmation, to stop it. */
  job: string
  /** A reading that has ended. */
  reading: string
  /** One of the summary. */
  endpoint: string
}

export type ReadTokenRequest = TokenPlace & {
  /** Names the reading, to stop it. */
  job: string
  chainId: number
}

export type ListHoldersRequest = {
  /** A reading that has ended. */
  job: string
  rules: HolderRules
  /** Ids of a collection that count; all by default. */
  ids?: readonly bigint[] | undefined
  /** Decimals of what is sent, for the amounts of the text. */
  decimals: number
  /** Takes balances that no endpoint could confirm. */
  mayBeUnchecked?: boolean
}

export type HoldersList = Pick<ChosenHolders, 'total'> & {
  /** A line for each recipient: address and amount, with a point as the decimal mark. */
  text: string
  recipients: number
  /** Holders that are left out, by reason. */
  leftOut: Partial<Record<ChosenHolders['leftOut'][number]['reason'], number>>
  provenance: Provenance
}

export type HistoryService = {
  /**
   * Reads who holds a contract's units at a block. What a reading has read stays on this device: one that was stopped, or
   * failed, goes on where it was.
   *
   * @throws HistoryError, also `gap` where no endpoint gives some blocks; AppError of the storage; errors of the nodes.
   */
  readHolders(request: ReadHoldersRequest, onProgress?: (progress: ReadProgress) => void): Promise<HoldersSummary>
  /**
   * Has one endpoint read all logs of a reading again. Two endpoints that agree against the reading replace it, and what is
   * kept of its logs is forgotten.
   *
   * @throws As `readHolders`; HistoryError `reorg` if the endpoint has another block.
   */
  confirmHolders(request: ConfirmHoldersRequest, onProgress?: (progress: ReadProgress) => void): Promise<HoldersSummary>
  /**
   * Reads the history of a token of ours up to the last final block. It stays on this device: the next reading asks for what
   * is new.
   *
   * @throws As `readHolders`.
   */
  readToken(request: ReadTokenRequest, onProgress?: (progress: ReadProgress) => void): Promise<TokenHistory>
  /**
   * Makes a list of a reading.
   *
   * @throws HistoryError `unproven`, `nothingChosen`, `stateMissing` if contracts are to be left out and no endpoint knows
   *   them.
   */
  listHolders(request: ListHoldersRequest): Promise<HoldersList>
  /** Ends a reading or a confirmation, which then fails with an `AbortError`; of a reading it forgets the holders. */
  stop(job: string): Promise<void>
}

type PassedError = { code: string; message: string; values: HistoryError['values']; cause?: unknown }

/** How the errors of histories pass between page and worker with their codes: for `registerErrorTransfer`. */
export const historyErrors = {
  HistoryError: ({ code, message, values, cause }: PassedError) =>
    new HistoryError(code as HistoryError['code'], message, { values, cause }),
}
