import { splitText } from '@/features/multi-send/core/read/split-text.ts'
import { bringBack } from './bring-back.ts'
import { learnNames } from './learn-names.ts'
import { emptyHistory, remember, step, toListPart } from './list-history.ts'
import type { MultiSendAction } from './multi-send-action.ts'
import { type Draft, emptyDraft, type MultiSendState } from './multi-send-state.ts'
import { typeInto } from './type-into.ts'

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
  textEdited: (state, { text }) => edit(state, typeInto(state.draft, text)),
  lineEdited: (state, { number, text }) =>
    edit(state, {
      text: replaceLine(state.draft.text, number, text),
      droppedLines: without(state.draft.droppedLines, number),
      ...(state.draft.roundedLines && { roundedLines: without(state.draft.roundedLines, number) }),
    }),
  answered: (state, { answers }) => edit(state, { answers: { ...state.draft.answers, ...answers } }),
  namesLearned: (state, { chainId, records }) => edit(state, learnNames(state.draft, chainId, records)),
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
    ? { ...next, history: remember(state.history, toListPart(state.draft), action.type === 'textEdited') }
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
  const to = step(state.history, toListPart(state.draft), direction)
  return to && state.stage === 'prepare'
    ? { ...state, draft: { ...state.draft, ...bringBack(to.part, toListPart(state.draft)) }, history: to.history }
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
