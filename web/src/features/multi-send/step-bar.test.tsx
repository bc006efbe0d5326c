import { render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { i18n } from '@/lib/i18n/i18n.ts'
import { StepBar, useStepFocus } from './step-bar.tsx'

describe('StepBar', () => {
  function show(props: Parameters<typeof StepBar>[0]) {
    render(
      <I18nextProvider i18n={i18n}>
        <StepBar {...props} />
      </I18nextProvider>,
    )
    return screen.getAllByRole('listitem')
  }
  const hasTick = (step: HTMLElement | undefined) => step?.querySelector('.lucide-check') !== null
  const isGreen = (step: HTMLElement | undefined) => step?.querySelector('[class*="success"]') !== null

  test('a step that is not needed is passed over, and does not look done at the end', () => {
    const steps = show({ step: 'send', notNeeded: 'approve', isFinished: true })
    expect(steps.map(hasTick)).toEqual([true, true, false, true])
    expect(steps.map(isGreen)).toEqual([true, true, false, true])
    expect(within(steps[2] as HTMLElement).getByText('(not needed)')).toBeTruthy()
    expect(steps[2]?.textContent).not.toContain('done')
  })

  test('a step that is needed is done once it is passed', () => {
    const steps = show({ step: 'send', notNeeded: undefined, isFinished: false })
    expect(steps.map(hasTick)).toEqual([true, true, true, false])
    expect(steps[3]?.getAttribute('aria-current')).toBe('step')
  })

  test.each(['prepare', 'review', 'approve', 'send'] as const)(
    'sending has four steps, and the one in force is named: %s [c140]',
    (step) => {
      const items = show({ step, notNeeded: undefined, isFinished: false })
      expect(items.map(({ lastChild }) => lastChild?.firstChild?.textContent)).toEqual([
        'Prepare',
        'Review',
        'Approve',
        'Send',
      ])
      const current = screen.getByRole('listitem', { current: 'step' })
      expect(current.textContent?.toLowerCase()).toContain(step)
    },
  )
})

describe('useStepFocus', () => {
  const scrollTo = vi.fn()

  beforeEach(() => {
    scrollTo.mockClear()
    vi.stubGlobal('scrollTo', scrollTo)
  })
  afterEach(() => vi.unstubAllGlobals())

  function Page({ step, text }: { step: string; text: string }) {
    const top = useStepFocus(step)
    return (
      <div ref={top} tabIndex={-1} data-testid="top">
        <input aria-label="Amount" defaultValue={text} />
      </div>
    )
  }

  test('a new step gets the focus and is brought into view; the first one and a change within a step do not', () => {
    const { rerender } = render(<Page step="prepare" text="a" />)
    const field = screen.getByRole('textbox')
    field.focus()
    rerender(<Page step="prepare" text="b" />)
    expect(document.activeElement).toBe(field)
    expect(scrollTo).not.toHaveBeenCalled()

    rerender(<Page step="review" text="b" />)
    expect(document.activeElement).toBe(screen.getByTestId('top'))
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 })

    field.focus()
    rerender(<Page step="review" text="c" />)
    expect(document.activeElement).toBe(field)
  })

  test('a page that appears takes no focus from where it is', () => {
    render(<Page step="prepare" text="a" />)
    expect(document.activeElement).toBe(document.body)
    expect(scrollTo).not.toHaveBeenCalled()
  })
})
