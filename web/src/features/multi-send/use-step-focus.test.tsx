import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStepFocus } from './step-bar.tsx'

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
