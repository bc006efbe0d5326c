// Shows the current one of the four steps, and moves view and focus to the top of a new step.

import { Check, Minus } from 'lucide-react'
import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type Step, steps } from './multi-send-state.ts'

type StepBarProps = {
  step: Step
  /** A step that this run does not have, such as Approve for native coin: it is skipped, and never marked as done. */
  notNeeded: Step | undefined
  isFinished: boolean
}

export type ShownStep = Pick<StepBarProps, 'step' | 'isFinished'>

/** Learns which step the page shows. */
export const StepListener = createContext<(shown: ShownStep) => void>(() => {})

export function StepBar({ step, notNeeded, isFinished }: StepBarProps) {
  const { t } = useTranslation()
  const listen = useContext(StepListener)
  useEffect(() => listen({ step, isFinished }), [listen, step, isFinished])
  const current = isFinished ? steps.length : steps.indexOf(step)

  return (
    <ol aria-label={t('multiSend.steps.label')} className="flex max-w-3xl items-center gap-2 sm:gap-3">
      {steps.map((name, index) => (
        <StepItem
          key={name}
          name={name}
          number={index + 1}
          progress={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          isNeeded={name !== notNeeded}
        />
      ))}
    </ol>
  )
}

type StepItemProps = { name: Step; number: number; progress: 'done' | 'current' | 'ahead'; isNeeded: boolean }

const circles = {
  done: 'bg-success/15 text-success',
  current: 'bg-primary text-primary-content',
  ahead: 'bg-line/60 text-quiet',
} as const

function StepItem({ name, number, progress, isNeeded }: StepItemProps) {
  const { t } = useTranslation()
  const isCurrent = progress === 'current'
  const passed = progress === 'done' ? <Check aria-hidden className="size-4" /> : undefined
  const line = number > 1 ? 'grow before:h-px before:min-w-2 before:flex-1 before:bg-line' : ''

  return (
    <li aria-current={isCurrent ? 'step' : undefined} className={`flex items-center gap-2 sm:gap-3 ${line}`}>
      <span
        className={`grid size-7 shrink-0 place-items-center rounded-full font-medium text-13 ${circles[isNeeded ? progress : 'ahead']}`}
      >
        {isNeeded ? (passed ?? number) : <Minus aria-hidden className="size-4" />}
      </span>
      <span
        className={`text-14 whitespace-nowrap ${isCurrent ? 'font-semibold' : 'sr-only text-quiet sm:not-sr-only'}`}
      >
        {t(`multiSend.steps.${name}`)}
        {!isNeeded && (
          <span className="sr-only whitespace-nowrap xl:not-sr-only">
            {t('common.aside', { text: t('multiSend.steps.notNeeded') })}
          </span>
        )}
        {isNeeded && progress === 'done' && <span className="sr-only">{` (${t('multiSend.steps.done')})`}</span>}
      </span>
    </li>
  )
}

/** Scrolls to the top of a new step and focuses it, for keyboards and screen readers. Not on the first render. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const top = useRef<HTMLDivElement>(null)
  const last = useRef(step)
  useEffect(() => {
    if (last.current === step) return
    last.current = step
    top.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [step])
  return top
}
