import type { Hex } from 'viem'
import type { SendMode } from '@/features/multi-send/core/plan-types.ts'
import type { AmountMode, Answers, NameRecords } from '@/features/multi-send/core/question-types.ts'
import { emptyHistory, type ListHistory } from './list-history.ts'

/** What the user typed and chose in step Prepare. It survives a reload. */
export type Draft = {
  asset: 'native' | 'erc20'
  tokenText: string
  amountKind: AmountMode['kind']
  amountText: string
  text: string
  answers: Answers
  /** Numbers of the lines taken out by hand. */
  droppedLines: number[]
  /** Numbers of the lines that a spreadsheet may have rounded, ascending. */
  roundedLines?: number[]
  /** What was learned of names for one chain; on another it says nothing. */
  names?: { chainId: number; records: NameRecords }
}

/** As the user sees them. Within a run, whether it is still to be approved follows from the run itself. */
export const steps = ['prepare', 'review', 'approve', 'send'] as const
export type Step = (typeof steps)[number]

export type MultiSendState = {
  stage: 'prepare' | 'review' | 'run'
  draft: Draft
  /** False until the draft of an earlier visit was looked for. */
  isRestored: boolean
  sendMode: SendMode['kind']
  gasCapText: string
  history: ListHistory
  /** New whenever Review is opened: ids of an earlier plan are never used again. */
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

/** Gas. Enough for a transfer to a contract wallet or of a token with bookkeeping; a plain one takes about half. */
export const defaultGasCap = 100_000n

export const initialState: MultiSendState = {
  stage: 'prepare',
  draft: emptyDraft,
  isRestored: false,
  sendMode: 'strict',
  gasCapText: String(defaultGasCap),
  history: emptyHistory,
}
