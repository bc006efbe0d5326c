// Lets the user choose what happens when a recipient cannot be paid, and set the gas cap of a skip.

import { type DefaultGasCap, largestGasCap } from '@saleyard/send/plan/measure-gas-cap.ts'
import type { SendMode } from '@saleyard/send/plan/types.ts'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { findSigns } from '@/lib/i18n/format-count.ts'

export type ModeChoiceProps = {
  kind: SendMode['kind']
  gasCapText: string
  isGasCapValid: boolean
  /** Undefined until it is measured. */
  defaultCap: DefaultGasCap | undefined
  onKind: (kind: SendMode['kind']) => void
  onGasCap: (text: string) => void
}

/** Choice between all or nothing, and skip and report. */
export function ModeChoice({ kind, gasCapText, isGasCapValid, defaultCap, onKind, onGasCap }: ModeChoiceProps) {
  const { t } = useTranslation()
  const id = useId()

  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t('multiSend.review.mode')}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {(['strict', 'skip'] as const).map((value) => (
          <label
            key={value}
            className={`flex cursor-pointer gap-3 rounded-field border p-3 ${kind === value ? 'border-primary bg-primary/5' : 'border-line'}`}
          >
            <input
              type="radio"
              className="radio radio-primary radio-sm mt-0.5 shrink-0"
              name={`${id}-mode`}
              aria-describedby={`${id}-${value}`}
              checked={kind === value}
              onChange={() => onKind(value)}
            />
            <span className="min-w-0">
              <span className="block font-medium text-sm">{t(`multiSend.review.${value}`)}</span>
              <span id={`${id}-${value}`} className="block text-13 text-quiet">
                {t(`multiSend.review.${value}Help`)}
              </span>
            </span>
          </label>
        ))}
      </div>
      {kind === 'skip' && (
        <div className="mt-3 flex flex-col gap-1">
          <label htmlFor={`${id}-cap`} className="font-medium text-13">
            {t('multiSend.review.gasCap')}
          </label>
          <input
            id={`${id}-cap`}
            dir="ltr"
            inputMode="numeric"
            className={`input w-44 max-w-full font-mono ${isGasCapValid ? '' : 'input-error'}`}
            value={gasCapText}
            placeholder={defaultCap && String(defaultCap.gas)}
            aria-invalid={!isGasCapValid}
            aria-describedby={`${id}-cap-help`}
            onChange={(event) => onGasCap(event.target.value)}
          />
          <p id={`${id}-cap-help`} className={`text-13 ${isGasCapValid ? 'opacity-75' : 'text-error'}`}>
            {isGasCapValid ? describeDefault(defaultCap, t) : t('multiSend.review.gasCapMalformed')}
          </p>
        </div>
      )}
    </fieldset>
  )
}

/** Says what an empty field means. */
function describeDefault(cap: DefaultGasCap | undefined, t: TFunction): string {
  if (!cap) return t('multiSend.review.gasCapHelp')
  const gas = formatAmount(cap.gas, 0, { grouped: true })
  return t(cap.isMeasured ? 'multiSend.review.gasCapMeasured' : 'multiSend.review.gasCapUnmeasured', { gas })
}

/** In gas. Below, a receiving contract cannot even emit an event. */
const gasCapRange = { minimum: 2_300n, maximum: largestGasCap } as const

/**
 * Reads a typed gas cap per recipient, grouped as the page does it or not; undefined if it is no whole number within the
 * range.
 */
export function readGasCap(text: string): bigint | undefined {
  const typed = text.replace(/\s/g, '').replaceAll(findSigns().group, ' ')
  if (!/^(?:\d{1,9}|\d{1,3}(?: \d{3}){1,2})$/.test(typed)) return undefined
  const gasCap = BigInt(typed.replaceAll(' ', ''))
  return gasCap >= gasCapRange.minimum && gasCap <= gasCapRange.maximum ? gasCap : undefined
}
