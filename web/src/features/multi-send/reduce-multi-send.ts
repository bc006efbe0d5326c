// Changes the page's state by one action; the only state machine of the page.

import type { NameRecords } from '@saleyard/send/list/questions.ts'
import { splitText } from '@saleyard/send/list/text.ts'
import {
  type Draft,
  emptyDraft,
  emptyHistory,
  type ListSnapshot,
  type MultiSendAction,
  type MultiSendState,
  pushSnapshot,
  step,
  toSnapshot,
} from './multi-send-state.ts'

/** Answers, removed lines and names of a list mean nothing for another. */
const nothingKnown = {
  answers: {},
  droppedLines: [],
  roundedLines: undefined,
  names: undefined,
} satisfies Partial<Draft>

type Handlers = {
  [Type in MultiSendAction['type']]: (
    state: MultiSendState,
    action: Extract<MultiSendAction, { type: Type }>,
  ) => MultiSendState
}

const handlers: Handlers = {
  restored: (state, { draft, token }) => ({
    ...state,
    isRestored: true,
    draft: { ...((!state.isRestored && draft) || state.draft), ...(token && { asset: 'erc20', tokenText: token }) },
  }),
  assetChosen: (state, { asset }) => edit(state, { asset }),
  tokenTyped: (state, { text }) => edit(state, { tokenText: text }),
  amountKindChosen: (state, { kind }) => edit(state, { amountKind: kind }),
  amountTyped: (state, { text }) => edit(state, { amountText: text }),
  // Another list: answers and removed lines of the one before mean nothing here.
  textReplaced: (state, { text, roundedLines }) => edit(state, { text, ...nothingKnown, roundedLines }),
  // Who was taken out does not come back because somebody types elsewhere.
  textEdited: (state, { text }) => edit(state, applyTextEdit(state.draft, text)),
  lineEdited: (state, { number, text }) =>
    edit(state, {
      text: replaceLine(state.draft.text, number, text),
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
  // The list is read again without them, and the plan is another one.
  rowsTakenOut: (state, { numbers }) => dropLines(startAgain(state), numbers),
  // What may be at a wallet is never edited: a run is left, not gone back from.
  wentBack: (state) => (state.stage === 'run' ? state : startAgain(state)),
  runOpened: (state, { runId }) => ({ ...state, stage: 'run', runId }),
  // What was sent is not brought back by undoing.
  runLeft: (state, { keepsList }) => leaveRun(state, keepsList),
  // The list is the run's own only where the run was made of it; one that was begun before a past run was opened is kept.
  reopened: (state) => leaveRun(state, state.runId !== state.runNonce),
  retried: (state, { text, asset, tokenText }) => ({
    ...startAgain(state),
    // The same recipient may have failed twice and is owed both. The list is our own: its dots are decimal points.
    draft: { ...emptyDraft, text, asset, tokenText, answers: { duplicates: 'keep', dot: 'decimal' } },
    history: emptyHistory,
  }),
}

/** The page's only state machine. What the chain says (balances, plans, progress) is not kept here. */
export function reduceMultiSend(state: MultiSendState, action: MultiSendAction): MultiSendState {
  const handle = handlers[action.type] as (state: MultiSendState, action: MultiSendAction) => MultiSendState
  const next = handle(state, action)
  return undoable.includes(action.type) && next.draft !== state.draft
    ? { ...next, history: pushSnapshot(state.history, toSnapshot(state.draft), action.type === 'textEdited') }
    : next
}

const undoable: MultiSendAction['type'][] = [
  'textReplaced',
  'textEdited',
  'lineEdited',
  'answered',
  'linesDropped',
  'linesRestored',
  'rowsTakenOut',
]

function travel(state: MultiSendState, direction: 'back' | 'forward'): MultiSendState {
  const to = step(state.history, toSnapshot(state.draft), direction)
  return to && state.stage === 'prepare'
    ? { ...state, draft: { ...state.draft, ...restoreSnapshot(to.part, toSnapshot(state.draft)) }, history: to.history }
    : state
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
  return keepsList ? prepared : { ...edit(prepared, { text: '', ...nothingKnown }), history: emptyHistory }
}

function startAgain({ draft, isRestored, sendMode, gasCapText, history }: MultiSendState): MultiSendState {
  return { stage: 'prepare', draft, isRestored, sendMode, gasCapText, history }
}

function replaceLine(text: string, number: number, line: string): string {
  const lines = splitText(text)
  lines[number - 1] = line.replace(/[\r\n]+/g, ' ')
  return lines.join('\n')
}

/** The draft after typing: what was said of a line stays with it, wherever it is now. */
function applyTextEdit({ text: before, droppedLines, roundedLines = [] }: Draft, text: string): Partial<Draft> {
  const rounded = carryLines(roundedLines, before, text)
  return {
    text,
    droppedLines: carryLines(droppedLines, before, text),
    roundedLines: rounded.length > 0 ? rounded : undefined,
  }
}

/**
 * What numbers of lines become when a text is typed into: lines above the change keep theirs, lines below it move, and those
 * within it are other lines now.
 *
 * @param numbers From 1.
 */
function carryLines(numbers: readonly number[], before: string, after: string): number[] {
  if (numbers.length === 0) return []
  const [old, now] = [splitText(before), splitText(after)]
  const most = Math.min(old.length, now.length)
  let top = 0
  while (top < most && old[top] === now[top]) top += 1
  let bottom = 0
  while (bottom < most - top && old.at(-1 - bottom) === now.at(-1 - bottom)) bottom += 1

  const moved = now.length - old.length
  return numbers.flatMap((number) => {
    if (number <= top) return [number]
    return number > old.length - bottom ? [number + moved] : []
  })
}

/**
 * A list as it was, with what has been learned of names since: a name that was looked up again is never paid to the address of
 * before. Nor does an answer about names of another chain come back.
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

/** Adds what was learned of names for a chain; of another one nothing is kept. */
function mergeNameRecords({ names, answers }: Draft, chainId: number, records: NameRecords): Partial<Draft> {
  if (names?.chainId === chainId) return { names: { chainId, records: { ...names.records, ...records } } }
  // Whether Ethereum's address is good enough was answered for another chain.
  const { ethereumNames: _ethereumNames, ...others } = answers
  return { names: { chainId, records }, answers: others }
}
