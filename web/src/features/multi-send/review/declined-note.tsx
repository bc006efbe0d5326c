import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { formatWhen } from '@/features/multi-send/runs/format-when.ts'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import type { DeclinedQuestion } from './use-declined-risk.ts'

type DeclinedNoteProps = Pick<DeclinedQuestion, 'runs' | 'isAccepted' | 'onAccept'>

/** Who of this list may be paid twice, because a wallet may have sent what its user has declined. Said before anything new is planned. */
export function DeclinedNote({ runs, isAccepted, onAccept }: DeclinedNoteProps) {
  const { t, i18n } = useTranslation()
  if (runs.length === 0) return null

  return (
    <div role="alert" className="flex flex-col gap-2 rounded-field bg-warning/10 p-4 text-14">
      {runs.map(({ runId, kind, createdAt, count }) => (
        <p key={runId + kind} className="flex gap-2">
          <TriangleAlert aria-hidden className="size-5 shrink-0 text-warning" />
          {t(kind === 'arrived' ? 'multiSend.review.declinedPaid' : 'multiSend.review.declinedRisk', {
            when: formatWhen(createdAt, i18n.language),
            formatted: formatCount(count),
          })}
        </p>
      ))}
      <CheckLine className="text-14" checked={isAccepted} onChange={onAccept}>
        {t('multiSend.review.declinedAccept')}
      </CheckLine>
    </div>
  )
}
