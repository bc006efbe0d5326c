// Defines the questions that a list raises, their answers, and the options by which a list is read.

import type { Address } from 'viem'

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

/** Which column of a table holds what, from 0. */
export type ColumnChoice = {
  delimiter: ',' | ';' | '\t'
  /** Number of columns. A line with more cells is of another table, or has a separator in a cell without quotes. */
  width: number
  /** The columns have names, so each separator is one. */
  hasHeader: boolean
  address: number
  /** Absent where one amount is for all. */
  amount?: number | undefined
  /** Both go into the report. */
  note?: number | undefined
  id?: number | undefined
}

/** What a table looks like: for the question which column is which. */
export type ColumnTable = Pick<ColumnChoice, 'delimiter' | 'width'> & {
  /** Names of the columns. */
  header?: string[]
  /** The first rows, with their line numbers. */
  rows: { number: number; cells: string[] }[]
  /** What is certain; nothing else is to be proposed. */
  guess: Partial<Pick<ColumnChoice, 'address' | 'amount' | 'note'>>
}

/** Answers hold for the whole list. A missing one leaves its lines `asked`. */
export type Answers = {
  /** Asked where addresses are not in the first column, or numbers stand behind the amounts. */
  columns?: ColumnChoice
  comma?: SeparatorMeaning
  /** Asked only where dots may group thousands: see `mayDotsGroup` in `read/read-slices.ts`. */
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
  answer?: Choice | ColumnChoice
  /** As written on the first line concerned: `1,000`, or the address. */
  example: string
  /** Numbers of the lines concerned, from 1. */
  lines: number[]
  /** Of the question `columns`, which has no options. */
  table?: ColumnTable
}

export type ReadOptions = {
  mode: AmountMode
  /** Decimals of the coin or token, 0 to 255. */
  decimals: number
  /** The target chain's EIP-3770 short name, such as `bnb`. It and `eip155:<chainId>` are the only prefixes accepted. */
  chainShortName: string
  chainId?: number
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
