// Finds the next action in step Send.

import { type BatchRecord, isUnresolved } from '@saleyard/send/run/batch-record.ts'
import type { RunPhase, RunProgress } from '@saleyard/send/run/types.ts'
import type { WalletStatus } from '@/features/multi-send/wallet-status.ts'

/** Actions of the main button of step Send. The page has a label for each; values in braces. */
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
export type SendAction = (typeof sendActions)[number]

export type FindSendActionParameters = {
  records: BatchRecord[]
  /** Undefined until the run starts on this page. */
  progress: Pick<RunProgress, 'phase' | 'current' | 'undecided'> | undefined
  isPausing: boolean
  isPlain: boolean
  /** True for a plain transfer that a wallet may still hold: it could be paid twice. */
  isLocked: boolean
  wallet: WalletStatus
}

/** `number`: batch in the label. `does` is absent while the button has no effect. */
export type FindSendActionReturnType = {
  action: SendAction
  number: number
  does?: 'run' | 'resend' | 'connect' | 'switchChain'
}

const busy: RunPhase[] = ['reconciling', 'sending', 'confirming', 'awaitingOwners', 'offline']

/** Finds the next action in step Send. */
export function findSendAction(parameters: FindSendActionParameters): FindSendActionReturnType {
  const { progress, wallet } = parameters
  if (progress && busy.includes(progress.phase)) return findWait(parameters, progress)
  const { records } = parameters
  const { number } = findNext(records) ?? { number: records.length }
  if (wallet === 'disconnected') return { action: 'connect', number, does: 'connect' }
  if (wallet === 'otherChain') return { action: 'switchChain', number, does: 'switchChain' }
  if (wallet === 'otherAccount') return { action: 'otherAccount', number }
  return findStart(parameters, number)
}

function findWait(
  { records, isPausing }: FindSendActionParameters,
  { phase, current = 0 }: NonNullable<FindSendActionParameters['progress']>,
): FindSendActionReturnType {
  if (phase === 'awaitingOwners') return { action: 'confirming', number: current }
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
    // A batch that failed on chain is sent again only on request; one that was never submitted simply goes on.
    return {
      action: 'tryAgain',
      number,
      ...(progress.undecided.includes(number) ? resend(parameters) : { does: 'run' }),
    }
  }
  // Submitted and pending batches are checked first; the label announces only untouched batches by number.
  const isUntouched = records[number - 1]?.state === 'queued'
  if (!isUntouched) return { action: 'continue', number, does: 'run' }
  return { action: isPlain ? 'startPlain' : 'start', number, does: 'run' }
}

function resend({ isLocked }: FindSendActionParameters): Pick<FindSendActionReturnType, 'does'> {
  return isLocked ? {} : { does: 'resend' }
}

/** Finds the first batch that is neither paid nor given up; what the owners of a Safe have comes last. */
export function findNext(records: BatchRecord[]): BatchRecord | undefined {
  const open = records.filter(isUnresolved)
  return open.find(({ state }) => state !== 'proposed') ?? open[0]
}
