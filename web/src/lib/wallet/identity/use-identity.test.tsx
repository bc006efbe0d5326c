import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Config, WagmiProvider } from 'wagmi'
import { env } from '@/lib/env.ts'
import { createQueryClient } from '@/lib/storage/query-client.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import {
  accountA,
  accountB,
  createScriptedConfig,
  createScriptedWallet,
  type ScriptedWallet,
} from '@/testing/scripted-wallet.ts'
// The page loads it when it is needed; no test shall wait for a file.
import './read-ens-identity.ts'
import { useIdentity } from './use-identity.ts'

const base = 'https://identity.test'
const asked: string[] = []
let answer: () => Response
const known = { projectId: env.VITE_WALLETCONNECT_PROJECT_ID, base: env.VITE_IDENTITY_URL }

beforeEach(() => {
  asked.length = 0
  answer = () => Response.json({ name: 'ada.eth', avatar: null })
  // The only place where the page meets the network; no server listens in a test.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    asked.push(input instanceof Request ? input.url : String(input))
    return answer()
  })
  Object.assign(env, { VITE_WALLETCONNECT_PROJECT_ID: 'project', VITE_IDENTITY_URL: base })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  Object.assign(env, { VITE_WALLETCONNECT_PROJECT_ID: known.projectId, VITE_IDENTITY_URL: known.base })
})

function open(client = createQueryClient()) {
  const wallet = createScriptedWallet()
  const config = createScriptedConfig({ wallets: [wallet] })
  return show(client, wallet, config)
}
function show(client: QueryClient, wallet: ScriptedWallet, config: Config) {
  const page = render(
    <WagmiProvider config={config as never} reconnectOnMount={false}>
      <QueryClientProvider client={client}>
        <Name />
        <Name />
      </QueryClientProvider>
    </WagmiProvider>,
  )
  const connect = () =>
    act(async () => void (await connectWallet(config, { connector: config.connectors[0] as never })))
  return { wallet, config, client, connect, ...page }
}
function Name() {
  const { name = 'nobody' } = useIdentity()
  return <p>{name}</p>
}
const getIdentityUrl = (account: string) => `${base}/v1/identity/${account}?chainId=eip155:1&projectId=project`

test('[A1] [c122] nobody is asked before a wallet is connected; then about its account, once, and about the next one', async () => {
  const { connect, wallet } = open()
  await screen.findAllByText('nobody')
  expect(asked).toEqual([])

  await connect()
  expect(await screen.findAllByText('ada.eth')).toHaveLength(2)
  expect(asked).toEqual([getIdentityUrl(accountA)])

  act(() => wallet.emit('accountsChanged', [accountB]))
  await waitFor(() => expect(asked).toEqual([getIdentityUrl(accountA), getIdentityUrl(accountB)]))
})

test('[A1] without a project id nobody is asked, the name service neither', async () => {
  Object.assign(env, { VITE_WALLETCONNECT_PROJECT_ID: undefined })
  const { connect } = open()
  await connect()
  await screen.findAllByText('nobody')
  expect(asked).toEqual([])
})

test('[A1] what is known is not asked again within a day, also not by the next page; after it, it is', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000, shouldAdvanceTime: true })
  const { client, connect, unmount } = open()
  await connect()
  await screen.findAllByText('ada.eth')
  unmount()
  vi.setSystemTime(1_800_000_000_000 + 86_400_000 - 60_000)
  const second = open(client)
  await second.connect()
  await screen.findAllByText('ada.eth')
  expect(asked).toHaveLength(1)
  second.unmount()

  vi.setSystemTime(1_800_000_000_000 + 86_400_000 + 60_000)
  await open(client).connect()
  await waitFor(() => expect(asked).toHaveLength(2))
  expect(client.getQueryCache().find({ queryKey: ['identity', base, accountA] })?.meta).toEqual({ persist: true })
})

test('[A1] a failure is silent: after 3 more tries, another view that shows the account asks nobody', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answer = () => new Response('down', { status: 503 })
  const { client, connect, unmount, wallet, config } = open()
  await connect()
  const tries = () => asked.filter((url) => url.startsWith(base)).length
  const status = () => client.getQueryState(['identity', base, accountA])?.status
  const settle = async () => {
    await act(() => vi.advanceTimersByTimeAsync(2_000))
    expect(status()).toBe('error')
  }
  await vi.waitFor(settle, { timeout: 10_000 })
  expect(tries()).toBe(4)
  // The three endpoints of the name service, once with each try.
  expect(asked).toHaveLength(4 + 4 * 3)
  expect(screen.getAllByText('nobody')).toHaveLength(2)
  unmount()
  show(client, wallet, config)
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(tries()).toBe(4)
})
