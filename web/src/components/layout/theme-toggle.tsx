import { Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { appStore } from '@/lib/store/app-store.ts'
import { useIsDark } from './use-is-dark.ts'

/** Light or dark; the first press turns "as the system" into a choice. */
export function ThemeToggle() {
  const { t } = useTranslation()
  const dark = useIsDark()
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
