import { type BatchRecord, isOpen } from '@/features/multi-send/engine/run/batch-record.ts'
import type { RunPhase, RunProgress } from '@/features/multi-send/engine/run/types.ts'
import type { WalletStatus } from '@/features/multi-send/wallet-status.ts'

/** What the main button of step Send says. The page has words for each. */
export const sendActs = [
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
export type SendAct = (typeof sendActs)[number]

export type FindSendActParameters = {
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
export type FindSendActReturnType = {
  act: SendAct
  number: number
  does?: 'run' | 'resend' | 'connect' | 'switchChain'
}

const busy: RunPhase[] = ['reconciling', 'sending', 'confirming', 'offline']

/** The one thing to do next in step Send. */
export function findSendAct(parameters: FindSendActParameters): FindSendActReturnType {
  const { progress, wallet } = parameters
  if (progress && busy.includes(progress.phase)) return findWait(parameters, progress)
  const number = findNext(parameters.records)
  if (wallet === 'disconnected') return { act: 'connect', number, does: 'connect' }
  if (wallet === 'otherChain') return { act: 'switchChain', number, does: 'switchChain' }
  if (wallet === 'otherAccount') return { act: 'otherAccount', number }
  return findStart(parameters, number)
}

function findWait(
  { records, isPausing }: FindSendActParameters,
  { phase, current = 0 }: NonNullable<FindSendActParameters['progress']>,
): FindSendActReturnType {
  if (phase === 'reconciling' || phase === 'confirming') return { act: phase, number: current }
  if (records[current - 1]?.state === 'signing') return { act: 'waitingSignature', number: current }
  return { act: isPausing ? 'pausing' : 'waitingBlock', number: current }
}

function findStart(parameters: FindSendActParameters, number: number): FindSendActReturnType {
  const { records, progress, isPlain } = parameters
  if (progress?.phase === 'needsDecision')
    return { act: isPlain ? 'resendPlain' : 'resend', number, ...resend(parameters) }
  if (progress?.phase === 'openInAnotherTab') return { act: 'tryAgain', number, does: 'run' }
  if (progress?.phase === 'pausedAfterFailure') {
    // A batch that failed on chain is sent again only when told so; one that was never handed over simply goes on.
    return { act: 'tryAgain', number, ...(progress.undecided.includes(number) ? resend(parameters) : { does: 'run' }) }
  }
  // What is at a wallet or on its way is looked after first; only untouched batches are announced by number.
  const isUntouched = records[number - 1]?.state === 'queued'
  if (!isUntouched) return { act: 'continue', number, does: 'run' }
  return { act: isPlain ? 'startPlain' : 'start', number, does: 'run' }
}

function resend({ isLocked }: FindSendActParameters): Pick<FindSendActReturnType, 'does'> {
  return isLocked ? {} : { does: 'resend' }
}

/** The first batch that is neither paid nor given up. */
function findNext(records: BatchRecord[]): number {
  const open = records.find(isOpen)
  return open?.number ?? records.length
}
