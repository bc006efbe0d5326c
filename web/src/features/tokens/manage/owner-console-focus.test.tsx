import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { owner, taxedToken } from '@/features/tokens/testing/taxed-token.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { OwnerConsole } from './owner-console.tsx'

const words = en.tokenConsole

test('the form that was pressed is made anew with the lowered fees, and the console keeps the focus', async () => {
  let lower = () => {}
  function Page() {
    const [fees, setFees] = useState(taxedToken.taxed.fees)
    lower = () => setFees((now) => ({ ...now, taxFeeBps: 100 }))
    return (
      <OwnerConsole
        token={{ ...taxedToken, taxed: { ...taxedToken.taxed, fees } }}
        account={owner}
        onMined={() => {}}
      />
    )
  }
  renderApp(<Page />)
  const form = await screen.findByRole('button', { name: words.fees.review })
  act(() => form.focus())
  act(() => lower())
  expect(form.isConnected).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('region', { name: words.title }))
})
