import type { ApprovalOffer } from '@saleyard/send/approve/choose-approval.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '@/components/ui/figures.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { ApprovalChoiceState } from './use-approval-choice.ts'

type ApprovalChoiceProps = ApprovalChoiceState & {
  /** The run's total as text, in whole coins. */
  amount: string
  symbol: string
  /** Number of batches of the plan. */
  batches: number
  /** True while the app carries out the choice. */
  isDisabled?: boolean
}

/** Lets the user choose the way of approving: the exact approval first, the unlimited one last and with a warning. */
export function ApprovalChoice({ offers, way, onWay, amount, symbol, batches, isDisabled }: ApprovalChoiceProps) {
  const { t } = useTranslation()
  const id = useId()
  const offered = offers.filter(({ isOffered }) => isOffered)
  const others = offers.filter((offer): offer is Refused => !offer.isOffered)
  if (offered.length === 0) return null

  return (
    <fieldset className="min-w-0" disabled={isDisabled}>
      <legend className="mb-2 font-medium">{t('multiSend.approve.waysHeading')}</legend>
      <div className="grid gap-2">
        {offered.map((offer) => (
          <label
            key={offer.way}
            className={`flex cursor-pointer gap-3 rounded-field border p-3 ${way === offer.way ? 'border-primary bg-primary/5' : 'border-line'}`}
          >
            <input
              type="radio"
              className="radio radio-primary radio-sm mt-0.5 shrink-0"
              name={`${id}-way`}
              aria-labelledby={`${id}-${offer.way}-name`}
              aria-describedby={`${id}-${offer.way}`}
              checked={way === offer.way}
              onChange={() => onWay(offer.way)}
            />
            <span className="min-w-0">
              <span id={`${id}-${offer.way}-name`} className="wrap-anywhere block font-medium text-sm">
                <Figures text={t(`multiSend.approve.ways.${offer.way}`, { amount, symbol })} />
              </span>
              <span id={`${id}-${offer.way}`} className="block text-13 text-quiet">
                {t(`multiSend.approve.waysHelp.${offer.way}`, { symbol })}
              </span>
            </span>
          </label>
        ))}
      </div>
      {way === 'unlimited' && (
        <p role="alert" className="mt-2 text-14 text-warning">
          {t('multiSend.approve.unlimitedWarning', { symbol })}
        </p>
      )}
      {others.length > 0 && (
        <details className="mt-2 text-13">
          <summary className="cursor-pointer text-quiet">{t('multiSend.approve.notOffered')}</summary>
          <ul className="mt-1 flex list-disc flex-col gap-1 ps-5">
            {others.map((offer) => (
              <li key={offer.way}>
                <span className="font-medium">{t(`multiSend.approve.ways.${offer.way}`, { amount, symbol })}</span>
                {': '}
                {t(`multiSend.approve.reasons.${offer.reason}`, { count: batches, formatted: formatCount(batches) })}
              </li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  )
}

type Refused = Extract<ApprovalOffer, { isOffered: false }>
