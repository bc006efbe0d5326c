import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useIsDark } from '@/components/layout/use-is-dark.ts'
import { shownMix } from '@/lib/layout/shown-mix.ts'
import type { AppState } from '@/lib/store/app-state.ts'
import { appStore } from '@/lib/store/app-store.ts'
import { ChoiceGroup } from './choice-group.tsx'

/** Light, light with a dark sidebar, or dark: the last is the theme that the header's button sets too. */
export function BackgroundChoice() {
  const { t } = useTranslation()
  const mix = useStore(appStore, ({ backgroundMix }) => backgroundMix)
  const dark = useIsDark()
  const choose = (backgroundMix: AppState['backgroundMix']) =>
    appStore.setState({ backgroundMix, theme: backgroundMix === 'dark' ? 'dark' : 'light' })
  return (
    <ChoiceGroup
      legend={t('customizer.background')}
      options={[
        ['light', t('customizer.light')],
        ['dark-sidebar', t('customizer.darkSidebar')],
        ['dark', t('customizer.dark')],
      ]}
      value={shownMix(mix, dark)}
      onChoose={choose}
    />
  )
}
