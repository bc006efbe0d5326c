import { useTranslation } from 'react-i18next'

/** Every colour that the page has, by the name under which styles use it. */
const colours = [
  'brand',
  'brand-secondary',
  'primary',
  'secondary',
  'accent',
  'info',
  'success',
  'warning',
  'error',
  'ink',
  'quiet',
  'line',
  'tint',
  'panel',
  'ground',
] as const

const sizes = ['text-26', 'text-20', 'text-17', 'text-15', 'text-14', 'text-13', 'text-12'] as const

export function Colours() {
  const { t } = useTranslation()
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-2 text-13 sm:grid-cols-3">
        {colours.map((name) => (
          <li key={name} className="flex min-w-0 items-center gap-2">
            <span
              aria-hidden
              className="swatch size-5 shrink-0 rounded-selector border border-line"
              style={{ background: `var(--color-${name})` }}
            />
            <span dir="ltr" className="figure truncate">
              {name}
            </span>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-1">
        {sizes.map((size) => (
          <p key={size} className={`truncate ${size}`}>
            {t('home.lead')}
          </p>
        ))}
        <p className="text-13 text-quiet">{t('home.networksLead')}</p>
        <p className="text-13 text-error">{t('createToken.validation.nameBlank')}</p>
      </div>
    </>
  )
}
