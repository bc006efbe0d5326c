import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { appStore } from '@/lib/store/app-store.ts'
import { ChoiceGroup } from './choice-group.tsx'

/** How the menu's icons are drawn. */
export function IconChoice() {
  const { t } = useTranslation()
  const sidebarIcon = useStore(appStore, (state) => state.sidebarIcon)
  return (
    <ChoiceGroup
      legend={t('customizer.icons')}
      options={[
        ['stroke', t('customizer.stroke')],
        ['fill', t('customizer.fill')],
      ]}
      value={sidebarIcon}
      onChoose={(sidebarIcon) => appStore.setState({ sidebarIcon })}
    />
  )
}
