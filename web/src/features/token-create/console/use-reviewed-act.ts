import { useEffect, useRef, useState } from 'react'
import { kinds } from '@/features/token-create/kinds/index.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { ConsoleProps } from './console-props.ts'
import { nextActKey } from './next-act-key.ts'
import type { OwnerAct } from './owner-act.ts'

type Reviewed = Pick<OwnerAct, 'summary' | 'actionLabel' | 'outcome'> & { intent: Omit<TransactionIntent, 'summary'> }

/**
 * The one act that is being looked at. It stays as it was decided, whatever the token does meanwhile. Left, it gives the focus
 * back to what led to it, or to its place: a button that was pressed loses the focus while it is disabled, and may be gone.
 */
export function useReviewedAct({
  token: { chainId, token, kind, symbol },
  account,
}: Pick<ConsoleProps, 'token' | 'account'>) {
  const [reviewed, setReviewed] = useState<Reviewed>()
  const opener = useRef<HTMLElement>(null)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (reviewed || !opener.current) return
    opener.current.focus()
    if (document.activeElement === document.body) place.current?.focus()
    opener.current = null
  }, [reviewed])

  async function review({ name, kind: act, call, amounts = [], ...words }: OwnerAct) {
    const { activeElement } = document
    const key = await nextActKey({ chainId, token, account, name }, activityStore)
    opener.current = activeElement instanceof HTMLElement ? activeElement : null
    const made = { by: kinds[kind].factory.contract, token, symbol }
    setReviewed({ ...words, intent: { key, kind: act, chainId, account, amounts, made, value: 0n, ...call } })
  }

  const shown = reviewed && {
    intent: { ...reviewed.intent, summary: reviewed.summary() },
    actionLabel: reviewed.actionLabel(),
    outcome: reviewed.outcome,
  }
  return { reviewed: shown, place, review, leave: () => setReviewed(undefined) }
}
