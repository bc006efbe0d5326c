// Defines the page's state, its undo history, and the actions that change them.

import type { ListLink } from '@saleyard/send/list/list-link.ts'
import type { AmountMode, Answers, NameRecords } from '@saleyard/send/list/questions.ts'
import { type ListPrice, type ListSource, matchesSource } from '@saleyard/send/list/types.ts'
import type { SendMode } from '@saleyard/send/plan/types.ts'
import type { Hex } from 'viem'

/**
 * State that undo restores: the list with everything that belongs to it. `amounts` only where the step changes them with
 * the list.
 */
export type ListSnapshot = Pick<
  Draft,
  'text' | 'answers' | 'droppedLines' | 'roundedLines' | 'names' | 'source' | 'link' | 'wasInDollars'
> & {
  amounts?: Pick<Draft, 'amountKind' | 'amountText' | 'price' | 'isPriceMissing'>
}
/** Latest snapshots come last. `isTyping`: the last change was typed, and the next letter belongs to the same step. */
export type ListHistory = { past: ListSnapshot[]; future: ListSnapshot[]; isTyping: boolean }

export const emptyHistory: ListHistory = { past: [], future: [], isTyping: false }

const maximumSteps = 100
/** In characters of all kept texts, some 64 MB: twenty lists of 50,000 lines. Equal texts count once. */
export const maximumCharacters = 64_000_000

/** Pushes the snapshot before a change onto the history. */
export function pushSnapshot(history: ListHistory, before: ListSnapshot, isTyping: boolean): ListHistory {
  if (isTyping && history.isTyping) return { ...history, future: [] }
  return { past: bound([...history.past, before]), future: [], isTyping }
}

/** Goes one step back or forward; undefined if there is none. */
export function step(
  { past, future }: ListHistory,
  now: ListSnapshot,
  direction: 'back' | 'forward',
): { part: ListSnapshot; history: ListHistory } | undefined {
  const [from, to] = direction === 'back' ? [past, future] : [future, past]
  const part = from.at(-1)
  if (!part) return undefined
  const [rest, grown] = [from.slice(0, -1), bound([...to, now])]
  const [left, right] = direction === 'back' ? [rest, grown] : [grown, rest]
  return { part, history: { past: left, future: right, isTyping: false } }
}

export function toSnapshot(draft: Draft): ListSnapshot {
  const { text, answers, droppedLines, roundedLines, names, source, link, wasInDollars } = draft
  return { text, answers, droppedLines, roundedLines, names, source, link, wasInDollars }
}

export function withAmounts(
  part: ListSnapshot,
  { amountKind, amountText, price, isPriceMissing }: Draft,
): ListSnapshot {
  return { ...part, amounts: { amountKind, amountText, price, isPriceMissing } }
}

function bound(parts: ListSnapshot[]): ListSnapshot[] {
  const counted = new Set<string>()
  let characters = 0
  const kept = parts.slice(-maximumSteps).reverse()
  const end = kept.findIndex(({ text }) => {
    if (!counted.has(text)) characters += text.length
    counted.add(text)
    return characters > maximumCharacters
  })
  return (end === -1 ? kept : kept.slice(0, end)).reverse()
}

/** The user's input in step Prepare. It survives a reload. */
export type Draft = {
  asset: 'native' | 'erc20'
  tokenText: string
  amountKind: AmountMode['kind']
  amountText: string
  text: string
  answers: Answers
  /** Numbers of the lines that the user dropped. */
  droppedLines: number[]
  /** Numbers of the lines that a spreadsheet may have rounded, ascending. */
  roundedLines?: number[]
  /** Known records of names for one chain; they do not apply to another. */
  names?: { chainId: number; records: NameRecords }
  /** What the text was made of; an edit of the text removes it. */
  source?: ListSource
  /** Present if the amounts are US dollars: the price that turns them into coin, as it was read when it was chosen. */
  price?: ListPrice
  /** Whether the amounts are US dollars whose price is yet to be read: until then no amount is known. */
  isPriceMissing?: true
  /** Whether a list of a token was in US dollars before: back in the coin, its unit is to be chosen again. */
  wasInDollars?: true
  /** Present if a link filled the list in, with the only network that it may be sent on. */
  link?: { chainId: number }
  /** Lists that a link took the place of, latest last. */
  others?: OtherDraft[]
}

export type OtherDraft = Omit<Draft, 'others'>

/** Whether the amounts are US dollars. */
export function isInDollars({ price, isPriceMissing }: Draft): boolean {
  return price !== undefined || isPriceMissing === true
}

/** Whether the user has typed nothing that a link would replace. */
export function isDraftEmpty({ text, tokenText, amountText }: Draft): boolean {
  return [text, tokenText, amountText].every((typed) => typed.trim() === '')
}

/** Returns the source that a plan carries: none once the list pays other recipients or amounts than it says. */
export function findSource({ source }: Draft, list: Parameters<typeof matchesSource>[1]): ListSource | undefined {
  return source && matchesSource(source, list) ? source : undefined
}

/** Steps as the page shows them. Within a run, the run itself decides whether it still needs an approval. */
export const steps = ['prepare', 'review', 'approve', 'send'] as const
export type Step = (typeof steps)[number]

export type MultiSendState = {
  stage: 'prepare' | 'review' | 'run'
  draft: Draft
  /** False until the page has looked for a draft of an earlier visit. */
  isRestored: boolean
  sendMode: SendMode['kind']
  /** As typed; empty for the default that Review measures. */
  gasCapText: string
  history: ListHistory
  /** Renewed each time Review opens: ids of an earlier plan are never used again. */
  runNonce?: Hex
  runId?: string
}

export const emptyDraft: Draft = {
  asset: 'native',
  tokenText: '',
  amountKind: 'each',
  amountText: '',
  text: '',
  answers: {},
  droppedLines: [],
}

export const initialState: MultiSendState = {
  stage: 'prepare',
  draft: emptyDraft,
  isRestored: false,
  sendMode: 'strict',
  gasCapText: '',
  history: emptyHistory,
}

/** Actions that change the page's state. */
export type MultiSendAction =
  | { type: 'restored'; draft: Draft | undefined; token: string | undefined }
  | { type: 'assetChosen'; asset: Draft['asset'] }
  | { type: 'tokenTyped'; text: string }
  /** Without a price the amounts are in the coin or token itself. */
  | { type: 'priceChosen'; price: ListPrice | undefined }
  | { type: 'amountKindChosen'; kind: Draft['amountKind'] }
  | { type: 'amountTyped'; text: string }
  | { type: 'textReplaced'; text: string; roundedLines?: number[] }
  | { type: 'holdersTaken'; text: string; amounts: Pick<Draft, 'amountKind' | 'amountText'>; source: ListSource }
  | { type: 'linkTaken'; link: ListLink }
  /** Another list changes places with the present one, or is dropped. */
  | { type: 'otherOpened'; index: number }
  | { type: 'otherDropped'; index: number }
  | { type: 'textEdited'; text: string }
  | { type: 'lineEdited'; number: number; text: string }
  | { type: 'answered'; answers: Answers }
  | { type: 'namesLearned'; chainId: number; records: NameRecords }
  | { type: 'linesDropped'; numbers: number[] }
  | { type: 'linesRestored' }
  | { type: 'undone' }
  | { type: 'redone' }
  | { type: 'sendModeChosen'; kind: SendMode['kind'] }
  | { type: 'gasCapTyped'; text: string }
  | { type: 'reviewOpened'; runNonce: Hex }
  | { type: 'rowsTakenOut'; numbers: number[] }
  | { type: 'wentBack' }
  | { type: 'runOpened'; runId: string }
  | { type: 'runLeft'; keepsList: boolean }
  | { type: 'reopened' }
  | { type: 'retried'; text: string; asset: Draft['asset']; tokenText: string }
