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
import type { Address, Hash, Hex } from 'viem'
import type { RefusalCode, WarningCode } from './line-codes.ts'
import type { ApprovalWay, Permit, Permit2Transfer, WithGas } from './permit-types.ts'

/* READING */

/** What the lines hold. Amounts in base units. `split` gives each recipient the same share and shows the remainder. */
export type AmountMode = { kind: 'each' } | { kind: 'same'; amount: bigint } | { kind: 'split'; total: bigint }

/** `memo` reads `address,1,000` as amount 1 with the memo 000. */
export type SeparatorMeaning = 'thousands' | 'decimal' | 'memo'
export type DuplicateChoice = 'merge' | 'keep' | 'drop'
export type EthereumNameChoice = 'use' | 'refuse'

/**
 * What the name service said about a name, for the target chain. Frozen: a line is paid to the address that stands here,
 * whatever the name says later. Addresses are in lower case.
 *
 * `ethereumOnly`: set for Ethereum alone, by an account. `ethereumContract`: by a contract, which elsewhere may be
 * anybody's. `gateway`: these hosts would have to be asked, and learn the name; `failed` is the one that gave no answer.
 * `malformed`: what is set is no address. `failed`: nobody answered, which says nothing about the name.
 */
export type NameRecord = { readAt: number } & (
  | { kind: 'resolved' | 'ethereumOnly' | 'ethereumContract'; address: Address }
  | { kind: 'gateway'; hosts: readonly string[]; failed?: string }
  | { kind: 'notFound' | 'malformed' | 'failed' }
)
/** By normalised name. */
export type NameRecords = Readonly<Record<string, NameRecord>>

/** Answers hold for the whole list. A missing one leaves its lines `asked`. */
export type Answers = {
  comma?: SeparatorMeaning
  /** Asked only when the list shows that dots may group thousands, as in `1.000.000` or `1.000,50`. */
  dot?: 'thousands' | 'decimal'
  /** A normal, non-breaking or thin space between digits. */
  space?: 'thousands' | 'memo'
  duplicates?: DuplicateChoice
  /** Names that were not looked up, or in vain. They are looked up by a click on the page, never by an answer. */
  names?: 'refuse'
  /** Names whose owner has set an address for Ethereum alone. */
  ethereumNames?: EthereumNameChoice
  /** Names that only a server outside of the chain can tell. Consent is a click on the page, for the hosts it names. */
  gateways?: 'refuse'
}

export type Choice = SeparatorMeaning | DuplicateChoice | EthereumNameChoice

export type QuestionKind = keyof Answers

export type Question = {
  kind: QuestionKind
  /** What can be answered, in the order to show. */
  options: Choice[]
  /** The choice made, if any; the question is kept so that it can be changed. */
  answer?: Choice
  /** As written on the first line concerned: `1,000`, or the address. */
  example: string
  /** Numbers of the lines concerned, from 1. */
  lines: number[]
}

export type ReadOptions = {
  mode: AmountMode
  /** Decimals of the coin or token, 0 to 255. */
  decimals: number
  /** The target chain's EIP-3770 short name, such as `bnb`; the only prefix accepted. */
  chainShortName: string
  /** Absent: native coin. */
  token?: Address
  multiSender?: Address
  sender?: Address
  answers: Answers
  /** Numbers of the lines that the user took out. */
  droppedLines: number[]
  /** Numbers of the lines with a number that a spreadsheet may have rounded, ascending. */
  roundedLines?: number[]
  /** What was learned of names, for the target chain. A name that is not here is asked. */
  names?: NameRecords
}

/** Values for the translated sentence: `{{text}}`, `{{allowed}}` and so on. */
export type CodeValues = Record<string, string | number>
export type LineWarning = { code: WarningCode; values: CodeValues }

type LineBase = {
  /** From 1. */
  number: number
  /** As given, without the line end. */
  text: string
  /** The name that stood in the line, normalised; also where its address cannot be paid. */
  name?: string
}
type PaidLine = LineBase & {
  /** Lower case, as everywhere in `core`; the page shows it checksummed. */
  address: Address
  /** Base units. For the modes `same` and `split` the share of this line. */
  amount: bigint
  memo: string
  /** Position in {@link RecipientList.recipients}. */
  recipient: number
  warnings: LineWarning[]
}
export type AcceptedLine = PaidLine & { state: 'accepted' }
/** Every line of a group that was merged, the first included. */
export type MergedLine = PaidLine & { state: 'merged' }
export type RefusedLine = LineBase & { state: 'refused'; reason: RefusalCode; values: CodeValues }
/** Without an address: a name of which none is known. */
export type AskedLine = LineBase & { state: 'asked'; question: QuestionKind; address?: Address; example: string }
export type IgnoredLine = LineBase & { state: 'ignored'; why: 'blank' | 'comment' | 'header' }
export type DroppedLine = LineBase & { state: 'dropped'; why: 'byHand' | 'duplicate'; keptLine?: number }
export type RecipientLine = AcceptedLine | MergedLine | RefusedLine | AskedLine | IgnoredLine | DroppedLine
export type LineState = RecipientLine['state']

/** `lines`: numbers of the input lines that this payment comes from; more than one if merged. */
export type Recipient = {
  address: Address
  amount: bigint
  lines: number[]
  /** Names that stand for it in its lines, each once; absent without any. */
  names?: string[]
}

export type RecipientList = {
  lines: RecipientLine[]
  /** In the order of their first lines. */
  recipients: Recipient[]
  questions: Question[]
  /** Sum of all recipients' amounts, base units. */
  total: bigint
  /** What `split` could not divide; 0 in the other modes. */
  remainder: bigint
  counts: Record<LineState, number>
  /** Every question is answered, nothing is refused and somebody is to be paid. */
  isReady: boolean
}

/* PLANNING */

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

/* SENDING */

/**
 * queued → signing (bytes are at the wallet) → sent (hash known) → mined (marked, not final) → reconciled (final).
 * `replaced`: another transaction took the nonce. `failed`: reverted on chain, nothing was paid.
 * `cancelling`: its id was given up in a block that is not final. `cancelled`: given up for good; for a plain transfer, its
 * nonce is final for something else. `stopped`: given up here before its bytes had left this page.
 * A reorg leads from mined or cancelling back to sent.
 */
export type BatchState =
  | 'queued'
  | 'signing'
  | 'sent'
  | 'replaced'
  | 'mined'
  | 'reconciled'
  | 'failed'
  | 'cancelling'
  | 'cancelled'
  | 'stopped'

/** `index` is the position inside the batch, from 0. */
export type SkippedRecipient = { index: number; recipient: Address; amount: bigint }

export type BatchRecord = {
  /** {@link Batch.number}. */
  number: number
  state: BatchState
  /**
   * True from the first prompt or the export of the run on, for ever: resent only identically, until its id is marked.
   */
  isHandedOver: boolean
  /** All hashes seen, the latest last. */
  hashes: Hash[]
  /** The transaction that paid or cancelled it, once known. */
  minedHash?: Hash
  minedBlock?: bigint
  /** Account nonce: guessed before the prompt, known once the node has the transaction. */
  nonce?: number
  /** The node has shown a transaction of it with this nonce: it is no guess. */
  isNonceSeen?: boolean
  /** A plain transfer's nonce was used by this other transaction. */
  takenBy?: Hash
  /** A plain transfer that can no longer pay: what used its nonce is final. It may be sent again, or given up. */
  isReleased?: boolean
  /** EIP-5792 call id. */
  callId?: string
  /** The mark is set on chain but no event was found yet: never resent, not yet told apart from a cancellation. */
  isMarkedOnly: boolean
  /** The node knows a transaction of it that is neither marked nor reverted: it is on its way. */
  isPending?: boolean
  skipped: SkippedRecipient[]
}

export type BatchLog = { blockNumber: bigint; transactionHash: Hash; id: bigint } & (
  | { kind: 'sent' }
  | { kind: 'cancelled' }
  | ({ kind: 'skipped' } & SkippedRecipient)
)

/** What the node says about a hash we know. `unknown`: the node has never heard of it, or has forgotten it. */
export type TransactionFact = {
  hash: Hash
  status: 'pending' | 'success' | 'reverted' | 'unknown'
  blockNumber?: bigint
  /** Known while pending. */
  nonce?: number
}

export type ChainFacts = {
  latestBlock: bigint
  /** The chain's confirmation depth; a block is final when `latestBlock - block + 1 >= confirmations`. */
  confirmations: number
  /** `marksOf(sender, job)` per job of the plan, read at `latestBlock`. */
  marks: { job: bigint; marks: bigint }[]
  logs: BatchLog[]
  transactions: TransactionFact[]
  /** The account's nonce at `latestBlock`: a noted nonce below it is used up. */
  accountNonce: number
  /** What used the nonce of a plain transfer whose own hash the node does not know. */
  successor?: Successor
}

/** `isSame`: it pays the same amount to the same recipient, as a sped-up transaction does. */
export type Successor = { hash: Hash; status: 'success' | 'reverted'; blockNumber: bigint; isSame: boolean }

/* REPORTING */

export type ReportStatus =
  | 'paid'
  | 'unconfirmed'
  | 'pending'
  | 'notSent'
  | 'skipped'
  | 'failed'
  | 'cancelled'
  | 'stopped'
  | 'refused'
  | 'asked'
  | 'ignored'
  | 'dropped'

export type ReportRow = {
  line: number
  text: string
  address: Address | ''
  /** The name that the line paid or asked for, as normalised. */
  name: string
  /** Decimal text in whole coins, exact; empty when nothing was to be paid. */
  amount: string
  memo: string
  status: ReportStatus
  /** Refusal code, question kind, or why ignored or dropped. */
  reason: string
  values: CodeValues
  /** Other lines paid together with this one. */
  mergedWith: number[]
  /** {@link Batch.number}, 0 if in none. */
  batch: number
  hash: Hash | ''
}
