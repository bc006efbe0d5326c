import { RotateCcw } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useIsDark } from '@/components/layout/use-appearance.ts'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { Dialog } from '@/components/ui/dialog.tsx'
import { primaryColor, secondaryColor } from '@/lib/constants.ts'
import { getDirection } from '@/lib/i18n/load-language.ts'
import { type AppState, appStore, initialState } from '@/lib/storage/app-store.ts'
import { ColourChoice } from './colour-choice.tsx'
import { LayoutChoice, useChooseLayout } from './layout-choice.tsx'
import '@/styles/other-layouts.css'

export type CustomizerProps = { open: boolean; onClose: () => void }

/**
 * Shows the drawer that customizes the page: layout, colours, icons, direction, and the configuration as JSON. The page
 * changes with each choice.
 */
export function Customizer({ open, onClose }: CustomizerProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} title={t('customizer.title')} onClose={onClose} shape="drawer">
      <div className="flex flex-col gap-6 p-5">
        <LayoutChoice />
        <BackgroundChoice />
        <ColourChoice />
        <IconChoice />
        <DirectionChoice />
        <MoneyChoice />
        <Configuration />
      </div>
    </Dialog>
  )
}

/** Background: light, light with a dark sidebar, or dark. Dark is the theme that the header's button sets too. */
function BackgroundChoice() {
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
      value={activeBackground(mix, dark)}
      onChoose={choose}
    />
  )
}

/** Style of the menu's icons. */
function IconChoice() {
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

/** Text direction of the page, and whether the app is in a box. */
function DirectionChoice() {
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

/** Whether amounts of coins are shown in US dollars too. Off until it is chosen, since it reads a price feed. */
function MoneyChoice() {
  const { t } = useTranslation()
  const money = useStore(appStore, (state) => state.money)
  return (
    <div>
      <ChoiceGroup
        legend={t('money.title')}
        options={[
          ['none', t('money.none')],
          ['usd', t('money.usd')],
        ]}
        value={money}
        onChoose={(money) => appStore.setState({ money })}
      />
      <p className="mt-2 text-13 text-quiet">{t('money.lead')}</p>
    </div>
  )
}

type ChoiceGroupProps<Value extends string> = {
  legend: string
  /** Value and label of each option. */
  options: readonly (readonly [Value, string])[]
  value: Value
  onChoose: (value: Value) => void
}

/** Offers one of several options as a row of radio buttons; arrow keys move through them. */
function ChoiceGroup<Value extends string>({ legend, options, value, onChoose }: ChoiceGroupProps<Value>) {
  const name = useId()
  return (
    <fieldset>
      <legend className="customizer-legend">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([option, label]) => (
          <label key={option} className="customizer-option">
            <input
              type="radio"
              className="sr-only"
              name={name}
              checked={option === value}
              onChange={() => onChoose(option)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Copies all choices as JSON, and resets them. */
function Configuration() {
  const { t } = useTranslation()
  const configuration = getThemeConfiguration(useStore(appStore), useIsDark())
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

/**
 * Returns the page's appearance, for users to keep or share. The names are those of specification §3 "Theme settings".
 */
export function getThemeConfiguration(state: AppState, dark: boolean) {
  return {
    layout: state.layout,
    layoutType: getDirection(state),
    boxed: state.boxed,
    primaryColor: state.primaryColor ?? primaryColor,
    secondaryColor: state.secondaryColor ?? secondaryColor,
    backgroundMix: activeBackground(state.backgroundMix, dark),
    sidebarIcon: state.sidebarIcon,
  }
}

/** Returns the background that the page shows: a dark page is always dark, whatever the choice for a light one. */
function activeBackground(mix: AppState['backgroundMix'], dark: boolean): AppState['backgroundMix'] {
  if (dark) return 'dark'
  return mix === 'dark-sidebar' ? mix : 'light'
}
