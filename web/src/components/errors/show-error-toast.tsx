// Shows a failure as a toast; a request that the user declined is shown as information.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { toast } from 'react-toastify/unstyled'
import { ErrorDetails } from './error-details.tsx'
import { ErrorText } from './error-text.tsx'

/**
 * The one way to an error toast. A request that the user declined is no failure: it is said as news.
 *
 * @param declined Words for a decline, where there are better ones than those for any.
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
