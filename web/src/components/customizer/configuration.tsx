import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useChooseLayout } from '@/components/layout/use-choose-layout.ts'
import { useIsDark } from '@/components/layout/use-is-dark.ts'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { configurationOf } from '@/lib/layout/configuration-of.ts'
import { initialState } from '@/lib/store/app-state.ts'
import { appStore } from '@/lib/store/app-store.ts'

/** All choices as JSON, and the way back to none. */
export function Configuration() {
  const { t } = useTranslation()
  const configuration = configurationOf(useStore(appStore), useIsDark())
  const chooseLayout = useChooseLayout()
  const reset = () => {
    const { theme, direction, boxed, sidebarIcon, backgroundMix, primaryColor, secondaryColor } = initialState
    appStore.setState({ theme, direction, boxed, sidebarIcon, backgroundMix, primaryColor, secondaryColor })
    chooseLayout(initialState.layout)
  }
  return (
    <div className="flex flex-wrap gap-2 border-line border-t pt-5">
      <CopyButton wide label={t('customizer.copy')} text={JSON.stringify(configuration, null, 2)} />
      <button type="button" className="btn btn-ghost btn-sm" onClick={reset}>
        <RotateCcw aria-hidden className="size-3.5" />
        {t('customizer.reset')}
      </button>
    </div>
  )
}
