import type { Hex } from 'viem'
import type { SendMode } from '@/features/multi-send/core/plan-types.ts'
import type { Answers, NameRecords } from '@/features/multi-send/core/question-types.ts'
import type { Draft } from './multi-send-state.ts'

/** What can happen to the page's state. */
export type MultiSendAction =
  | { type: 'restored'; draft: Draft | undefined; token: string | undefined }
  | { type: 'assetChosen'; asset: Draft['asset'] }
  | { type: 'tokenTyped'; text: string }
  | { type: 'amountKindChosen'; kind: Draft['amountKind'] }
  | { type: 'amountTyped'; text: string }
  | { type: 'textReplaced'; text: string; roundedLines?: number[] }
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
