import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { appStore } from '@/lib/store/app-store.ts'
import { ChoiceGroup } from './choice-group.tsx'

/** Which way the page runs, and whether it stands in a box. */
export function DirectionChoice() {
  const { t } = useTranslation()
  const { direction, boxed } = useStore(appStore)
  return (
    <div>
      <ChoiceGroup
        legend={t('customizer.direction')}
        options={[
          ['auto', t('customizer.auto')],
          ['ltr', 'LTR'],
          ['rtl', 'RTL'],
        ]}
        value={direction}
        onChoose={(direction) => appStore.setState({ direction })}
      />
      <label className="mt-4 flex cursor-pointer items-center gap-3 text-14">
        <input
          type="checkbox"
          className="toggle toggle-primary toggle-sm"
          checked={boxed}
          onChange={({ target }) => appStore.setState({ boxed: target.checked })}
        />
        {t('customizer.boxed')}
      </label>
    </div>
  )
}
