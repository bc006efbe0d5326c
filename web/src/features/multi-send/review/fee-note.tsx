// Explains a token's fee, and lets the sender accept that recipients get less.

import { explainRoute } from '@saleyard/send/plan/choose-route.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { type Arrival, takesFee } from './measure-plan.ts'

export type FeeNoteProps = {
  arrival: Arrival | undefined
  /** True if the token takes a fee from others, so that each amount goes straight from the sender. */
  isRoutedAround: boolean
  asset: Pick<Asset, 'symbol' | 'decimals'>
  isAccepted: boolean
  onAccept: (isAccepted: boolean) => void
}

/** Explains what a token's fee means for the recipients; they get less only if the sender accepts that. */
export function FeeNote({ arrival, isRoutedAround, asset, isAccepted, onAccept }: FeeNoteProps) {
  const { t } = useTranslation()
  const { symbol, decimals } = asset
  if (!hasFeeToAccept(arrival, isRoutedAround)) {
    return (
      isRoutedAround && (
        <p className="flex gap-2 text-14">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          {t('multiSend.people.feeExempt')}
        </p>
      )
    )
  }
  const write = (amount: bigint) => formatAmount(amount, decimals, { grouped: true })

  return (
    <div role="alert" className="flex flex-col gap-2 rounded-field bg-warning/10 p-4 text-14">
      <p className="flex gap-2">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-warning" />
        {arrival
          ? t('multiSend.people.fee', { sent: write(arrival.sent), arrived: write(arrival.arrived), symbol })
          : t('multiSend.people.feeUnknown')}
      </p>
      <CheckLine className="text-14" checked={isAccepted} onChange={onAccept}>
        {t(arrival ? 'multiSend.people.feeAccept' : 'multiSend.people.feeUnknownAccept')}
      </CheckLine>
    </div>
  )
}

/**
 * Whether recipients get less, or may. `isRoutedAround`: the token is known to take a fee, and only a measurement can
 * tell whether the sender is exempt.
 */
export function hasFeeToAccept(arrival: Arrival | undefined, isRoutedAround: boolean): boolean {
  return takesFee(arrival) || (isRoutedAround && arrival === undefined)
}

/** Whether each amount goes straight from the sender, because the token takes a fee from a pull. */
export function isRoutedAround(plan: Pick<Plan, 'route' | 'recipientCount'> | undefined): boolean {
  return plan !== undefined && explainRoute({ route: plan.route, count: plan.recipientCount }) === 'transferFee'
}
