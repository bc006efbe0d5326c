import { Link } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderApp } from '@/testing/render-app.tsx'
import { useReopened } from './active-run.tsx'

const onReopen = vi.fn()

function Page() {
  useReopened(onReopen)
  return (
    <>
      <Link to={'/multi-sender' as never}>Menu</Link>
      <Link to={'/multi-sender' as never} search={{ token: '0xabc' } as never}>
        Token
      </Link>
      <Link to={'/multi-sender' as never} search={{ layout: 'paris' } as never}>
        Layout
      </Link>
      <Link to={'/multi-sender' as never} hash="page">
        Skip
      </Link>
      <Link to={'/home' as never}>Home</Link>
    </>
  )
}

test.each([
  ['Menu', 1],
  ['Token', 1],
  ['Layout', 0],
  ['Skip', 0],
  ['Home', 0],
])('the link %s calls back %i times', async (name, times) => {
  onReopen.mockClear()
  renderApp(<Page />)
  await userEvent.click(await screen.findByRole('link', { name }))
  expect(onReopen).toHaveBeenCalledTimes(times)
})
