import type { ApprovalOffer } from '@saleyard/send/approve/choose-approval.ts'
import type { ApprovalWay } from '@saleyard/send/plan/permit-types.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Figures } from '@/components/ui/figures.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { ApprovalChoiceState } from './use-approval-choice.ts'

export type ApprovalChoiceProps = ApprovalChoiceState & {
  /** The run's total as text, in whole coins. */
  amount: string
  symbol: string
  /** Number of batches of the plan. */
  batches: number
  /** True while the app carries out the choice. */
  isDisabled?: boolean
  /** The account is a Safe: its words are loaded. */
  isSafe?: boolean | undefined
}

/** Lets the user choose the way of approving: the exact approval first, the unlimited one last and with a warning. */
export function ApprovalChoice(props: ApprovalChoiceProps) {
  const { offers, way, onWay, symbol, batches, isDisabled } = props
  const { t } = useTranslation()
  const id = useId()
  const { nameWay, explainWay } = useWayTexts(props)
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
                <Figures text={nameWay(offer.way)} />
              </span>
              <span id={`${id}-${offer.way}`} className="block text-13 text-quiet">
                {explainWay(offer.way)}
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
                <span className="font-medium">{nameWay(offer.way)}</span>
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

/** A Safe has a step for each proposal, and not one for all. */
function useWayTexts({ amount, symbol, isSafe }: ApprovalChoiceProps) {
  const { t } = useTranslation()
  return {
    nameWay: (way: ApprovalWay) =>
      isSafe && way === 'calls' ? t('safe.pay.together') : t(`multiSend.approve.ways.${way}`, { amount, symbol }),
    explainWay: (way: ApprovalWay) =>
      isSafe
        ? t(way === 'calls' ? 'safe.pay.approvalInside' : 'safe.pay.approvalBefore', { symbol })
        : t(`multiSend.approve.waysHelp.${way}`, { symbol }),
  }
}

type Refused = Extract<ApprovalOffer, { isOffered: false }>
