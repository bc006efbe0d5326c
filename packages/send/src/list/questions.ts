// Defines the questions that a list raises, their answers, and the options by which a list is read.

import type { Address } from 'viem'

/** What the lines hold. Amounts are in base units. `split` gives each recipient the same share and shows the rest. */
export type AmountMode = { kind: 'each' } | { kind: 'same'; amount: bigint } | { kind: 'split'; total: bigint }

/** `memo` reads `address,1,000` as amount 1 with the memo 000. */
export type SeparatorMeaning = 'thousands' | 'decimal' | 'memo'
export type DuplicateChoice = 'merge' | 'keep' | 'drop'
export type EthereumNameChoice = 'use' | 'refuse'

/**
 * Result of a name lookup for the target chain. Frozen: a line is paid to this address, whatever the name resolves to
 * later. Addresses are in lower case.
 *
 * `ethereumOnly`: the name has an address for Ethereum alone, and it is an account. `ethereumContract`: the same, but
 * it is a contract, whose address may have another owner elsewhere. `gateway`: the lookup requires these hosts, which
 * learn the name; `failed` is the host that did not answer. `malformed`: the record is no address. `failed`: the lookup
 * got no answer, which says nothing about the name.
 */
export type NameRecord = { readAt: number } & (
  | { kind: 'resolved' | 'ethereumOnly' | 'ethereumContract'; address: Address }
  | { kind: 'gateway'; hosts: readonly string[]; failed?: string }
  | { kind: 'notFound' | 'malformed' | 'failed' }
)
/** Keyed by normalised name. */
export type NameRecords = Readonly<Record<string, NameRecord>>

/** The columns of a table by role, numbered from 0. */
export type ColumnChoice = {
  delimiter: ',' | ';' | '\t'
  /** Number of columns. A line with more cells belongs to another table, or has a separator in an unquoted cell. */
  width: number
  /** The columns have names, so every delimiter separates two cells. */
  hasHeader: boolean
  address: number
  /** Absent if one amount applies to all. */
  amount?: number | undefined
  /** Goes into the report, like `id`. */
  note?: number | undefined
  id?: number | undefined
}

/** Layout of a table, for the question about its columns. */
export type ColumnTable = Pick<ColumnChoice, 'delimiter' | 'width'> & {
  /** Names of the columns. */
  header?: string[]
  /** The first rows, with their line numbers. */
  rows: { number: number; cells: string[] }[]
  /** The certain columns; the page proposes no others. */
  guess: Partial<Pick<ColumnChoice, 'address' | 'amount' | 'note'>>
}

/** Answers hold for the whole list. A missing one leaves its lines `asked`. */
export type Answers = {
  /** Required if addresses are not in the first column, or numbers follow the amounts. */
  columns?: ColumnChoice
  comma?: SeparatorMeaning
  /** Required only if dots may group thousands: see `mayDotsGroup` in `parse-recipients.ts`. */
  dot?: 'thousands' | 'decimal'
  /** Meaning of a normal, non-breaking or thin space between digits. */
  space?: 'thousands' | 'memo'
  duplicates?: DuplicateChoice
  /** For names without a lookup or with a failed one. A click on the page starts the lookup, never an answer. */
  names?: 'refuse'
  /** For names whose owner has set an address for Ethereum alone. */
  ethereumNames?: EthereumNameChoice
  /** For names that only an off-chain server can resolve. Consent is a click on the page, for the hosts it names. */
  gateways?: 'refuse'
}

export type Choice = SeparatorMeaning | DuplicateChoice | EthereumNameChoice

export type QuestionKind = keyof Answers

export type Question = {
  kind: QuestionKind
  /** Possible answers, in the order to show. */
  options: Choice[]
  /** The current answer, if any; the question stays so that the user can change it. */
  answer?: Choice | ColumnChoice
  /** As written on the first line concerned: `1,000`, or the address. */
  example: string
  /** Numbers of the lines concerned, from 1. */
  lines: number[]
  /** Only for the question `columns`, which has no options. */
  table?: ColumnTable
}

export type ReadOptions = {
  mode: AmountMode
  /** Decimals of the coin or token, 0 to 255. */
  decimals: number
  /**
   * Present if the amounts of the lines are US dollars, with up to two decimals: the price of a coin times 10 **
   * `decimals`, as `ListPrice` has it. `mode` has its amount in base units all the same.
   */
  price?: { answer: string; decimals: number } | undefined
  /**
   * The target chain's EIP-3770 short name, such as `bnb`. It and `eip155:<chainId>` are the only prefixes accepted.
   */
  chainShortName: string
  chainId?: number
  /** Absent for the native coin. */
  token?: Address
  multiSender?: Address
  sender?: Address
  answers: Answers
  /** Numbers of the lines that the user dropped. */
  droppedLines: number[]
  /** Numbers of the lines with a number that a spreadsheet may have rounded, ascending. */
  roundedLines?: number[]
  /** Known records of names, for the target chain. A name without a record raises a question. */
  names?: NameRecords
}
