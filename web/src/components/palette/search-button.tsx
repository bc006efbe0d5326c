// Opens the search over the page: its field at once, its matches as soon as their code is there.

import { Search } from 'lucide-react'
import { type KeyboardEvent as ReactKeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayoutState } from '@/components/menu/use-layout-state.ts'
import { useModal } from '@/components/ui/dialog.tsx'
import { Waiting } from '@/components/ui/waiting.tsx'
import { whenIdle } from '@/lib/browser/load-part.ts'
import { useDocumentKeys } from '@/lib/browser/use-document-keys.ts'
import { shellStore } from '@/lib/layout/shell-store.ts'
import type { EntrySource } from './entries.ts'

/** Loads the hooks that list what features offer. */
export type LoadSources = () => Promise<readonly EntrySource[]>

const setOpen = (searchIcon: boolean) => shellStore.setState({ searchIcon })
const close = () => setOpen(false)
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the search by its button or its keys. What finds is loaded when the page is at rest, or at the first press. */
export function SearchButton({ sources }: { sources?: LoadSources | undefined }) {
  const { t } = useTranslation()
  const { searchIcon } = useLayoutState()
  const palette = usePalette(searchIcon, sources)

  useDocumentKeys((event) => {
    // Another open dialog must be closed first.
    if (!isSearchKey(event) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    setOpen(true)
  })

  const label = t('search.hint')
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm max-lg:ms-auto overflow-clip lg:btn-md lg:w-84 lg:min-w-11 lg:shrink lg:justify-start lg:gap-2.5 lg:border-transparent lg:bg-ground lg:px-3.5 lg:font-normal lg:text-13 lg:text-quiet"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={searchIcon}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Search aria-hidden className="size-5 lg:size-4" strokeWidth={1.75} />
        <span aria-hidden className="hidden min-w-0 flex-1 truncate text-start lg:block">
          {t('search.open')}
        </span>
        {/* Drawn by CSS: it is no part of the name, since screen readers read aria-keyshortcuts. */}
        <kbd
          aria-hidden
          dir="ltr"
          data-keys={isApple ? '⌘K' : 'Ctrl K'}
          className="kbd kbd-sm hidden font-mono after:content-[attr(data-keys)] lg:inline-flex"
        />
      </button>
      <SearchDialog open={searchIcon} palette={palette} />
    </>
  )
}

type Palette = Pick<typeof import('./palette.tsx'), 'Finder'> & { sources: readonly EntrySource[] }

const noSources: LoadSources = async () => []

/** Loads what finds. A failure at rest shows at the press, which tries again. */
function usePalette(isWanted: boolean, loadSources = noSources): Palette | undefined {
  const [palette, setPalette] = useState<Palette>()
  useEffect(() => {
    if (palette) return
    const load = async () => {
      const [{ Finder }, sources] = await Promise.all([import('./palette.tsx'), loadSources()])
      setPalette({ Finder, sources })
    }
    if (!isWanted) return whenIdle(() => void load().catch(() => {}))
    load().catch(async (error) => {
      close()
      const { showPartMissing } = await import('@/components/errors/show-part-missing.ts')
      showPartMissing(error)
    })
  }, [isWanted, palette, loadSources])
  return palette
}

/** The search over the dimmed page. */
function SearchDialog({ open, palette }: { open: boolean; palette: Palette | undefined }) {
  const { t } = useTranslation()
  const modal = useModal(open, close)
  return (
    <dialog
      {...modal}
      aria-label={t('search.open')}
      className="mx-auto mt-[max(12px,10dvh)] mb-auto w-[min(37.5rem,calc(100vw-24px))] overflow-hidden rounded-box border border-line bg-panel p-0 text-ink shadow-2xl"
    >
      {open && <SearchField palette={palette} />}
    </dialog>
  )
}

/** A combobox: the text field has the focus, also before the matches are there. */
function SearchField({ palette }: { palette: Palette | undefined }) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState('')
  const [activeId, setActiveId] = useState<string>()
  const keys = useRef<(event: ReactKeyboardEvent) => void>(null)
  return (
    <>
      <div className="flex items-center gap-3 border-line border-b px-4">
        <Search aria-hidden className="size-4.5 shrink-0 text-quiet" strokeWidth={1.75} />
        <input
          role="combobox"
          aria-label={t('search.hint')}
          aria-autocomplete="list"
          aria-expanded={activeId !== undefined}
          aria-controls={id}
          aria-activedescendant={activeId}
          // biome-ignore lint/a11y/noAutofocus: the user opens it to type.
          autoFocus
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          className="h-14 min-w-0 flex-1 bg-transparent text-15 outline-none placeholder:text-quiet"
          placeholder={t('search.hint')}
          value={text}
          onChange={({ target }) => setText(target.value)}
          // Enter ends a composed word here, not the search.
          onKeyDown={(event) => !event.nativeEvent.isComposing && keys.current?.(event)}
        />
      </div>
      {palette ? (
        <palette.Finder
          id={id}
          text={text}
          sources={palette.sources}
          keys={keys}
          onActive={setActiveId}
          onDone={close}
        />
      ) : (
        <Waiting rows={8} row="h-8" className="h-[min(60dvh,458px)] overflow-hidden p-4" />
      )}
      <FinderKeys />
    </>
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

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>

/**
 * Whether a key opens the search: Ctrl-K or ⌘-K anywhere, `/` outside of text fields. On a keyboard without Latin
 * letters, K is the key in its usual position.
 */
function isSearchKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: Keys): boolean {
  if (altKey) return false
  if (ctrlKey !== metaKey) return !shiftKey && (/^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK')
  return key === '/' && !ctrlKey && !isTyping(target)
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName)
}
