// Searches pages, networks and actions in a combobox over the page.

import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { containsText } from '@/components/menu/contains-text.ts'
import { useModal } from '@/components/ui/dialog.tsx'
import { type Entry, useEntries } from './use-entries.tsx'

export type PaletteProps = {
  open: boolean
  /** What was typed before the search was there. */
  typed?: string
  onClose: () => void
}

/** The search dialog over the dimmed page. */
export function Palette({ open, typed = '', onClose }: PaletteProps) {
  const { t } = useTranslation()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      aria-label={t('search.open')}
      className="mx-auto mt-[max(12px,10dvh)] mb-auto w-[min(37.5rem,calc(100vw-24px))] overflow-hidden rounded-box border border-line bg-panel p-0 text-ink shadow-2xl"
    >
      {open && <Finder typed={typed} onDone={onClose} />}
    </dialog>
  )
}

/** A combobox: the text field has the focus, the arrows move through the matches, Enter runs the active one. */
function Finder({ typed, onDone }: { typed: string; onDone: () => void }) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const [text, setText] = useState(typed)
  const [active, setActive] = useState(0)
  const found = useEntries().filter(({ title, alias = '' }) =>
    [title, alias].some((name) => containsText(name, text, i18n.language)),
  )
  const optionId = (index: number) => `${id}-${index}`

  const choose = (entry: Entry | undefined) => {
    if (!entry) return
    onDone()
    entry.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return // Enter ends a composed word here, not the search
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step && event.key !== 'Enter') return
    event.preventDefault()
    if (step) setActive((active + step + found.length) % Math.max(found.length, 1))
    else choose(found[active])
  }
  return (
    <>
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Search aria-hidden className="size-4.5 shrink-0 text-quiet" strokeWidth={1.75} />
        <input
          role="combobox"
          aria-label={t('search.hint')}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          // biome-ignore lint/a11y/noAutofocus: the user opens it to type.
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className="h-14 min-w-0 flex-1 bg-transparent text-15 outline-none placeholder:text-quiet"
          placeholder={t('search.hint')}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <FinderList id={id} optionId={optionId} found={found} active={active} onActivate={setActive} onChoose={choose} />
      <p role="status" className="text-14 text-quiet">
        {found.length === 0 && (
          <span className="block px-5 py-8 text-center wrap-anywhere">{t('search.none', { text: text.trim() })}</span>
        )}
      </p>
      <FinderKeys />
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

const groups = ['pages', 'networks', 'actions'] as const

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
                    <span className="min-w-0 flex-1 truncate">{entry.title}</span>
                  </div>
                ),
            )}
          </div>
        ))}
    </div>
  )
}

/** Explains the keys, on devices with a keyboard. */
function FinderKeys() {
  const { t } = useTranslation()
  const keys = [
    { key: '↑↓', does: t('search.move') },
    { key: '↵', does: t('common.choose') },
    { key: 'Esc', does: t('common.close') },
  ]
  return (
    <p
      aria-hidden
      className="flex flex-wrap gap-x-5 gap-y-1 border-line border-t px-4 py-2.5 text-12 text-quiet pointer-coarse:hidden"
    >
      {keys.map(({ key, does }) => (
        <span key={key} className="inline-flex items-center gap-1.5">
          <kbd className="kbd kbd-sm font-mono">{key}</kbd>
          {does}
        </span>
      ))}
    </p>
  )
}
