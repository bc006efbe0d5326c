import type { UserError } from '@saleyard/chain/errors/to-user-error.ts'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { ErrorDetails } from './error-details.tsx'
import { ErrorText } from './error-text.tsx'

type ErrorNoteProps = {
  /** Result of `toUserError`. */
  error: UserError
  /** What failed, as a sentence: "The list could not be read." */
  lead?: string
  /** Actions such as "Try again". */
  children?: ReactNode
}

/**
 * Shows a failure in place: what went wrong, what to do now, the raw text behind "Details", and actions. Every page
 * shows its failures with it. A request that the user declined is not a failure: it appears in quiet colours, without
 * details.
 */
export function ErrorNote({ error, lead, children }: ErrorNoteProps) {
  const isDeclined = error.code === 'userRejected'
  const Icon = isDeclined ? Info : CircleAlert
  return (
    <div
      role={isDeclined ? 'status' : 'alert'}
      className={`flex flex-wrap items-start gap-x-3 gap-y-2 rounded-field p-4 text-14 ${isDeclined ? 'bg-tint' : 'bg-error/8'}`}
    >
      <Icon aria-hidden className={`mt-px size-4.5 shrink-0 ${isDeclined ? 'text-quiet' : 'text-error'}`} />
      <div className="flex min-w-36 flex-1 flex-col gap-1">
        {lead && !isDeclined && <p className="wrap-anywhere">{lead}</p>}
        <ErrorText error={error} />
        {!isDeclined && <ErrorDetails text={error.details} />}
      </div>
      {children}
    </div>
  )
}
