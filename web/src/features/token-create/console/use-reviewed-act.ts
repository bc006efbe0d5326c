import { useEffect, useRef, useState } from 'react'
import { activityStore } from '../../../lib/transactions/activity-store'
import type { TransactionIntent } from '../../../lib/transactions/transaction-intent'
import type { ConsoleProps } from './console-props'
import { nextActKey } from './next-act-key'
import type { OwnerAct } from './owner-act'

type Reviewed = Pick<OwnerAct, 'actionLabel' | 'outcome'> & { intent: TransactionIntent }

/**
 * The one act that is being looked at. It stays as it was decided, whatever the token does meanwhile. Left, it gives the focus
 * back to what led to it.
 */
export function useReviewedAct({ token: { chainId, token }, account }: Pick<ConsoleProps, 'token' | 'account'>) {
  const [reviewed, setReviewed] = useState<Reviewed>()
  const opener = useRef<HTMLElement>(null)
  useEffect(() => {
    if (reviewed || !opener.current) return
    opener.current.focus()
    opener.current = null
  }, [reviewed])

  async function review({ name, call, actionLabel, outcome, amounts = [], ...words }: OwnerAct) {
    const { activeElement } = document
    const key = await nextActKey({ chainId, token, account, name }, activityStore)
    opener.current = activeElement instanceof HTMLElement ? activeElement : null
    setReviewed({ actionLabel, outcome, intent: { key, chainId, account, amounts, value: 0n, ...words, ...call } })
  }

  return { reviewed, review, leave: () => setReviewed(undefined) }
}
