// Holds the one action under review, and shows its review and its transaction.
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { type TransactionReceipt, zeroAddress } from 'viem'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { StepHeading } from '@/components/ui/step-heading.tsx'
import { kinds } from '@/features/tokens/kinds/index.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { type ConsoleProps, nextActionKey, type TokenAction } from './token-action.ts'

type ActionStepProps = {
  intent: TransactionIntent
  actionLabel: string
  outcome?: TokenAction['outcome']
  /** Label of the button that leaves the review, one or two words. */
  backLabel: string
  onMined: () => void
  onLeave: () => void
}

/** Shows the review of an action, then its transaction, until the user leaves. A sent transaction continues without it. */
export function ActionStep({ intent, actionLabel, outcome, backLabel, onMined, onLeave }: ActionStepProps) {
  const [receipt, setReceipt] = useState<TransactionReceipt>()
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <StepHeading className="scroll-mt-24 text-17">{actionLabel}</StepHeading>
      <TransactionPanel
        key={intent.key}
        intent={intent}
        actionLabel={actionLabel}
        onMined={(mined) => {
          setReceipt(mined)
          onMined()
        }}
      />
      {receipt && outcome?.(receipt)}
      <button type="button" className="btn btn-line self-start" onClick={onLeave}>
        <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" />
        {backLabel}
      </button>
    </div>
  )
}

type Reviewed = Pick<TokenAction, 'summary' | 'actionLabel' | 'outcome'> & {
  intent: Omit<TransactionIntent, 'summary'>
  place: string | undefined
}

type ReviewedActionParameters = {
  /** Without one no action can be reviewed, so a panel shows no buttons. */
  account: ConsoleProps['account'] | undefined
  token: Pick<SaleyardToken, 'chainId' | 'token' | 'kind' | 'symbol'>
}

/**
 * Holds the one action under review, unchanged by later reads of the token. On leaving, the focus returns to the button that
 * opened the review, or to its container: a pressed button loses the focus while it is disabled, and may be gone.
 */
export function useReviewedAction({
  token: { chainId, token, kind, symbol },
  account = zeroAddress,
}: ReviewedActionParameters) {
  const [reviewed, setReviewed] = useState<Reviewed>()
  const opener = useRef<HTMLElement>(null)
  const container = useRef<HTMLElement>(null)
  useEffect(() => {
    if (reviewed || !opener.current) return
    opener.current.focus()
    if (document.activeElement === document.body) container.current?.focus()
    opener.current = null
  }, [reviewed])

  /** @param place Names the part of the page whose button was pressed, where a page has several. */
  async function review(
    { name, kind: activityKind, call, amounts = [], made: madeOther, ...words }: TokenAction,
    place?: string,
  ) {
    const { activeElement } = document
    const key = await nextActionKey({ chainId, token, account, name }, activityStore)
    opener.current = activeElement instanceof HTMLElement ? activeElement : null
    const made = madeOther ?? { by: kinds[kind].factory.contract, token, symbol }
    setReviewed({
      ...words,
      place,
      intent: { key, kind: activityKind, chainId, account, amounts, made, value: 0n, ...call },
    })
  }

  const shown = reviewed && {
    intent: { ...reviewed.intent, summary: reviewed.summary() },
    actionLabel: reviewed.actionLabel(),
    outcome: reviewed.outcome,
    place: reviewed.place,
  }
  return { reviewed: shown, container, review, leave: () => setReviewed(undefined) }
}
