import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { owner, taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import { useReviewedAction } from './reviewed-action.tsx'
import type { TokenAction } from './token-action.ts'

const act: TokenAction = {
  name: 'renounce',
  kind: 'renounceOwnership',
  call: {} as TokenAction['call'],
  summary: () => '',
  actionLabel: () => '',
}

/** A container with two actions, of which one removes its button. */
function Place() {
  const { reviewed, place, review, leave } = useReviewedAction({ token: taxedToken, account: owner })
  return (
    <section ref={place} tabIndex={-1} aria-label="Place">
      {reviewed ? (
        <button key="back" type="button" onClick={leave}>
          Back
        </button>
      ) : (
        <button key="goes" type="button" onClick={() => review(act)}>
          Goes
        </button>
      )}
      <button type="button" onClick={() => review(act)}>
        Stays
      </button>
    </section>
  )
}

test.each([
  ['Stays', 'Stays'],
  ['Goes', 'Place'],
])('an act that %s led to gives the focus to %s when it is left', async (name, focused) => {
  render(<Place />)
  await userEvent.click(screen.getByRole('button', { name }))
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(document.activeElement).toBe(screen.getByRole(focused === 'Place' ? 'region' : 'button', { name: focused }))
})
