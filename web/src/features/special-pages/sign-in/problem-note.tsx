import { CircleAlert, Info } from 'lucide-react'
import { isDeclined } from './is-declined.ts'
import { ProblemText } from './problem-text.tsx'
import type { SignInProblem } from './sign-in-state.ts'

type ProblemNoteProps = {
  id: string
  problem: SignInProblem
  /** As the message of a field: without a ground of its own. */
  bare?: boolean
}

/** A problem beside the button. */
export function ProblemNote({ id, problem, bare = false }: ProblemNoteProps) {
  const declined = isDeclined(problem)
  const Icon = declined ? Info : CircleAlert
  const ground = declined ? 'bg-tint' : 'bg-error/8'
  return (
    <div
      id={id}
      role={declined ? 'status' : 'alert'}
      className={`flex items-start gap-2.5 text-start ${bare ? 'text-13' : `rounded-field p-3.5 text-14 ${ground}`}`}
    >
      <Icon aria-hidden className={`mt-px size-4.5 shrink-0 ${declined ? 'text-brand' : 'text-error'}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <ProblemText problem={problem} />
      </div>
    </div>
  )
}
