import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLayoutState } from '@/components/menu/use-layout-state.ts'
import { useDocumentKeys } from '@/lib/browser/use-document-keys.ts'
import { shellStore } from '@/lib/layout/shell-store.ts'
import type { PaletteProps } from './palette.tsx'

const load = () => import('./palette.tsx')
const setOpen = (searchIcon: boolean) => shellStore.setState({ searchIcon })
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the search by its button or its keys; the search's code loads on first use. */
export function SearchButton() {
  const { t } = useTranslation()
  const { searchIcon } = useLayoutState()
  const [Palette, setPalette] = useState<ComponentType<PaletteProps>>()
  const isComing = searchIcon && !Palette
  const { typed, close } = useTyped(isComing)

  useDocumentKeys((event) => {
    // Another open dialog must be closed first.
    if (!isSearchKey(event) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    setOpen(true)
  })
  useEffect(() => {
    if (!searchIcon || Palette) return
    load().then(
      (module) => setPalette(() => module.Palette),
      async (error) => {
        setOpen(false)
        const { showPartMissing } = await import('@/components/errors/show-part-missing.ts')
        showPartMissing(error)
      },
    )
  }, [searchIcon, Palette])

  const label = t('search.hint')
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm max-lg:ms-auto overflow-clip lg:btn-md lg:w-84 lg:min-w-11 lg:shrink lg:justify-start lg:gap-2.5 lg:border-transparent lg:bg-ground lg:px-3.5 lg:font-normal lg:text-13 lg:text-quiet"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={searchIcon}
        aria-busy={isComing}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        title={label}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void load().catch(() => {})} // reported on the press
      >
        <Search aria-hidden className="size-5 lg:size-4" strokeWidth={1.75} />
        <span aria-hidden className="hidden min-w-0 flex-1 truncate text-start lg:block">
          {(isComing && typed) || t('search.open')}
        </span>
        {/* Drawn by CSS: it is no part of the name, since screen readers read aria-keyshortcuts. */}
        <kbd
          aria-hidden
          dir="ltr"
          data-keys={isApple ? '⌘K' : 'Ctrl K'}
          className="kbd kbd-sm hidden font-mono after:content-[attr(data-keys)] lg:inline-flex"
        />
      </button>
      {Palette && <Palette open={searchIcon} typed={typed} onClose={close} />}
    </>
  )
}

/** Keeps what is typed until the search is there; Escape gives it up. */
function useTyped(isComing: boolean) {
  const [typed, setTyped] = useState('')
  const close = () => {
    setTyped('')
    setOpen(false)
  }
  useDocumentKeys((event) => {
    const text = isComing ? typeKey(typed, event) : undefined
    if (text === undefined) return
    event.preventDefault()
    if (text === null) close()
    else setTyped(text)
  })
  return { typed, close }
}

type Keys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>

/**
 * What a key makes of the text that is typed while the search loads: null gives up the search; undefined is a key that is not for
 * it.
 */
function typeKey(text: string, { key, ctrlKey, metaKey, altKey }: Keys): string | null | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Escape') return null
  if (key === 'Backspace') return text.slice(0, -1)
  return [...key].length === 1 ? text + key : undefined
}

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
