import { type BatchRecord, isUnresolved } from '@saleyard/send/run/batch-record.ts'
import type { RunPhase, RunProgress } from '@saleyard/send/run/types.ts'
import type { WalletStatus } from '@/features/multi-send/wallet-status.ts'

/** What the main button of step Send says. The page has words for each. */
export const sendActions = [
  'start', // {number} {total}
  'startPlain', // {amount} {symbol}
  'continue',
  'tryAgain',
  'resend', // {number}
  'resendPlain',
  'waitingSignature',
  'waitingBlock', // {number}
  'reconciling',
  'confirming',
  'pausing',
  'connect',
  'switchChain', // {chain}
  'otherAccount',
] as const
export type SendAct = (typeof sendActions)[number]

export type FindSendActionParameters = {
  records: BatchRecord[]
  /** Undefined before the run was started on this page. */
  progress: Pick<RunProgress, 'phase' | 'current' | 'undecided'> | undefined
  isPausing: boolean
  isPlain: boolean
  /** A plain transfer that a wallet may still hold: it could be paid twice. */
  isLocked: boolean
  wallet: WalletStatus
}

/** `number`: of the batch that the words are about. `does` is empty while there is nothing to press. */
export type FindSendActionReturnType = {
  action: SendAct
  number: number
  does?: 'run' | 'resend' | 'connect' | 'switchChain'
}

const busy: RunPhase[] = ['reconciling', 'sending', 'confirming', 'offline']

/** The one thing to do next in step Send. */
export function findSendAction(parameters: FindSendActionParameters): FindSendActionReturnType {
  const { progress, wallet } = parameters
  if (progress && busy.includes(progress.phase)) return findWait(parameters, progress)
  const number = findNext(parameters.records)
  if (wallet === 'disconnected') return { action: 'connect', number, does: 'connect' }
  if (wallet === 'otherChain') return { action: 'switchChain', number, does: 'switchChain' }
  if (wallet === 'otherAccount') return { action: 'otherAccount', number }
  return findStart(parameters, number)
}

function findWait(
  { records, isPausing }: FindSendActionParameters,
  { phase, current = 0 }: NonNullable<FindSendActionParameters['progress']>,
): FindSendActionReturnType {
  if (phase === 'reconciling' || phase === 'confirming') return { action: phase, number: current }
  if (records[current - 1]?.state === 'signing') return { action: 'waitingSignature', number: current }
  return { action: isPausing ? 'pausing' : 'waitingBlock', number: current }
}

function findStart(parameters: FindSendActionParameters, number: number): FindSendActionReturnType {
  const { records, progress, isPlain } = parameters
  if (progress?.phase === 'needsDecision')
    return { action: isPlain ? 'resendPlain' : 'resend', number, ...resend(parameters) }
  if (progress?.phase === 'openInAnotherTab') return { action: 'tryAgain', number, does: 'run' }
  if (progress?.phase === 'pausedAfterFailure') {
    // A batch that failed on chain is sent again only when told so; one that was never handed over simply goes on.
    return {
      action: 'tryAgain',
      number,
      ...(progress.undecided.includes(number) ? resend(parameters) : { does: 'run' }),
    }
  }
  // What is at a wallet or on its way is looked after first; only untouched batches are announced by number.
  const isUntouched = records[number - 1]?.state === 'queued'
  if (!isUntouched) return { action: 'continue', number, does: 'run' }
  return { action: isPlain ? 'startPlain' : 'start', number, does: 'run' }
}

function resend({ isLocked }: FindSendActionParameters): Pick<FindSendActionReturnType, 'does'> {
  return isLocked ? {} : { does: 'resend' }
}

/** The first batch that is neither paid nor given up. */
function findNext(records: BatchRecord[]): number {
  const open = records.find(isUnresolved)
  return open?.number ?? records.length
}
