import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '@/features/multi-send/format.ts'
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { openQuestions } from './find-next-action.ts'

type ProblemsBarProps = {
  list: ListSummary
  /** Whether the list is that of the text as it is now. */
  isReady: boolean
  onJump: (direction: 'next' | 'previous') => void
  onRemove: () => void
  onPutBack: () => void
}

/** Counts the problems of the list, and offers ways to them. */
export function ProblemsBar({ list, isReady, onJump, onRemove, onPutBack }: ProblemsBarProps) {
  const { t } = useTranslation()
  const { refused, merged, asked } = list.counts
  const questions = openQuestions(list).length
  const removed = list.removedCount
  const hasProblems = refused + asked > 0
  const count = (key: 'refused' | 'questions' | 'merged' | 'dropped', value: number) =>
    t(`multiSend.problems.${key}`, { count: value, formatted: formatCount(value) })

  return (
    <section
      aria-label={t('multiSend.problems.label')}
      className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 border-line border-t px-4 py-3 text-13"
    >
      {refused > 0 && (
        <span className="flex items-center gap-1.5 font-medium text-error">
          <CircleAlert aria-hidden className="size-4" />
          {count('refused', refused)}
        </span>
      )}
      {questions > 0 && <span className="font-medium text-warning">{count('questions', questions)}</span>}
      {merged > 0 && <span>{count('merged', merged)}</span>}
      {removed > 0 && (
        <span className="flex items-center gap-1">
          {count('dropped', removed)}
          <button type="button" className="btn btn-ghost btn-xs" onClick={onPutBack}>
            {t('multiSend.problems.putBack')}
          </button>
        </span>
      )}
      {!hasProblems && <span className="text-success">{t('multiSend.problems.none')}</span>}
      {hasProblems && (
        <span className="ms-auto flex flex-wrap gap-1">
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => onJump('previous')}>
            {t('multiSend.problems.previous')}
          </button>
          <button type="button" className="btn btn-ghost btn-sm" onClick={() => onJump('next')}>
            {t('multiSend.problems.next')}
          </button>
          {refused > 0 && (
            <button type="button" className="btn btn-sm" aria-disabled={!isReady} onClick={() => isReady && onRemove()}>
              {t('multiSend.problems.remove')}
            </button>
          )}
        </span>
      )}
    </section>
  )
}
