import type { Hex } from 'viem'
import { AppError } from '@/lib/errors/app-error.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import type { TrialAct } from './encode-acts.ts'
import { judgeStep } from './judge-step.ts'
import type { TrialQuestion } from './list-questions.ts'
import type { TrialLook, TrialStep, TrialSubject } from './trial.ts'

/** What a simulation says of one call. */
export type CallAnswer = { status: 'success' | 'failure'; data: Hex; gasUsed: bigint; error?: Error }

type Parameters = {
  acts: readonly TrialAct[]
  questions: readonly TrialQuestion[]
  subject: TrialSubject
  /** By block: the calls of an act, then the look after it. */
  answers: readonly (readonly CallAnswer[])[]
}

const nothing: TrialLook = {
  firstOwner: 0n,
  stranger: 0n,
  strangerCoin: 0n,
  second: 0n,
  pair: 0n,
  pairCoin: 0n,
  quote: 0n,
  fees: {},
}

/**
 * What became of each step. Behind one that failed nothing is judged: it stands on what did not happen.
 *
 * @throws Error when the node has left out a block or a call.
 */
export function readSteps({ acts, questions, subject, answers }: Parameters): TrialStep[] {
  const steps: TrialStep[] = []
  let before = nothing
  for (const [index, { name, calls }] of acts.entries()) {
    const isOver = steps.some(({ state }) => state === 'failed')
    if (isOver) {
      steps.push({ name, state: 'untried' })
      continue
    }
    const after = readLook(questions, take(answers[index * 2 + 1], questions.length))
    steps.push({
      name,
      ...readAct(take(answers[index * 2], calls.length), () => judgeStep(name, { before, after, subject })),
    })
    before = after
  }
  return steps
}

function readAct(answers: readonly CallAnswer[], judge: () => ReturnType<typeof judgeStep>) {
  const refused = answers.find(({ status }) => status === 'failure')
  if (refused) return { state: 'failed' as const, failure: { reason: 'refused' as const, error: explain(refused) } }

  const judged = judge()
  return judged.state === 'failed' ? judged : { ...judged, gas: answers.at(-1)?.gasUsed ?? 0n }
}

function explain({ data, error }: CallAnswer) {
  return toUserError(!error || data === '0x' ? new AppError('revertedUnknown') : error)
}

/** What is not answered, or not as asked, counts as nothing: then the step has not moved what it should. */
function readLook(questions: readonly TrialQuestion[], answers: readonly CallAnswer[]): TrialLook {
  return Object.assign({}, nothing, ...questions.map(({ read }, index) => tryRead(read, answers[index])))
}

function tryRead(read: TrialQuestion['read'], answer: CallAnswer | undefined): Partial<TrialLook> {
  if (answer?.status !== 'success') return {}
  try {
    return read(answer.data)
  } catch {
    return {}
  }
}

function take(answers: readonly CallAnswer[] | undefined, count: number): readonly CallAnswer[] {
  if (answers?.length !== count) throw new Error('The node has not answered all of the simulation')
  return answers
}
