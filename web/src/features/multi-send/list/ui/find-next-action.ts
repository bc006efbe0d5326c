// Finds the one thing to do next between the list and Review.
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import type { Draft } from '@/features/multi-send/multi-send-state.ts'
import type { WalletStatus } from '@/features/multi-send/wallet-status.ts'

/** What stands between the list and Review. The page has a button text for each; values in braces. */
export const nextActions = [
  'chooseToken',
  'correctToken',
  'addRecipients',
  'enterAmount',
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

export type FindNextActParameters = {
  draft: Pick<Draft, 'asset' | 'tokenText' | 'amountKind' | 'text'>
  /** Undefined while the text is being read. */
  list: Pick<ListSummary, 'questions' | 'counts' | 'recipientCount'> | undefined
  tokenStatus: 'none' | 'malformed' | 'reading' | 'refused' | 'ready'
  isAmountValid: boolean
  wallet: WalletStatus | 'unreachable'
}

export type FindNextActReturnType = { act: NextAction; count: number }

/** The one thing to do next, in the order in which a user meets the fields. */
export function findNextAction(parameters: FindNextActParameters): FindNextActReturnType {
  const { list } = parameters
  const act = findTokenAction(parameters) ?? findListAction(parameters) ?? findWalletAction(parameters) ?? 'review'
  if (act === 'answer') return { act, count: list ? openQuestions(list).length : 0 }
  if (act === 'correct') return { act, count: list?.counts.refused ?? 0 }
  return { act, count: list?.recipientCount ?? 0 }
}

/** Questions without an answer, in the order to ask them. */
export function openQuestions(list: Pick<ListSummary, 'questions'>): ListSummary['questions'] {
  return list.questions.filter((question) => question.answer === undefined)
}

function findTokenAction({ draft, tokenStatus }: FindNextActParameters): NextAction | undefined {
  if (draft.asset === 'native') return undefined
  if (tokenStatus === 'none') return 'chooseToken'
  return tokenStatus === 'malformed' || tokenStatus === 'refused' ? 'correctToken' : undefined
}

function findListAction({ draft, list, isAmountValid }: FindNextActParameters): NextAction | undefined {
  if (draft.text.trim() === '') return 'addRecipients'
  if (draft.amountKind !== 'each' && !isAmountValid) return 'enterAmount'
  if (!list) return 'read'
  if (openQuestions(list).length > 0) return 'answer'
  if (list.counts.refused > 0) return 'correct'
  return list.recipientCount === 0 ? 'pickRecipients' : undefined
}

const walletActs = {
  disconnected: 'connect',
  otherChain: 'switchChain',
  noContract: 'deployFirst',
  foreignContract: 'chooseNetwork',
  unreachable: 'retryNetwork',
  otherAccount: undefined,
  ready: undefined,
} as const satisfies Record<FindNextActParameters['wallet'], NextAction | undefined>

function findWalletAction({ draft, tokenStatus, wallet }: FindNextActParameters): NextAction | undefined {
  return walletActs[wallet] ?? (draft.asset === 'erc20' && tokenStatus !== 'ready' ? 'readToken' : undefined)
}
