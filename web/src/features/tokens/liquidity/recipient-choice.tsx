import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecipientChoice } from './validate-terms.ts'

/** The safest that leaves the creator something first: it is also the default. */
const choices = ['lock', 'burn', 'self'] as const

type RecipientFieldProps = { chosen: RecipientChoice; onChoose: (choice: RecipientChoice) => void }

/** Asks who gets the first liquidity, and says of each choice what it means for the creator and for buyers. */
export function RecipientField({ chosen, onChoose }: RecipientFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium text-13">{t('liquidity.seed.recipient')}</legend>
      <div className="grid gap-2">
        {choices.map((choice) => (
          <label
            key={choice}
            className={`flex cursor-pointer gap-3 rounded-field border p-3 ${chosen === choice ? 'border-primary bg-primary/5' : 'border-line'}`}
          >
            <input
              type="radio"
              className="radio radio-primary radio-sm mt-0.5 shrink-0"
              name={`${id}-recipient`}
              aria-labelledby={`${id}-${choice}`}
              aria-describedby={`${id}-${choice}-note`}
              checked={chosen === choice}
              onChange={() => onChoose(choice)}
            />
            <span className="min-w-0">
              <span id={`${id}-${choice}`} className="block font-medium text-14">
                {t(`liquidity.seed.to.${choice}`)}
              </span>
              <span id={`${id}-${choice}-note`} className="block text-13 text-quiet">
                {t(`liquidity.seed.toNote.${choice}`)}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
