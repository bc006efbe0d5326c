import { CircleAlert } from 'lucide-react'
import { ErrorDetails } from '@/components/errors/error-details.tsx'

type ProblemProps = {
  text: string
  /** Raw text of a failure, if there is one. */
  details?: string | undefined
  action?: string
  onAction?: () => void
  /** True if the action is one option among others rather than the next step. */
  isQuiet?: boolean
}

/** Describes a problem, with one action to solve it. */
export function Problem({ text, details, action, onAction, isQuiet = false }: ProblemProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-field bg-error/8 p-4 text-14 text-error">
      <div className="flex min-w-48 flex-1 items-start gap-3">
        <CircleAlert aria-hidden className="size-5 shrink-0" />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <p className="break-words">{text}</p>
          {details && <ErrorDetails text={details} />}
          {action && isQuiet && (
            <button type="button" className="link min-h-6 self-start text-13" onClick={onAction}>
              {action}
            </button>
          )}
        </div>
      </div>
      {action && !isQuiet && (
        <button type="button" className="btn btn-sm" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  )
}
