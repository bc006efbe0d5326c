import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from './entry.ts'

export type FinderListProps = {
  id: string
  optionId: (index: number) => string
  found: readonly Entry[]
  marked: number
  onMark: (index: number) => void
  onChoose: (entry: Entry) => void
}

const groups = ['pages', 'networks', 'actions'] as const

/** What was found, by kind. The focus stays in the text above; the marked option is kept in view. */
export function FinderList({ id, optionId, found, marked, onMark, onChoose }: FinderListProps) {
  const { t } = useTranslation()
  const markedId = optionId(marked)
  useEffect(() => {
    document.getElementById(markedId)?.scrollIntoView({ block: 'nearest' }) // newer browsers return a promise
  }, [markedId])

  return (
    <div
      id={id}
      role="listbox"
      // As a part that scrolls it would be a stop of its own.
      tabIndex={-1}
      aria-label={t('search.open')}
      hidden={found.length === 0}
      className="max-h-[min(60dvh,458px)] overflow-y-auto overscroll-contain p-2"
    >
      {groups
        .filter((group) => found.some((entry) => entry.group === group))
        .map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
          <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="not-first:mt-2">
            <p
              id={`${id}-${group}`}
              role="presentation"
              className="px-3 py-1.5 font-semibold text-12 text-quiet uppercase tracking-wider"
            >
              {t(`search.${group}`)}
            </p>
            {found.map(
              (entry, index) =>
                entry.group === group && (
                  // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text above has focus and keys.
                  <div
                    key={entry.id}
                    id={optionId(index)}
                    role="option"
                    aria-selected={index === marked}
                    className="flex cursor-pointer items-center gap-3 rounded-field px-3 py-2.5 text-14 -outline-offset-1 outline-transparent aria-selected:bg-tint aria-selected:text-primary aria-selected:outline"
                    onPointerMove={() => onMark(index)}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => onChoose(entry)}
                  >
                    {entry.picture}
                    <span className="min-w-0 flex-1 truncate">{entry.title}</span>
                  </div>
                ),
            )}
          </div>
        ))}
    </div>
  )
}
