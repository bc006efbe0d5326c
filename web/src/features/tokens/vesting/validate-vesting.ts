// Reads a pasted list and a schedule into a vesting plan, or says what is wrong with them.
import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { VestingPlan } from './vesting-plan.ts'

/** `start`: a day as `2027-01-31`; cliff and duration in days from it. */
export type VestingValues = { list: string; start: string; cliff: string; duration: string }

/** Most accounts of a list: the page reads each lock again while it fills them. */
export const mostAccounts = 100

/** Longest schedule: the factory's 36,525 days, and a day less for clocks that differ. */
const longestDays = 36_524
const day = 86_400

type VestingTerms = Pick<VestingPlan, 'start' | 'cliffSeconds' | 'durationSeconds' | 'recipients'>
/** Keys of sentences in `vesting.problems`, by field; `lines` are the numbers of lines that cannot be read. */
type VestingProblems = Partial<{
  list: 'lines' | 'tooMany' | 'overBalance' | 'empty'
  start: 'start'
  cliff: 'days' | 'cliffLong'
  duration: 'days' | 'endPassed'
}>

type ValidatedVesting = {
  lines: number[]
  total: bigint
  count: number
  problems: VestingProblems
  terms?: VestingTerms
}

/** Validates a list and its schedule. `balance`: base units of the token that the account has. */
export function validateVesting(values: VestingValues, token: SaleyardToken, balance: bigint): ValidatedVesting {
  const { chainId, decimals } = token
  const { recipients, lines, total } = parseRecipients(values.list, {
    mode: { kind: 'each' },
    decimals,
    chainId,
    chainShortName: getChain(chainId).shortName,
    token: token.token,
    answers: { duplicates: 'merge' },
    droppedLines: [],
  })
  const wrong = lines.filter(({ state }) => state === 'refused' || state === 'asked').map(({ number }) => number)
  const [cliff, duration] = [readDays(values.cliff), readDays(values.duration)]
  const start = readDay(values.start)
  const problems: VestingProblems = {
    ...listProblem({ wrong, count: recipients.length, total, balance }),
    ...(start === undefined && { start: 'start' }),
    ...(cliff === undefined ? { cliff: 'days' } : duration !== undefined && cliff > duration && { cliff: 'cliffLong' }),
    ...durationProblem(duration, start),
  }
  const read = { lines: wrong, total, count: recipients.length, problems }
  if (Object.keys(problems).length > 0 || start === undefined || cliff === undefined || duration === undefined)
    return read
  const terms = {
    start,
    cliffSeconds: cliff * day,
    durationSeconds: duration * day,
    recipients: recipients.map(({ address, amount }) => ({ address, amount: amount.toString() })),
  }
  return { ...read, terms }
}

type ListFigures = { wrong: number[]; count: number; total: bigint; balance: bigint }

function listProblem({ wrong, count, total, balance }: ListFigures): Pick<VestingProblems, 'list'> {
  if (wrong.length > 0) return { list: 'lines' }
  if (count === 0) return { list: 'empty' }
  if (count > mostAccounts) return { list: 'tooMany' }
  return total > balance ? { list: 'overBalance' } : {}
}

function durationProblem(duration: number | undefined, start: number | undefined): Pick<VestingProblems, 'duration'> {
  if (duration === undefined) return { duration: 'days' }
  if (start === undefined) return {}
  const left = start + duration * day - Date.now() / 1_000
  return left > 0 && left < longestDays * day ? {} : { duration: 'endPassed' }
}

function readDays(text: string): number | undefined {
  return /^\d{1,5}$/.test(text.trim()) ? Number(text) : undefined
}

/** Returns the second at which a day begins in the device's zone. */
function readDay(text: string): number | undefined {
  const ms = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00`).getTime() : Number.NaN
  return ms >= 0 ? ms / 1_000 : undefined
}
