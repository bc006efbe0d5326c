// Defines a plan: asset, route, limits, gas model, and the batches with their final bytes.
/**
 * How the pieces of the multi-sender fit.
 *
 *   text ── parseRecipients ──▶ RecipientList   every input line with a state; recipients; questions; total
 *                                  │ no open question, no refused line left that the user has not seen
 *   RecipientList ── planBatches ──▶ Plan       batches with ids and their final bytes, within the chain's limits
 *                                  │ saved by run/run-store.ts before anything is signed
 *   Plan ── run/run-batches.ts ──▶ BatchRecord  one per batch: state, hashes, nonce, skipped recipients
 *                                  │ reconcile(batches, records, facts): states from the chain's marks and events
 *   lines + plan + records ── buildReport ──▶ ReportRow   one row per input line, as CSV or JSON
 *
 * Rules that hold everywhere:
 * - Amounts are `bigint` in wei or base units; text where people read them. Never `number`.
 * - Every type here can be cloned structurally: it passes to a worker and into IndexedDB as it is.
 * - Nothing in `core/` is words: reasons, warnings and questions are codes with values, the page translates them.
 * - A recipient knows its input lines, a line knows its recipient; both point by position, never by address, because
 *   the same address may be paid twice when the user wants so.
 * - A batch is frozen when planned: `to`, `value`, `data` and `id` never change. Another plan is another run nonce.
 *
 * Questions are asked once per list. While one is open its lines are `asked`, they are in no total and in no batch.
 * The answer goes into `options.answers`, and the text is read again. Drop lines by hand through `options.droppedLines`.
 */

import type { Recipient } from '@saleyard/send/list/types.ts'
import type { Address, Hex } from 'viem'
import type { ApprovalWay, Permit, Permit2Transfer, WithGas } from './permit-types.ts'

/** Later kinds (collections) are further members here. */
export type Asset = { kind: 'native' } | { kind: 'erc20'; token: Address }

/**
 * `plainNative`, `plainToken`: a bare transfer without a mark, for a plan of one row. `tokenFrom`: transferFrom per
 * recipient. `tokenPull`: pulls the total once.
 */
export type Route = 'plainNative' | 'plainToken' | 'native' | 'tokenFrom' | 'tokenPull'

/** `strict`: all or nothing per batch. `skip`: who cannot be paid within `gasCap` is skipped and reported. */
export type SendMode = { kind: 'strict' } | { kind: 'skip'; gasCap: bigint }

export type ChainLimits = {
  /** Gas of one transaction. */
  gas: bigint
  /** Bytes of one signed transaction. */
  bytes: number
  /** Kept away from both, bps; 1000 is a tenth. */
  reserveBps: number
}

/** How the gas was measured, for the page to name. */
export type GasMethod = 'estimate' | 'stateOverride' | 'simulation'

/** Measured on the chain at hand by run/estimate-gas-model.ts. `gas(n) = base + n * perRecipient`. */
export type GasModel = { base: bigint; perRecipient: bigint; method: GasMethod; measuredSizes: number[] }

export type Batch = {
  /** Job and index as the contract wants it; 0n for a plain transfer, which has no mark. */
  id: bigint
  /** From 1, over the whole plan. */
  number: number
  /** `MultiSender` function, or `transfer`, or empty for bare coin. */
  functionName: string
  to: Address
  /** Wei sent along. */
  value: bigint
  data: Hex
  /** Position of the first of its recipients in the plan, and how many. */
  first: number
  count: number
  /** Sum of its amounts, base units. */
  total: bigint
  /** By the gas model. */
  gas: bigint
  /** Upper bound of the signed transaction's length. */
  bytes: number
}

export type PlanInput = {
  chainId: number
  sender: Address
  multiSender: Address
  asset: Asset
  mode: SendMode
  route: Route
  /** Random 32 bytes, new for every plan: makes the ids of two equal plans differ. */
  runNonce: Hex
  recipients: Recipient[]
  limits: ChainLimits
  gasModel: GasModel
  /** Signed before the plan is made: it is part of the first batch's bytes. */
  permit?: WithGas<Permit>
  /** As `permit`, for a plan of one batch. */
  permit2?: WithGas<Permit2Transfer>
  /** What the user chose, for tokens; absent in older plans. Changes no byte of any batch. */
  approval?: ApprovalWay
}

/**
 * Frozen: the same input gives the same plan, byte by byte. Who is paid stays with the list: tens of thousands of
 * recipients never pass to the page. `only`: the recipient of a plain transfer.
 */
export type Plan = Omit<PlanInput, 'recipients'> & {
  recipientCount: number
  only?: Address
  batches: Batch[]
  total: bigint
  jobs: bigint[]
}
