import { CircleAlert } from 'lucide-react'

type ProblemProps = { text: string; action?: string; onAction?: () => void }

/** What went wrong, and the one thing to do about it. */
export function Problem({ text, action, onAction }: ProblemProps) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-field bg-error/8 p-4 text-14 text-error">
      <CircleAlert aria-hidden className="size-5 shrink-0" />
      <p className="min-w-48 flex-1 break-words">{text}</p>
      {action && (
        <button type="button" className="btn btn-sm" onClick={onAction}>
          {action}
        </button>
      )}
    </div>
  )
}
