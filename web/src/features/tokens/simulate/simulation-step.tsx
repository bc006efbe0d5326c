// Shows one step of the simulation: what was done, what arrived, or why it failed.
import { Circle, CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { ErrorText } from '@/components/errors/error-text.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import { formatAmount, localizeDecimal } from '@/lib/i18n/format-amount.ts'
import type { SimulationFailure, SimulationStep, SimulationStepName, SimulationTransfer } from './simulation.ts'

/** Formats base units and wei as figures with their symbols. */
export type SimulationFigures = { units: (value: bigint) => string; coin: (value: bigint) => string }

type SimulationStepLineProps = { step: SimulationStep; figures: SimulationFigures; children?: ReactNode }

const marks = {
  done: { Icon: CircleCheck, tone: 'text-success' },
  failed: { Icon: CircleX, tone: 'text-error' },
  skipped: { Icon: Circle, tone: 'text-quiet' },
} as const

/** Shows one step of the simulation: its amounts, or why it failed. The creation's gas is shown with its cost. */
export function SimulationStepLine({ step, figures, children }: SimulationStepLineProps) {
  const { t } = useTranslation()
  const { Icon, tone } = marks[step.state]
  return (
    <li className="flex gap-2 border-line border-t py-2.5 text-14 first:border-t-0">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tone}`} />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
        <div className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{t(`createToken.trial.steps.${step.name}`)}</span>
          <span className="text-12 text-quiet">
            {step.state === 'done' && step.name !== 'create' && (
              <Figures text={t('createToken.trial.gas', { gas: formatAmount(step.gas, 0, { grouped: true }) })} />
            )}
            {step.state === 'skipped' && t('createToken.trial.untried')}
          </span>
        </div>
        {step.state === 'done' && step.move && <Moved name={step.name} move={step.move} figures={figures} />}
        {step.state === 'failed' && <Failed failure={step.failure} figures={figures} />}
        {children}
      </div>
    </li>
  )
}

type MovedProps = { name: SimulationStepName; move: SimulationTransfer; figures: SimulationFigures }

/** Shows the moved amounts: a purchase pays coin, a sale brings coin; all others are tokens. */
function Moved({ name, move: { sent, received, fees, feeBps }, figures: { units, coin } }: MovedProps) {
  const { t } = useTranslation()
  const moved = { given: (name === 'buy' ? coin : units)(sent), arrived: (name === 'sell' ? coin : units)(received) }
  const taxed = { ...moved, fees: units(fees), percent: localizeDecimal(formatAmount(BigInt(feeBps), 2)) }
  return (
    <p className="text-13 text-quiet">
      <Figures text={feeBps > 0 ? t('createToken.trial.movedTaxed', taxed) : t('createToken.trial.moved', moved)} />
    </p>
  )
}

function Failed({ failure, figures: { units, coin } }: { failure: SimulationFailure; figures: SimulationFigures }) {
  const { t } = useTranslation()
  if (failure.reason === 'refused')
    return (
      <div className="flex flex-col gap-1 text-13">
        <ErrorText error={failure.error} />
        <ErrorDetails text={failure.error.details} />
      </div>
    )
  const figure = failure.isCoin ? coin : units
  const amounts = { expected: figure(failure.expected), arrived: figure(failure.arrived) }
  return (
    <div className="text-13">
      <p>
        <Figures text={t('createToken.trial.amount', amounts)} />
      </p>
      <p className="text-quiet">{t('createToken.trial.amountAdvice')}</p>
    </div>
  )
}
