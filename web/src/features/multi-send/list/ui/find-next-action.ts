// Finds the next action on the way from the list to Review.

import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import type { Draft } from '@/features/multi-send/multi-send-state.ts'
import type { WalletStatus } from '@/features/multi-send/wallet-status.ts'

/** Actions on the way to Review. The page has a button label for each; values in braces. */
export const nextActions = [
  'chooseToken',
  'correctToken',
  'addRecipients',
  'enterAmount',
  'updatePrice',
  'read',
  'answer', // {count}
  'correct', // {count}
  'pickRecipients',
  'connect',
  'switchChain', // {chain}
  'deployFirst', // {chain}
  'chooseNetwork',
  'retryNetwork', // {chain}
  'readToken',
  'review', // {count}
] as const

export type NextAction = (typeof nextActions)[number]

export type FindNextActionParameters = {
  draft: Pick<Draft, 'asset' | 'tokenText' | 'amountKind' | 'text'>
  /** Undefined during a reading. */
  list: Pick<ListSummary, 'questions' | 'counts' | 'recipientCount'> | undefined
  tokenStatus: 'none' | 'malformed' | 'reading' | 'refused' | 'ready'
  isAmountValid: boolean
  /** Whether the amounts are in dollars, at a price that cannot be used. */
  isPriceOpen: boolean
  wallet: WalletStatus | 'unreachable'
}

export type FindNextActionReturnType = { action: NextAction; count: number }

/** Finds the next action, in the order of the fields on the page. */
export function findNextAction(parameters: FindNextActionParameters): FindNextActionReturnType {
  const { list } = parameters
  const action = findTokenAction(parameters) ?? findListAction(parameters) ?? findWalletAction(parameters) ?? 'review'
  if (action === 'answer') return { action, count: list ? openQuestions(list).length : 0 }
  if (action === 'correct') return { action, count: list?.counts.refused ?? 0 }
  return { action, count: list?.recipientCount ?? 0 }
}

/** Lists questions without an answer, in the order to ask them. */
export function openQuestions(list: Pick<ListSummary, 'questions'>): ListSummary['questions'] {
  return list.questions.filter((question) => question.answer === undefined)
}

function findTokenAction({ draft, tokenStatus }: FindNextActionParameters): NextAction | undefined {
  if (draft.asset === 'native') return undefined
  if (tokenStatus === 'none') return 'chooseToken'
  return tokenStatus === 'malformed' || tokenStatus === 'refused' ? 'correctToken' : undefined
}

function findListAction(parameters: FindNextActionParameters): NextAction | undefined {
  const { draft, list, isAmountValid, isPriceOpen } = parameters
  if (draft.text.trim() === '') return 'addRecipients'
  if (isPriceOpen) return 'updatePrice'
  if (draft.amountKind !== 'each' && !isAmountValid) return 'enterAmount'
  if (!list) return 'read'
  if (openQuestions(list).length > 0) return 'answer'
  if (list.counts.refused > 0) return 'correct'
  return list.recipientCount === 0 ? 'pickRecipients' : undefined
}

const walletActions = {
  disconnected: 'connect',
  otherChain: 'switchChain',
  noContract: 'deployFirst',
  foreignContract: 'chooseNetwork',
  unreachable: 'retryNetwork',
  otherAccount: undefined,
  ready: undefined,
} as const satisfies Record<FindNextActionParameters['wallet'], NextAction | undefined>

function findWalletAction({ draft, tokenStatus, wallet }: FindNextActionParameters): NextAction | undefined {
  return walletActions[wallet] ?? (draft.asset === 'erc20' && tokenStatus !== 'ready' ? 'readToken' : undefined)
}
