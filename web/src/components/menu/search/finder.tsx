import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { containsText } from '@/components/menu/contains-text.ts'
import type { Entry } from './entry.ts'
import { FinderKeys } from './finder-keys.tsx'
import { FinderList } from './finder-list.tsx'
import { useEntries } from './use-entries.tsx'

/** A combobox: the text has the focus, the arrows move through what contains it, Enter does what is marked. */
export function Finder({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const [marked, setMarked] = useState(0)
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
    if (event.nativeEvent.isComposing) return // Enter ends a word here, not the search
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step && event.key !== 'Enter') return
    event.preventDefault()
    if (step) setMarked((marked + step + found.length) % Math.max(found.length, 1))
    else choose(found[marked])
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
          aria-activedescendant={found.length > 0 ? optionId(marked) : undefined}
          // biome-ignore lint/a11y/noAutofocus: it opens to be typed into.
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className="h-14 min-w-0 flex-1 bg-transparent text-15 outline-none placeholder:text-quiet"
          placeholder={t('search.hint')}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setMarked(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <FinderList id={id} optionId={optionId} found={found} marked={marked} onMark={setMarked} onChoose={choose} />
      <p role="status" className="text-14 text-quiet">
        {found.length === 0 && (
          <span className="block px-5 py-8 text-center wrap-anywhere">{t('search.none', { text: text.trim() })}</span>
        )}
      </p>
      <FinderKeys />
    </>
  )
}
