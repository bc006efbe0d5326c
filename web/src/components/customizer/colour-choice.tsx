import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { deriveColour } from '../../lib/colours/derive-colour'
import { primaryColor, secondaryColor } from '../../lib/constants'
import { appStore } from '../../lib/store/app-store'
import { useIsDark } from '../layout/use-is-dark'

/** The two colours; each may be anything, and is shown so that text can be read. */
export function ColourChoice() {
  const { t } = useTranslation()
  const state = useStore(appStore)
  const theme = useIsDark() ? 'dark' : 'light'
  const chosen = [state.primaryColor, state.secondaryColor]
  const isAdjusted = chosen.some((color) => color && deriveColour(color, theme).color !== color)
  return (
    <fieldset>
      <legend className="customizer-legend">{t('customizer.colours')}</legend>
      <div className="flex flex-wrap items-center gap-4">
        <Colour
          label={t('customizer.primary')}
          value={state.primaryColor ?? primaryColor}
          onChoose={(primaryColor) => appStore.setState({ primaryColor })}
        />
        <Colour
          label={t('customizer.secondary')}
          value={state.secondaryColor ?? secondaryColor}
          onChoose={(secondaryColor) => appStore.setState({ secondaryColor })}
        />
      </div>
      <p role="status" className="text-13 text-quiet">
        {isAdjusted && <span className="mt-3 block">{t('customizer.adjusted')}</span>}
      </p>
    </fieldset>
  )
}

type ColourProps = { label: string; value: string; onChoose: (value: string) => void }

function Colour({ label, value, onChoose }: ColourProps) {
  return (
    <label className="flex cursor-pointer items-center gap-2 text-14">
      <input
        type="color"
        className="customizer-colour"
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      />
      {label}
    </label>
  )
}
