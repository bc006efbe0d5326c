// Lists what the search finds by its text, group by group.

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Entry, type EntrySource, findEntries } from './entries.ts'
import { useEntries } from './use-entries.tsx'

export type FinderProps = {
  /** Id of the list. */
  id: string
  text: string
  /** What features offer; the same ones at each render. */
  sources: readonly EntrySource[]
  /** Receives what the text field does with its keys from now on. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
  /** Receives the id of the active match; undefined without any. */
  onActive: (id: string | undefined) => void
  onDone: () => void
}

/** The matches of the search: the arrows move through them and around their ends, Enter runs the active one. */
export function Finder({ id, text, sources, keys, onActive, onDone }: FinderProps) {
  const { t, i18n } = useTranslation()
  // Another text begins with its first match.
  const [moved, setMoved] = useState({ text, to: 0 })
  const active = moved.text === text ? moved.to : 0
  const setActive = (to: number) => setMoved({ text, to })
  const { entries, isMistyped } = useEntries(text, sources)
  const found = findEntries(entries, text, i18n.language)
  const optionId = (index: number) => `${id}-${index}`
  const activeId = found.length > 0 ? optionId(active) : undefined

  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    onDone()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step && event.key !== 'Enter') return
    event.preventDefault()
    if (step) setActive((active + step + found.length) % Math.max(found.length, 1))
    else choose(found[active])
  }
  useLayoutEffect(() => {
    keys.current = onKeyDown
  })
  useLayoutEffect(() => onActive(activeId), [onActive, activeId])
  return (
    <>
      <FinderList id={id} optionId={optionId} found={found} active={active} onActivate={setActive} onChoose={choose} />
      <p role="status" className="text-14 text-quiet">
        {found.length === 0 && (
          <span className="block px-5 py-8 text-center wrap-anywhere">
            {isMistyped ? t('multiSend.asset.checksum') : t('search.none', { text: text.trim() })}
          </span>
        )}
      </p>
    </>
  )
}

type FinderListProps = {
  id: string
  optionId: (index: number) => string
  found: readonly Entry[]
  active: number
  onActivate: (index: number) => void
  onChoose: (entry: Entry) => void
}

const headings = {
  pages: 'search.pages',
  tokens: 'nav.tokens',
  runs: 'multiSend.pastRuns.heading',
  activity: 'home.activity',
  actions: 'search.actions',
  networks: 'search.networks',
} as const satisfies Record<Entry['group'], string>

/** Matches by kind. The focus stays in the text field above; the active option is scrolled into view. */
function FinderList({ id, optionId, found, active, onActivate, onChoose }: FinderListProps) {
  const { t } = useTranslation()
  const activeId = optionId(active)
  useEffect(() => {
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' }) // newer browsers return a promise
  }, [activeId])

  return (
    <div
      id={id}
      role="listbox"
      // Otherwise the scrollable list would be a tab stop of its own.
      tabIndex={-1}
      aria-label={t('search.open')}
      hidden={found.length === 0}
      className="max-h-[min(60dvh,458px)] overflow-y-auto overscroll-contain p-2"
    >
      {[...new Set(found.map(({ group }) => group))].map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="not-first:mt-2">
          <p
            id={`${id}-${group}`}
            role="presentation"
            className="px-3 py-1.5 font-semibold text-12 text-quiet uppercase tracking-wider"
          >
            {t(headings[group])}
          </p>
          {found.map(
            (entry, index) =>
              entry.group === group && (
                // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the text field has focus and keys.
                <div
                  key={entry.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  className="flex cursor-pointer items-center gap-3 rounded-field px-3 py-2.5 text-14 -outline-offset-1 outline-transparent aria-selected:bg-tint aria-selected:text-primary aria-selected:outline"
                  onPointerMove={() => onActivate(index)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(entry)}
                >
                  {entry.picture}
                  <span className="min-w-0 flex-1 truncate">
                    <bdi>{entry.title}</bdi>
                  </span>
                  {entry.note && <bdi className="max-w-1/2 truncate text-12 text-quiet">{entry.note}</bdi>}
                </div>
              ),
          )}
        </div>
      ))}
    </div>
  )
}
