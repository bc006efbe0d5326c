import { startFaultyNetwork } from '@saleyard/chain/rpc/testing/faulty-network.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { getNetworkAttributes } from '@/lib/networks/network-attributes.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { NetworksPanel } from './networks-panel.tsx'

const words = en.home
const fill = (text: string, values: Record<string, unknown>) =>
  text.replace(/{{(\w+)}}/g, (_, key) => String(values[key]))

let network: Awaited<ReturnType<typeof startFaultyNetwork>>
beforeAll(async () => {
  network = await startFaultyNetwork()
})
afterAll(() => network.stop())

/** The page's own settings: the local chain behind a first and a second endpoint, a network that is nowhere, and a wrong one. */
beforeEach(async () => {
  await network.heal()
  const [first, second, third] = network.proxies
  vi.resetModules()
  vi.stubEnv('VITE_CHAINS', '31337,56,97')
  vi.stubEnv('VITE_RPC_URLS', `31337=${first.url} ${second.url};56=http://127.0.0.1:1;97=${third.url}`)
})
afterEach(() => vi.unstubAllEnvs())

test('one host in two addresses is told twice, each time as a line of its own', async () => {
  const [first] = network.proxies
  vi.stubEnv('VITE_CHAINS', '31337')
  vi.stubEnv('VITE_RPC_URLS', `31337=${first.url} ${first.url}/second`)
  const complaints = vi.spyOn(console, 'error')
  renderApp(<NetworksPanel />)
  await screen.findByRole('button', { name: words.check })
  await check()
  await isDone()
  await userEvent.click(screen.getByText(words.asked))
  expect(screen.getAllByText(hostOf(first.url))).toHaveLength(3) // two addresses, and the one that answered
  expect(complaints).not.toHaveBeenCalled()
})

const check = () => userEvent.click(screen.getByRole('button'))
const row = (title: string) => screen.getByRole('heading', { name: title }).closest('li') as HTMLElement
const hostOf = (url: string) => new URL(url).host
// What asks is loaded by the first click, which takes a busy machine a while.
const isDone = () => screen.findByRole('button', { name: words.checkAgain }, { timeout: 15_000 })

test('before the click nobody is asked; after it each network tells who answers, how fast and how old its block is, or why not', async () => {
  const [first, second, third] = network.proxies
  renderApp(<NetworksPanel />)
  await screen.findByRole('button', { name: words.check })
  expect([first, second, third].map(({ methods }) => methods.length)).toEqual([0, 0, 0])
  expect(screen.queryAllByRole('listitem')).toEqual([])

  await check()
  await isDone()
  const local = within(row('Local chain'))
  local.getByText(words.health.answering)
  expect(row('Local chain').textContent).toMatch(
    new RegExp(`${hostOf(first.url)} · \\d+ ms · latest block \\d+ sec old`),
  )

  const dead = row('BNB Smart Chain')
  within(dead).getByText(words.health.silent)
  expect(dead.textContent).toContain(`127.0.0.1:1${en.networkStatus.endpoint.silent}`)

  const wrong = row('Binance Smart Chain Testnet')
  within(wrong).getByText(words.health.wrongNetwork)
  expect(wrong.textContent).toContain(fill(en.networkStatus.endpoint.wrongNetwork, { chainId: 31337 }))
  expect(screen.getByRole('status').textContent).toBe(fill(words.answering, { count: 1, total: 3 }))
  expect(second.methods).toEqual([])
})

test('where the first endpoint is dead the second is named, and both can be read; a later check sees the first again', async () => {
  const [first, second] = network.proxies
  await first.refuse()
  renderApp(<NetworksPanel />)
  await screen.findByRole('button', { name: words.check })
  await check()
  await isDone()
  const local = row('Local chain')
  within(local).getByText(words.health.answering)
  expect(local.textContent).toContain(`${hostOf(second.url)} · `)
  const endpointLines = within(local)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)
  expect(endpointLines).toEqual([
    `${hostOf(first.url)}${en.networkStatus.endpoint.silent}`,
    `${hostOf(second.url)}${en.networkStatus.endpoint.answering}`,
  ])

  await second.refuse()
  await first.listen()
  await check()
  await waitFor(() => expect(row('Local chain').textContent).toContain(`${hostOf(first.url)} · `))
  await isDone()
  within(row('Local chain')).getByText(words.health.answering)
})

test('who leaves while an endpoint keeps silent has the others left alone', async () => {
  const [first, second] = network.proxies
  first.fault({ kind: 'silent' })
  const page = renderApp(<NetworksPanel />)
  await screen.findByRole('button', { name: words.check })
  await check()
  await waitFor(() => expect(first.count()).toBe(1))
  expect(screen.getByRole('status').textContent).toBe(words.checking)
  page.unmount()
  const { config } = await import('@/lib/wallet/wagmi-config.ts')
  const health = getNetworkAttributes(config as unknown as Config, 31337).health
  await first.refuse()
  await waitFor(() => expect(health?.getState().endpoints[0]?.state).toBe('silent'))
  // Whatever the page had asked would have come before this.
  await fetch(second.url, { method: 'POST', body: '{"jsonrpc":"2.0","id":1,"method":"web3_clientVersion"}' })
  expect(second.methods).toEqual(['web3_clientVersion'])
})
