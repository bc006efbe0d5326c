// Applies one action to the page's state; this is the page's only state machine.

import type { ListLink } from '@saleyard/send/list/list-link.ts'
import type { NameRecords } from '@saleyard/send/list/questions.ts'
import { splitText } from '@saleyard/send/list/text.ts'
import {
  type Draft,
  emptyDraft,
  emptyHistory,
  isDraftEmpty,
  isInDollars,
  type ListSnapshot,
  type MultiSendAction,
  type MultiSendState,
  pushSnapshot,
  step,
  toSnapshot,
  withAmounts,
} from './multi-send-state.ts'

/** Answers, dropped lines, names and the source of a list do not apply to another. */
const clearedFields = {
  answers: {},
  droppedLines: [],
  roundedLines: undefined,
  names: undefined,
  source: undefined,
  link: undefined,
  wasInDollars: undefined,
} satisfies Partial<Draft>

type Handlers = {
  [Type in MultiSendAction['type']]: (
    state: MultiSendState,
    action: Extract<MultiSendAction, { type: Type }>,
  ) => MultiSendState
}

const handlers: Handlers = {
  restored: (state, { draft, token }) => {
    const known = (!state.isRestored && draft) || state.draft
    return { ...state, isRestored: true, draft: token ? chooseToken(known, token) : known }
  },
  assetChosen: (state, { asset }) => edit(state, chooseAsset(state.draft, asset)),
  priceChosen: (state, { price }) => edit(state, { price, isPriceMissing: undefined }),
  tokenTyped: (state, { text }) => edit(state, { tokenText: text }),
  amountKindChosen: (state, { kind }) => edit(state, { amountKind: kind }),
  amountTyped: (state, { text }) => edit(state, { amountText: text }),
  // In another list, answers and dropped lines of the former one do not apply.
  textReplaced: (state, { text, roundedLines }) => edit(state, { text, ...clearedFields, roundedLines }),
  holdersTaken: (state, { text, amounts, source }) =>
    // The page wrote this list: its dots are decimal points.
    edit(state, {
      text,
      ...clearedFields,
      answers: { dot: 'decimal' },
      ...amounts,
      price: undefined,
      isPriceMissing: undefined,
      source,
    }),
  linkTaken: (state, { link }) => takeLink(state, link),
  otherOpened: (state, { index }) => openOther(state, index),
  otherDropped: (state, { index }) => edit(state, { others: state.draft.others?.toSpliced(index, 1) }),
  // A dropped line stays dropped while the user types elsewhere.
  textEdited: (state, { text }) => edit(state, applyTextEdit(state.draft, text)),
  lineEdited: (state, { number, text }) =>
    edit(state, {
      text: replaceLine(state.draft.text, number, text),
      source: undefined,
      droppedLines: without(state.draft.droppedLines, number),
      ...(state.draft.roundedLines && { roundedLines: without(state.draft.roundedLines, number) }),
    }),
  answered: (state, { answers }) => edit(state, { answers: { ...state.draft.answers, ...answers } }),
  namesLearned: (state, { chainId, records }) => edit(state, mergeNameRecords(state.draft, chainId, records)),
  linesDropped: (state, { numbers }) => dropLines(state, numbers),
  linesRestored: (state) => edit(state, { droppedLines: [] }),
  undone: (state) => travel(state, 'back'),
  redone: (state) => travel(state, 'forward'),
  sendModeChosen: (state, { kind }) => ({ ...state, sendMode: kind }),
  gasCapTyped: (state, { text }) => ({ ...state, gasCapText: text }),
  reviewOpened: (state, { runNonce }) => ({ ...state, stage: 'review', runNonce }),
  // The list is read again without these rows, and the plan is a new one.
  rowsTakenOut: (state, { numbers }) => dropLines(startAgain(state), numbers),
  // A wallet may have the batches of a run, so a run can be left, but never edited.
  wentBack: (state) => (state.stage === 'run' ? state : startAgain(state)),
  runOpened: (state, { runId }) => ({ ...state, stage: 'run', runId }),
  // Undo does not bring a sent list back.
  runLeft: (state, { keepsList }) => leaveRun(state, keepsList),
  // The list belongs to the run only if the run was made of it; a list from before the user opened a past run stays.
  reopened: (state) => leaveRun(state, state.runId !== state.runNonce),
  retried: (state, { text, asset, tokenText }) => ({
    ...startAgain(state),
    // The same recipient may have failed twice and is owed both. The page wrote this list: its dots are decimal points.
    draft: {
      ...emptyDraft,
      ...{ text, asset, tokenText, answers: { duplicates: 'keep', dot: 'decimal' }, others: state.draft.others },
    },
    history: emptyHistory,
  }),
}

/** Applies an action to the state. The state holds no facts of the chain (balances, plans, progress). */
export function reduceMultiSend(state: MultiSendState, action: MultiSendAction): MultiSendState {
  const handle = handlers[action.type] as (state: MultiSendState, action: MultiSendAction) => MultiSendState
  const next = handle(state, action)
  if (!undoable.includes(action.type) || next.draft === state.draft) return next
  const before = toSnapshot(state.draft)
  const part = action.type === 'holdersTaken' ? withAmounts(before, state.draft) : before
  return { ...next, history: pushSnapshot(state.history, part, action.type === 'textEdited') }
}

const undoable: MultiSendAction['type'][] = [
  'textReplaced',
  'holdersTaken',
  'textEdited',
  'lineEdited',
  'answered',
  'linesDropped',
  'linesRestored',
  'rowsTakenOut',
]

function travel(state: MultiSendState, direction: 'back' | 'forward'): MultiSendState {
  const { draft, history } = state
  const now = toSnapshot(draft)
  const changesAmounts = history[direction === 'back' ? 'past' : 'future'].at(-1)?.amounts !== undefined
  const to = step(history, changesAmounts ? withAmounts(now, draft) : now, direction)
  if (!to || state.stage !== 'prepare') return state
  const { amounts, ...part } = restoreSnapshot(to.part, now)
  return { ...state, draft: { ...draft, ...part, ...amounts }, history: to.history }
}

/** Only the coin has a price. What was in dollars is never read as coin by itself. */
function chooseAsset(draft: Draft, asset: Draft['asset']): Partial<Draft> {
  if (asset === 'native') return { asset, ...(draft.wasInDollars && { isPriceMissing: true, wasInDollars: undefined }) }
  const hasAmounts = draft.text.trim() !== '' || draft.amountText.trim() !== ''
  const wasInDollars = isInDollars(draft) && hasAmounts && { wasInDollars: true as const }
  return { asset, price: undefined, isPriceMissing: undefined, ...wasInDollars }
}

/**
 * The token that the address of the page names, for the present list. A list in dollars, or one of a link, was written for what it
 * names: it is kept, and the token gets an empty one.
 */
function chooseToken(draft: Draft, token: string): Draft {
  const chosen = { asset: 'erc20', tokenText: token } as const
  const isSame = draft.asset === 'erc20' && draft.tokenText.trim().toLowerCase() === token.toLowerCase()
  if (isSame || !(isInDollars(draft) || draft.link)) return { ...draft, ...chosen }
  return { ...emptyDraft, ...chosen, others: keepDraft(draft) }
}

/** The link's list, to be read and asked about as a pasted one. What it takes the place of is kept. Undo stays within one list. */
function takeLink(state: MultiSendState, link: ListLink): MultiSendState {
  const { chainId, token, amountKind, amountText, isDollars, text } = link
  const draft: Draft = {
    ...emptyDraft,
    ...{ asset: token ? 'erc20' : 'native', tokenText: token ?? '', amountKind, amountText, text, link: { chainId } },
    ...(isDollars && { isPriceMissing: true }),
    others: keepDraft(state.draft),
  }
  return state.stage === 'prepare' ? { ...state, draft, history: emptyHistory } : state
}

function openOther(state: MultiSendState, index: number): MultiSendState {
  const { draft } = state
  const other = draft.others?.[index]
  if (!other || state.stage !== 'prepare') return state
  const others = keepDraft({ ...draft, others: draft.others?.toSpliced(index, 1) })
  return { ...state, draft: { ...other, others }, history: emptyHistory }
}

function keepDraft({ others = [], ...draft }: Draft): Draft['others'] {
  return isDraftEmpty(draft) ? others : [...others, draft]
}

function without(numbers: number[], number: number): number[] {
  return numbers.filter((line) => line !== number)
}

function edit(state: MultiSendState, change: Partial<Draft>): MultiSendState {
  return state.stage === 'prepare' ? { ...state, draft: { ...state.draft, ...change } } : state
}

function dropLines(state: MultiSendState, numbers: number[]): MultiSendState {
  return edit(state, { droppedLines: [...new Set([...state.draft.droppedLines, ...numbers])] })
}

function leaveRun(state: MultiSendState, keepsList: boolean): MultiSendState {
  const prepared = startAgain(state)
  return keepsList ? prepared : { ...edit(prepared, { text: '', ...clearedFields }), history: emptyHistory }
}

function startAgain({ draft, isRestored, sendMode, gasCapText, history }: MultiSendState): MultiSendState {
  return { stage: 'prepare', draft, isRestored, sendMode, gasCapText, history }
}

function replaceLine(text: string, number: number, line: string): string {
  const lines = splitText(text)
  lines[number - 1] = line.replace(/[\r\n]+/g, ' ')
  return lines.join('\n')
}

/** Applies typed text: dropped and rounded lines keep their marks wherever they move. */
function applyTextEdit({ text: before, droppedLines, roundedLines = [] }: Draft, text: string): Partial<Draft> {
  const rounded = carryLines(roundedLines, before, text)
  return {
    text,
    source: undefined,
    droppedLines: carryLines(droppedLines, before, text),
    roundedLines: rounded.length > 0 ? rounded : undefined,
  }
}

/**
 * Carries line numbers over a text change: lines above the change keep theirs, lines below it move, and lines within it
 * are new lines.
 *
 * @param numbers Line numbers, from 1.
 */
function carryLines(numbers: readonly number[], before: string, after: string): number[] {
  if (numbers.length === 0) return []
  const [old, now] = [splitText(before), splitText(after)]
  const shorter = Math.min(old.length, now.length)
  let top = 0
  while (top < shorter && old[top] === now[top]) top += 1
  let bottom = 0
  while (bottom < shorter - top && old.at(-1 - bottom) === now.at(-1 - bottom)) bottom += 1

  const moved = now.length - old.length
  return numbers.flatMap((number) => {
    if (number <= top) return [number]
    return number > old.length - bottom ? [number + moved] : []
  })
}

/**
 * Restores a snapshot with the names known since: a name that was looked up again is never paid to its former address.
 * An answer about names on another chain does not come back either.
 */
function restoreSnapshot(part: ListSnapshot, now: ListSnapshot): ListSnapshot {
  if (!now.names) return part
  if (part.names?.chainId === now.names.chainId) {
    const records = { ...part.names.records, ...now.names.records }
    return { ...part, names: { chainId: now.names.chainId, records } }
  }
  const { ethereumNames: _then, ...answers } = part.answers
  const { ethereumNames } = now.answers
  return { ...part, names: now.names, answers: { ...answers, ...(ethereumNames && { ethereumNames }) } }
}

/** Adds name records of a chain; records of another chain are discarded. */
function mergeNameRecords({ names, answers }: Draft, chainId: number, records: NameRecords): Partial<Draft> {
  if (names?.chainId === chainId) return { names: { chainId, records: { ...names.records, ...records } } }
  // The answer about Ethereum addresses was for another chain.
  const { ethereumNames: _ethereumNames, ...others } = answers
  return { names: { chainId, records }, answers: others }
}
