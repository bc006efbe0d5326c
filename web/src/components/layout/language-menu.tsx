import { Check, Languages } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { appStore } from '@/lib/storage/app-store.ts'
import { type Language, languages } from '@/locales/index.ts'

/** Lets the user choose the language; each language has its own name for itself. */
export function LanguageMenu() {
  const { t } = useTranslation()
  const current = useStore(appStore, ({ language }) => language)
  const details = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (!details.current?.open) return
    details.current.open = false
    details.current.querySelector('summary')?.focus()
  }
  const choose = (language: Language) => {
    appStore.setState({ language })
    close()
  }

  return (
    <details
      ref={details}
      className="dropdown in-[.sidebar-tools]:dropdown-top not-in-[.sidebar-tools]:dropdown-end"
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
      }}
    >
      <summary className="btn btn-ghost btn-square btn-sm" aria-label={t('nav.language')} title={t('nav.language')}>
        <Languages aria-hidden className="size-5" strokeWidth={1.75} />
      </summary>
      <ul className="dropdown-content z-20 mt-2 w-52 rounded-field border border-line bg-panel p-1.5 shadow-lg">
        {languages.map(({ code, label, lang, dir }) => (
          <li key={code}>
            <button
              type="button"
              lang={lang}
              dir={dir}
              aria-current={code === current}
              className="flex w-full items-center gap-2 rounded-selector px-3 py-2 text-14 hover:bg-ground aria-[current=true]:bg-tint aria-[current=true]:font-medium"
              onClick={() => choose(code)}
            >
              <span className="flex-1 text-start">{label}</span>
              {code === current && <Check aria-hidden className="size-4" />}
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
