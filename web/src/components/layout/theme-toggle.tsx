import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { isDark } from '../../lib/follow-theme'
import { appStore } from '../../lib/store/app-store'

const query = '(prefers-color-scheme: dark)'

function subscribe(listener: () => void) {
  const system = matchMedia(query)
  system.addEventListener('change', listener)
  return () => system.removeEventListener('change', listener)
}

/** Light or dark; the first press turns "as the system" into a choice. */
export function ThemeToggle() {
  const { t } = useTranslation()
  const theme = useStore(appStore, (state) => state.theme)
  const systemIsDark = useSyncExternalStore(subscribe, () => matchMedia(query).matches)
  const dark = isDark(theme, systemIsDark)
  const label = dark ? t('nav.toLight') : t('nav.toDark')
  const Icon = dark ? Sun : Moon
  return (
    <button
      type="button"
      className="btn btn-ghost btn-square btn-sm"
      aria-label={label}
      title={label}
      onClick={() => appStore.setState({ theme: dark ? 'light' : 'dark' })}
    >
      <Icon aria-hidden className="size-5" strokeWidth={1.75} />
    </button>
  )
}
