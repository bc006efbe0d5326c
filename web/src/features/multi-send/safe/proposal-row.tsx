// Shows one proposed batch: its state, hash, nonce and age, and on request its owners and what can be done.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import { isSignerUnknown } from '@saleyard/send/run/other-signers.ts'
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleSlash,
  PenLine,
  Replace,
  RotateCcw,
  UserCheck,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { formatAge, useNow } from '@/components/network-status/data-age.tsx'
import { ProposalSummary } from '@/components/safe/proposal-summary.tsx'
import { StateIcon, type StateLook } from '@/components/ui/icons.tsx'
import { CallCode } from '@/features/multi-send/run/board/call-code.tsx'
import { nameProposal, type ProposalWords } from './describe-proposals.ts'

const looks: Record<ProposalWords, StateLook> = {
  waiting: { Icon: PenLine, color: 'text-info' },
  executed: { Icon: CircleDashed, color: 'text-info' },
  paid: { Icon: CircleCheck, color: 'text-success' },
  paidByOther: { Icon: CircleCheck, color: 'text-success' },
  otherAccount: { Icon: UserCheck, color: 'text-warning' },
  reverted: { Icon: CircleAlert, color: 'text-warning' },
  replaced: { Icon: Replace, color: 'text-warning' },
  rejected: { Icon: CircleSlash, color: 'text-warning' },
  failed: { Icon: CircleAlert, color: 'text-error' },
  unclear: { Icon: CircleHelp, color: 'text-warning' },
  cancelling: { Icon: CircleDashed, color: 'text-info' },
  cancelled: { Icon: Ban, color: 'text-quiet' },
  otherContent: { Icon: CircleAlert, color: 'text-error' },
  unproven: { Icon: CircleHelp, color: 'text-warning' },
}

type ProposalRowProps = {
  plan: Pick<Plan, 'batches'>
  record: BatchRecord
  /** Proposes the batch again; absent where that is not possible. */
  onAgain: ((hasSeenCancelled: boolean) => void) | undefined
}

export function ProposalRow({ plan, record, onAgain }: ProposalRowProps) {
  const { t, i18n } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const now = useNow(true)
  const { number, proposal } = record
  const words = nameProposal(record)
  const batch = plan.batches[number - 1]
  if (!proposal || !words || !batch) return null
  const look = looks[words]

  return (
    <li className="border-line border-t">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-3 text-13">
          <span className="font-semibold">{t('safe.pay.card.batch', { number })}</span>
          <span className={`flex items-center gap-1.5 ${look.color}`}>
            <StateIcon look={look} />
            {t(`safe.pay.states.${words}`)}
          </span>
          <span className="ms-auto flex flex-wrap gap-x-3 text-quiet">
            {proposal.nonce !== undefined && (
              <span>{t('safe.pay.card.nonce', { nonce: proposal.nonce.toString() })}</span>
            )}
            <bdi dir="ltr" className="font-mono" title={proposal.safeTxHash}>
              {shortenAddress(proposal.safeTxHash)}
            </bdi>
            <span>{formatAge(now - proposal.proposedAt, i18n.language, { ago: true })}</span>
          </span>
        </summary>
        {isOpen && (
          <div className="flex min-w-0 flex-col gap-4 pb-4 text-14">
            <p className="text-13">
              <span className="text-quiet">{t('multiSend.signing.callCode')}</span> <CallCode data={batch.data} />
            </p>
            {proposal.nonce === undefined && <p className="text-warning">{t('safe.pay.card.unproven')}</p>}
            <ProposalSummary safeTxHash={proposal.safeTxHash} />
            {onAgain && <Again record={record} onAgain={onAgain} />}
          </div>
        )}
      </details>
      {!isOpen && onAgain && (words === 'rejected' || words === 'replaced' || words === 'failed') && (
        <Again record={record} onAgain={onAgain} />
      )}
    </li>
  )
}

/** Where it is not proven what the wallet has, its mark stops no transaction of another account: the user has looked there. */
function Again({ record, onAgain }: { record: BatchRecord; onAgain: (hasSeenCancelled: boolean) => void }) {
  const { t } = useTranslation()
  const [hasSeen, setSeen] = useState(false)
  const isAsked = isSignerUnknown(record)
  return (
    <div className="flex flex-col items-start gap-1 pb-3">
      {isAsked && (
        <CheckLine className="mb-2 text-13" checked={hasSeen} onChange={setSeen}>
          {t('multiSend.send.seenSigner')}
        </CheckLine>
      )}
      <button
        type="button"
        className="btn btn-sm"
        disabled={isAsked && !hasSeen}
        onClick={() => onAgain(isAsked && hasSeen)}
      >
        <RotateCcw aria-hidden className="size-4" />
        {t('safe.pay.send.resend', { number: record.number })}
      </button>
      <p className="text-13 text-quiet">{t('safe.pay.card.againHelp')}</p>
    </div>
  )
}
