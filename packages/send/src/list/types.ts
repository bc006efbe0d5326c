// Defines a read list: its lines with their states, its recipients, and the codes of refusals and warnings.

import type { Address, Hash } from 'viem'
import type { Question, QuestionKind } from './questions.ts'

/** Values for the translated sentence: `{{text}}`, `{{allowed}}` and so on. */
export type CodeValues = Record<string, string | number>
export type LineWarning = { code: WarningCode; values: CodeValues }

type LineBase = {
  /** Line number, from 1. */
  number: number
  /** Text as given, without the line end. */
  text: string
  /** Normalised name in the line; present even if its address cannot be paid. */
  name?: string
}
type PaidLine = LineBase & {
  /** In lower case, as everywhere in this package; the page shows it checksummed. */
  address: Address
  /** In base units. In the modes `same` and `split` it is the share of this line. */
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
/** Without an address if the line has a name of unknown address. */
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
  /** Names of this recipient in its lines, each once; absent without any. */
  names?: string[]
}

export type RecipientList = {
  lines: RecipientLine[]
  /** In the order of their first lines. */
  recipients: Recipient[]
  questions: Question[]
  /** Sum of all recipients' amounts, base units. */
  total: bigint
  /** Remainder of `split`; 0 in the other modes. */
  remainder: bigint
  counts: Record<LineState, number>
  /** True if every question is answered, no line is refused and the list has a recipient. */
  isReady: boolean
}

/**
 * What a list was made of: the holders of a token or collection at a block, chosen by rules. Plain JSON, from which
 * anyone can make the list again; numbers without bound are decimal text. It is a statement about the list: no byte of a
 * payment depends on it. `Provenance` of @saleyard/history is one.
 */
export type ListSource = {
  /** Kind and version of the statement; what the fields mean never changes within it. */
  format: 'saleyard holders 1'
  chainId: number
  /** `timestamp` in seconds since 1970. */
  block: { number: string; hash: Hash; timestamp: string }
  contract: Address
  /** How the contract's logs become balances. */
  kind: (typeof sourceKinds)[number]
  /** Ids of a collection that count; absent for all. */
  ids?: string[]
  rules: HolderRuleText
  /** Accounts with a balance, and those of them that are paid. */
  holders: number
  recipients: number
  /** Sum of the amounts, in base units of what is paid. */
  total: string
  /** How far the balances were compared with the chain. `isConfirmed`: a second node's logs give the same. */
  verdict: {
    kind: (typeof sourceVerdicts)[number]
    checked: number
    of: number
    seed: number
    reason?: string
    isConfirmed?: boolean
  }
  /** Read from the file of a run: another device says so. */
  isClaim?: true
}

/**
 * The price at which amounts given in US dollars became amounts of the coin, as one round of the network's price feed says
 * it. Frozen with the list, which so pays the same whenever it is read again. Plain JSON; numbers without bound are decimal
 * text.
 */
export type ListPrice = {
  /** Kind and version of the statement; what the fields mean never changes within it. */
  format: 'saleyard price 1'
  chainId: number
  feed: Address
  /** The feed's own, such as "BNB / USD". */
  description: string
  /** Price of one coin, times 10 ** `decimals`; above 0. */
  answer: string
  decimals: number
  round: string
  /** Seconds since 1970, by the feed. */
  updatedAt: number
  /** Number of the block at which it was read. */
  block: string
  /** Read from the file of a run: another device says so. */
  isClaim?: true
}

export const sourceKinds = ['erc20', 'reflection', 'dividends', 'erc721', 'erc1155'] as const
export const sourceVerdicts = ['proven', 'sampled', 'unchecked', 'wrong'] as const

/** Rules of a choice among holders. Amounts in base units: `atLeast` of what they hold, the others of what is paid. */
export type HolderRuleText = {
  atLeast: string
  split:
    | { kind: 'same'; amount: string }
    | { kind: 'proportion'; total: string }
    | { kind: 'byId'; amounts: Record<string, string>; other: string }
  withoutContracts: boolean
  withoutPools: boolean
  withoutBurnt: boolean
  without: Address[]
}

/** Whether a list still pays as many recipients and as much as its source says. */
export function matchesSource(source: ListSource, list: { recipientCount: number; total: bigint }): boolean {
  return source.recipients === list.recipientCount && source.total === list.total.toString()
}

/** Reasons why a line is refused. The page has a sentence for each; values in braces. */
export const refusalCodes = [
  'addressMissing', // nothing before the separator
  'notAddress', // {text}
  'addressLength', // {text} {digits}: hexadecimal digits found, 40 expected
  'addressChecksum', // {text}
  'addressPrefix', // {prefix} {expected}: `eth`, or `eip155:1` as in CAIP-10
  'addressBare', // {text}: 40 hexadecimal digits without 0x
  'addressLink', // {text}: `ethereum:0x…@56` or the address of a page
  'addressNotFirst', // an address follows later in the line
  'secondRecipient', // {text}: another address, or a name with an amount, behind the first recipient
  'columnCount', // {given} {wanted}: cells of the line, columns of the table
  'separatorUnknown', // {separator}: the character directly behind the address
  'addressZero',
  'addressIsToken',
  'addressIsMultiSender',
  'nameNotResolved', // {text}: the user chose not to look names up
  'nameNotNormal', // {text}: no name by ENSIP-15
  'nameNotFound', // {name}
  'nameMalformed', // {name}
  'nameIsContract', // {name} {address}: the address is set for Ethereum alone, where it is a contract
  'nameEthereumOnly', // {name} {address}: refused by choice
  'nameNeedsGateway', // {name} {hosts}: refused by choice
  'amountMissing',
  'amountNotNumber', // {text}
  'amountExponent', // {text}
  'amountNegative', // {text}
  'amountSign', // {text}
  'amountHex', // {text}
  'amountIsAddress', // {text}
  'amountDigits', // {text}: digits other than 0 to 9, such as Arabic or full-width ones
  'amountGroupMark', // {text}: an apostrophe or another mark between digits
  'amountUnit', // {text}: a number with a currency, a unit or a percent sign
  'amountDecimals', // {text} {given} {allowed}
  'amountZero',
  'amountTooLarge', // {text}
  'amountGrouping', // {text}: digits are not grouped as the answer says
  'amountTwice', // a number behind the amount, cut off by another separator
  'amountUnexpected', // {text}: one amount for all was chosen
  'totalTooLarge', // the sum up to this line does not fit in 256 bits
  'quoteOpen', // {text}
  'quoteContinued', // {line}: number of the line that opens the quotation mark
  'hiddenCharacter', // {codePoint} {text}
] as const

export type RefusalCode = (typeof refusalCodes)[number]

/** Warnings about a line that is accepted all the same. */
export const warningCodes = [
  'amountRounded', // the spreadsheet kept 15 digits of the amount
  'recipientIsSender',
  'recipientIsContract',
  'recipientIsPrecompile', // a low address such as 0x…01, which is part of the network
  'recipientIsBurn', // 0x…dEaD and the like
  'recipientIsSample', // a recipient of the sample list; no plan pays it
  'hiddenCharactersRemoved', // {count}
  'nameScripts', // {name} {scripts}: names of the scripts in the name
] as const

export type WarningCode = (typeof warningCodes)[number]
