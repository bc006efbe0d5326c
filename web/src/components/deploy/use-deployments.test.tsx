import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { foundry } from 'viem/chains'
import { expect, test, vi } from 'vitest'
import { readBuiltCode } from '@/testing/read-built-code.ts'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { useDeployments } from './use-deployments.ts'

test('what failed or was read while the contract was missing is asked again once it is there, and nothing else', async () => {
  let code = '0x'
  const config = createTestConfig((method) => (method === 'eth_getCode' ? code : null))
  const asked = { failed: vi.fn(() => Promise.reject(new Error('no contract'))), code: vi.fn(), other: vi.fn() }

  function Probe() {
    const { state, retry } = useDeployments({ chainId: foundry.id, name: 'StandardTokenFactory', enabled: true })
    useQuery({ queryKey: ['failed'], queryFn: asked.failed, retry: false })
    useQuery({ queryKey: ['code', foundry.id], queryFn: async () => asked.code() ?? 'missing', staleTime: 60_000 })
    useQuery({ queryKey: ['other'], queryFn: async () => asked.other() ?? 'fine' })
    return (
      <button type="button" onClick={retry}>
        {String(state)}
      </button>
    )
  }
  renderApp(<Probe />, config)
  const button = await screen.findByRole('button', { name: 'missing' })
  await waitFor(() => expect(asked.failed).toHaveBeenCalledOnce())

  code = readBuiltCode('StandardTokenFactory')
  await userEvent.click(button)
  await screen.findByRole('button', { name: 'expected' })
  await waitFor(() => expect(asked.failed).toHaveBeenCalledTimes(2))
  expect(asked.code).toHaveBeenCalledTimes(2)
  expect(asked.other).toHaveBeenCalledOnce()
})

test('nothing is asked while not enabled', async () => {
  const answer = vi.fn(() => null)
  function Probe() {
    return String(useDeployments({ chainId: foundry.id, name: 'MultiSender', enabled: false }).state)
  }
  renderApp(<Probe />, createTestConfig(answer))
  await screen.findByText('undefined')
  expect(answer).not.toHaveBeenCalled()
})
