import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { toast } from 'react-toastify/unstyled'
import { ErrorDetails } from './error-details.tsx'
import { ErrorText } from './error-text.tsx'

/**
 * Shows a failure as a toast. A request that the user declined is not a failure: it appears as information.
 *
 * @param declined Text for a decline, if there is a better one than the general one.
 */
export function showErrorToast(error: unknown, declined?: string): void {
  const problem = toUserError(error)
  if (problem.code === 'userRejected') {
    toast.info(declined ?? <ErrorText error={problem} />)
    return
  }
  toast.error(
    <div className="flex min-w-0 flex-col gap-1 text-13">
      <ErrorText error={problem} />
      <ErrorDetails text={problem.details} />
    </div>,
  )
}
