import { useTranslation } from 'react-i18next'
import { formatCount } from '@/features/multi-send/shared/format-count.ts'
import { NameCard } from './name-card.tsx'

type NameProgressProps = { done: number; total: number; onStop: () => void }

/** A lookup that is under way. */
export function NameProgress({ done, total, onStop }: NameProgressProps) {
  const { t } = useTranslation()
  const label = t('multiSend.names.label')
  return (
    <NameCard
      title={label}
      note={t('multiSend.names.progress', { done: formatCount(done), total: formatCount(total) })}
    >
      <progress className="progress progress-primary w-32" value={done} max={total} aria-label={label} />
      <button type="button" className="btn btn-ghost btn-sm" onClick={onStop}>
        {t('multiSend.names.stop')}
      </button>
    </NameCard>
  )
}
