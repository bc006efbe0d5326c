// Offers the twelve layouts and stores the chosen one, in the URL too if the URL names a layout.

import { useLocation, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useChosenLayout } from '@/components/layout/use-appearance.ts'
import { type LayoutName, layouts } from '@/lib/layout/layouts.ts'
import { readLayoutParameter } from '@/lib/layout/resolve-layout.ts'
import { appStore } from '@/lib/storage/app-store.ts'
import { LayoutPicture } from './layout-picture.tsx'

/** English names of the cities, with spaces and capitals, as titles of the values of `?layout=`. */
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

/** Offers the twelve layouts, each as a small drawing of itself. */
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

/**
 * Returns a function that chooses a layout. If the URL names one, the function updates it, because the URL takes
 * precedence.
 */
export function useChooseLayout(): (layout: LayoutName) => void {
  const navigate = useNavigate()
  const isNamed = useLocation({ select: ({ searchStr }) => readLayoutParameter(searchStr) !== null })
  return (layout) => {
    appStore.setState({ layout })
    if (isNamed)
      void navigate({ to: '.', search: (search: object) => ({ ...search, layout }), replace: true, resetScroll: false })
  }
}
