import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { encodeAbiParameters, toFunctionSelector } from 'viem'
import { foundry } from 'viem/chains'
import { beforeEach, expect, test } from 'vitest'
import { createConfig, custom, WagmiProvider } from 'wagmi'
import { appStore } from '@/lib/storage/app-store.ts'
import { useToken } from './use-asset.ts'

const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const text = (value: string) => encodeAbiParameters([{ type: 'string' }], [value])
const number = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const answers = new Map<string, string>([
  [toFunctionSelector('decimals()'), number(18n)],
  [toFunctionSelector('balanceOf(address)'), number(7n)],
  [toFunctionSelector('symbol()'), text('DEMO')],
  [toFunctionSelector('name()'), text('Demo Dollar')],
])

let isDown = false
beforeEach(() => {
  isDown = false
})

/** A node with one token, which may be over its limit. */
async function request({ method, params }: { method: string; params?: unknown }) {
  if (isDown) throw { code: -32005, message: 'limit exceeded' }
  if (method === 'eth_getCode') return '0x60'
  const [call] = params as [{ data: string }]
  return answers.get(call.data.slice(0, 10))
}

function show(sender?: typeof account) {
  const transports = { [foundry.id]: custom({ request }, { retryCount: 0 }) }
  const config = createConfig({ chains: [foundry], transports, storage: null })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
  return { client, ...renderHook(() => useToken(token, foundry.id, sender), { wrapper }) }
}

test('a token that could not be read is no bad token, and reading again gives it', async () => {
  isDown = true
  const { result } = show(account)
  expect(result.current.status).toBe('reading')
  await waitFor(() => expect(result.current).toMatchObject({ status: 'refused', problem: 'unreachable' }))

  isDown = false
  const { current } = result
  if (current.status !== 'refused') expect.unreachable(current.status)
  act(() => current.retry())
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', token: { symbol: 'DEMO' } }))
})

test('a token that was read stays known when it cannot be read anew, and says so', async () => {
  const { client, result } = show(account)
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', read: { isFailed: false } }))

  isDown = true
  await act(() => client.refetchQueries())
  await waitFor(() =>
    expect(result.current).toMatchObject({ status: 'ready', token: { balance: 7n }, read: { isFailed: true } }),
  )
})

test('while the last session is on its way, its token is being read, and no wallet is asked for', () => {
  appStore.setState({ recentAccount: { address: account, chainId: foundry.id } })
  const { result } = show()
  expect(result.current.status).toBe('reading')

  act(() => appStore.setState({ recentAccount: null })) // it could not be taken up
  expect(result.current.status).toBe('disconnected')
})
