import { act, screen } from '@testing-library/react'
import { foundry } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { useCodeCheck } from './use-code-check.ts'

const to = '0x1111111111111111111111111111111111111111'
const intent = { chainId: foundry.id, to, contract: 'StandardTokenFactory' } as const

function Check() {
  return <p>{useCodeCheck(intent, true)}</p>
}

afterEach(() => vi.useRealTimers())

test('code that could not be read is asked for again every 12 seconds until it was, and then no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const asked = vi.fn()
  let isDown = true
  const config = createTestConfig((method) => {
    asked(method)
    if (isDown) throw new Error('Nobody answers')
    return '0x'
  })
  renderApp(<Check />, config)
  await screen.findByText('unknown')
  isDown = false
  await act(() => vi.advanceTimersByTimeAsync(11_999))
  expect(asked).toHaveBeenCalledOnce()
  await act(() => vi.advanceTimersByTimeAsync(1))
  await screen.findByText('missing')
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(asked).toHaveBeenCalledTimes(2)
})
