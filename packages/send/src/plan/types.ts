// Defines a plan: asset, route, limits, gas model, and the batches with their final bytes.

/**
 * How the parts of the multi-sender fit together.
 *
 *   text ── parseRecipients ──▶ RecipientList   every input line with a state; recipients; questions; total
 *                                  │ no open question, no refused line that the user has not seen
 *   RecipientList ── planBatches ──▶ Plan       batches with ids and their final bytes, within the chain's limits
 *                                  │ saved by the run store before anything is signed
 *   Plan ── run/run-batches.ts ──▶ BatchRecord  one per batch: state, hashes, nonce, skipped recipients
 *                                  │ reconcile(batches, records, facts): states from the chain's marks and events
 *   lines + plan + records ── buildReport ──▶ ReportRow   one row per input line, as CSV or JSON
 *
 * Rules that hold everywhere:
 * - Amounts are `bigint` in wei or base units; text where users read them. Never `number`.
 * - Every type here can be cloned structurally: it passes to a worker and into IndexedDB as it is.
 * - This package holds no sentences: reasons, warnings and questions are codes with values, which the page translates.
 * - A recipient knows its input lines, a line knows its recipient; both point by position, never by address, because
 *   the same address may be paid twice at the user's choice.
 * - A batch is frozen when planned: `to`, `value`, `data` and `id` never change. Another plan is another run nonce.
 *
 * Each question is asked once per list. While it is open, its lines are `asked`, in no total and in no batch. The
 * answer goes into `options.answers`, and the text is read again. `options.droppedLines` drops lines by hand.
 */

import type { ListPrice, ListSource, Recipient } from '@saleyard/send/list/types.ts'
import type { Address, Hex } from 'viem'
import type { ApprovalWay, Permit, Permit2Transfer, WithGas } from './permit-types.ts'

/** Later kinds (collections) become further members. */
export type Asset = { kind: 'native' } | { kind: 'erc20'; token: Address }

/**
 * `plainNative`, `plainToken`: a bare transfer without a mark, for a plan of one row. `tokenFrom`: transferFrom per
 * recipient. `tokenPull`: pulls the total once. `tokenItself`: `transferMany` of a Standard token of ours, which holds the
 * marks of these batches in place of MultiSender; it needs no allowance, and is always `strict`.
 */
export type Route = 'plainNative' | 'plainToken' | 'native' | 'tokenFrom' | 'tokenPull' | 'tokenItself'

/**
 * `strict`: all or nothing per batch. `skip`: a recipient that cannot be paid within `gasCap` is skipped and reported.
 */
export type SendMode = { kind: 'strict' } | { kind: 'skip'; gasCap: bigint }

export type ChainLimits = {
  /** Gas of one transaction. */
  gas: bigint
  /** Bytes of one signed transaction. */
  bytes: number
  /** Reserve below both limits, in bps; 1000 is a tenth. */
  reserveBps: number
  /**
   * Most bytes of one signed transaction for the wallet, where that is less than the network's limit after its reserve;
   * absent in older plans, and for wallets that sign any length.
   */
  signedBytes?: number
}

/** How the gas was measured; the page shows it. */
export type GasMethod = 'estimate' | 'stateOverride' | 'simulation'

/** `estimate-gas.ts` measures it on the current chain. `gas(n) = base + n * perRecipient`. */
export type GasModel = { base: bigint; perRecipient: bigint; method: GasMethod; measuredSizes: number[] }

export type Batch = {
  /** Job and index as the contract expects them; 0n for a plain transfer, which has no mark. */
  id: bigint
  /** Number in the whole plan, from 1. */
  number: number
  /** `MultiSender` function, `transferMany`, `transfer`, or empty for bare coin. */
  functionName: string
  to: Address
  /** In wei. */
  value: bigint
  data: Hex
  /** Position of the batch's first recipient in the plan. */
  first: number
  count: number
  /** Sum of the amounts, in base units. */
  total: bigint
  /** Estimate by the gas model. */
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
  /** Signed before planning: it is part of the first batch's bytes. */
  permit?: WithGas<Permit>
  /**
   * The sender is a Safe: its batches go out as proposals, each with a mark, and the nonce of its account says nothing.
   * Changes no byte of any batch.
   */
  isSafe?: boolean
  /** The sender is a contract, whether it is known as a Safe or not; absent in older plans. Changes no byte of any batch. */
  isContract?: boolean
  /** Like `permit`, but for a plan of one batch. */
  permit2?: WithGas<Permit2Transfer>
  /** The user's choice, for tokens; absent in older plans. Changes no byte of any batch. */
  approval?: ApprovalWay
  /** What the list was made of, if it is known. Changes no byte of any batch. */
  source?: ListSource
  /** The price of amounts that were given in US dollars. Changes no byte of any batch. */
  price?: ListPrice
}

/**
 * Frozen: the same input gives the same plan, byte by byte. Recipients stay with the list: tens of thousands of them
 * never pass to the page. `only`: the recipient of a plain transfer.
 */
export type Plan = Omit<PlanInput, 'recipients'> & {
  recipientCount: number
  only?: Address
  batches: Batch[]
  total: bigint
  jobs: bigint[]
}
