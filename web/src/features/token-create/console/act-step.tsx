import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { TransactionReceipt } from 'viem'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import { StepHeading } from '@/features/token-create/step-heading.tsx'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import type { OwnerAct } from './owner-act.ts'

type ActStepProps = {
  intent: TransactionIntent
  actionLabel: string
  outcome?: OwnerAct['outcome']
  /** What leaves it, as a word or two. */
  backLabel: string
  onMined: () => void
  onLeave: () => void
}

/** The last look at an act, then its transaction. It stays until it is left: what was sent goes on without it. */
export function ActStep({ intent, actionLabel, outcome, backLabel, onMined, onLeave }: ActStepProps) {
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
