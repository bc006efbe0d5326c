import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useIsDark } from '@/components/layout/use-appearance.ts'
import { primaryColor, secondaryColor } from '@/lib/constants.ts'
import { deriveColour } from '@/lib/layout/derive-colour.ts'
import { appStore } from '@/lib/storage/app-store.ts'

/**
 * Offers the page's two colours, any value each, next to the colours that the page shows instead where text would be
 * unreadable.
 */
export function ColourChoice() {
  const { t } = useTranslation()
  const state = useStore(appStore)
  const theme = useIsDark() ? 'dark' : 'light'
  const values = [state.primaryColor ?? primaryColor, state.secondaryColor ?? secondaryColor] as const
  const painted = values.map((value) => deriveColour(value, theme))
  const isAdjusted = painted.some(({ mark, color }, index) => mark !== values[index] || color !== values[index])
  return (
    <fieldset>
      <legend className="customizer-legend">{t('customizer.colours')}</legend>
      <div className="grid grid-cols-2 gap-4">
        <Colour
          label={t('customizer.primary')}
          value={values[0]}
          theme={theme}
          onChoose={(primaryColor) => appStore.setState({ primaryColor })}
        />
        <Colour
          label={t('customizer.secondary')}
          value={values[1]}
          theme={theme}
          onChoose={(secondaryColor) => appStore.setState({ secondaryColor })}
        />
      </div>
      <p role="status" className="text-13 text-quiet">
        {isAdjusted && <span className="mt-3 block">{t('customizer.adjusted')}</span>}
      </p>
    </fieldset>
  )
}

type ColourProps = { label: string; value: string; theme: 'light' | 'dark'; onChoose: (value: string) => void }

function Colour({ label, value, theme, onChoose }: ColourProps) {
  const { t } = useTranslation()
  const { mark, color } = deriveColour(value, theme)
  return (
    <div className="min-w-0">
      <label className="flex cursor-pointer items-center gap-2 text-14">
        <input
          type="color"
          className="customizer-colour"
          value={value}
          onChange={({ target }) => onChoose(target.value)}
        />
        {label}
      </label>
      <dl className="mt-2 flex flex-col gap-1 text-12">
        <ColourSample name={t('customizer.marks')} color={mark} />
        <ColourSample name={t('customizer.text')} color={color} />
      </dl>
    </div>
  )
}

function ColourSample({ name, color }: { name: string; color: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-1.5">
      <dt className="text-quiet">{name}</dt>
      <dd className="flex items-center gap-1.5">
        <span className="figure">{color}</span>
        <span aria-hidden className="swatch size-3 rounded-full" style={{ background: color }} />
      </dd>
    </div>
  )
}
