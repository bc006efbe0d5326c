import { useTranslation } from 'react-i18next'
import { useChooseLayout } from '@/components/layout/use-choose-layout.ts'
import { useChosenLayout } from '@/components/layout/use-chosen-layout.ts'
import { type LayoutName, layouts } from '@/lib/store/layouts.ts'
import { LayoutPicture } from './layout-picture.tsx'

/** As cities are called in English: what `?layout=` takes, with its blanks and capitals. */
const titles: Record<LayoutName, string> = {
  dubai: 'Dubai',
  london: 'London',
  seoul: 'Seoul',
  losangeles: 'Los Angeles',
  paris: 'Paris',
  tokyo: 'Tokyo',
  madrid: 'Madrid',
  moscow: 'Moscow',
  newyork: 'New York',
  singapore: 'Singapore',
  rome: 'Rome',
  barcelona: 'Barcelona',
}
const names = Object.keys(layouts) as LayoutName[]

/** The twelve layouts, each as a small drawing of itself. */
export function LayoutChoice() {
  const { t } = useTranslation()
  const chosen = useChosenLayout()
  const choose = useChooseLayout()
  return (
    <fieldset>
      <legend className="customizer-legend">{t('customizer.layout')}</legend>
      <div className="grid grid-cols-3 gap-3">
        {names.map((name) => (
          <label key={name} className="customizer-layout">
            <input
              type="radio"
              className="sr-only"
              name="layout"
              value={name}
              checked={name === chosen}
              onChange={() => choose(name)}
            />
            <LayoutPicture name={name} />
            <span lang="en" dir="ltr" translate="no">
              {titles[name]}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
