import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useFocusFallback } from './owner-console.tsx'

function Place({ version }: { version: number }) {
  const ref = useRef<HTMLElement>(null)
  return (
    <section ref={ref} tabIndex={-1} aria-label="Place" {...useFocusFallback(ref)}>
      <button key={version} type="button">
        Made anew
      </button>
      <button type="button">Stays</button>
    </section>
  )
}

test.each([
  ['Made anew', 'region', 'Place'],
  ['Stays', 'button', 'Stays'],
])('while "%s" has the focus, its place keeps it when a part is made anew', async (name, role, kept) => {
  const { rerender } = render(<Place version={1} />)
  await userEvent.click(screen.getByRole('button', { name }))
  rerender(<Place version={2} />)
  expect(document.activeElement).toBe(screen.getByRole(role, { name: kept }))
})

test('who left the place by oneself is not fetched back', async () => {
  const { rerender } = render(<Place version={1} />)
  await userEvent.click(screen.getByRole('button', { name: 'Made anew' }))
  await userEvent.click(document.body)
  rerender(<Place version={2} />)
  expect(document.activeElement).toBe(document.body)
})
