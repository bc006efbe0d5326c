import '@/lib/i18n/i18n.ts'
import { createHealthRecorder } from '@saleyard/chain/rpc/network-health.ts'
import { networkTransport } from '@saleyard/chain/rpc/network-transport.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createClient } from 'viem'
import { bsc } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createConfig } from 'wagmi'
import { getNetworkAttributes } from '@/lib/networks/network-attributes.ts'
import en from '@/locales/en.json'
import { languages } from '@/locales/index.ts'
import { renderApp } from '@/testing/render-app.tsx'
import { DataAge, formatAge } from './data-age.tsx'
import { NetworkStatus } from './network-status.tsx'

describe('NetworkStatus', () => {
  const words = en.networkStatus
  const name = 'BNB Smart Chain'
  const fill = (text: string, values: Record<string, string>) =>
    text.replace(/{{(\w+)}}/g, (_, key) => values[key] ?? '')

  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  /** The line over a network of two endpoints whose standing the test writes, as reads do. */
  async function open(urls = ['https://one.example', 'https://two.example']) {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    const transport = networkTransport(
      urls.map((url) => ({ url, batch: false })),
      bsc.id,
    )
    const config = createConfig({
      chains: [bsc],
      client: ({ chain }) => createClient({ chain, transport }),
      storage: null,
    })
    const { health } = getNetworkAttributes(config as never, bsc.id)
    if (!health) throw new Error('The network has no endpoints')
    renderApp(<NetworkStatus chainId={bsc.id} />, config as never)
    await screen.findByRole('status', { hidden: true })
    const endpoints = [createHealthRecorder(health, 0), createHealthRecorder(health, 1)] as const
    return {
      asked,
      one: endpoints[0],
      two: endpoints[1],
      text: () => document.querySelector('summary')?.textContent ?? '',
    }
  }

  const block = (number: number, secondsOld: number) => ({
    number: `0x${number.toString(16)}`,
    timestamp: `0x${Math.floor(Date.now() / 1000 - secondsOld).toString(16)}`,
  })

  test('a host that is asked over https and over a socket is told twice, each time as a line of its own', async () => {
    const complaints = vi.spyOn(console, 'error')
    await open(['https://one.example', 'wss://one.example'])
    expect(screen.getAllByText('one.example')).toHaveLength(2)
    expect(complaints).not.toHaveBeenCalled()
  })

  test('before anything was asked it says so, and asks nothing itself', async () => {
    const { asked, text } = await open()
    expect(text()).toBe(fill(words.state.unasked, { name }))
    expect(asked).not.toHaveBeenCalled()
  })

  test('[c191] it names the endpoint that answers, how fast, and how old the newest block is', async () => {
    const { two, text } = await open()
    act(() => two.answered(42, 'eth_getBlockByNumber', ['latest', false], block(100, 12)))
    expect(text()).toContain(fill(words.state.answering, { name, host: 'two.example' }))
    expect(text()).toContain(fill(words.latency, { latency: '42' }))
    expect(text()).toMatch(new RegExp(fill(words.block, { age: '1[23] sec' })))
  })

  test('what was learned a while ago is told as the time of the last answer', async () => {
    const { one, text } = await open()
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
    act(() => one.answered(42, 'eth_getBlockByNumber', ['latest', false], block(100, 1)))
    act(() => vi.advanceTimersByTime(125_000))
    expect(text()).toContain(fill(words.answered, { ago: '2 min. ago' }))
    expect(text()).not.toContain(words.block.split('{{')[0])
  })

  test('an endpoint that is behind, one that is silent and one of another network are told plainly', async () => {
    const { one, two, text } = await open()
    act(() => two.answered(5, 'eth_getBlockByNumber', ['latest', false], block(100, 1)))
    act(() => one.answered(5, 'eth_getBlockByNumber', ['latest', false], block(100, 600)))
    expect(text()).toContain(fill(words.state.stale, { name, host: 'one.example' }))
    act(() => two.failed())
    act(() => one.failed())
    expect(text()).toBe(fill(words.state.silent, { name }))
    act(() => one.wrongNetwork(5))
    expect(text()).toBe(fill(words.state.wrongNetwork, { name, host: 'one.example', chainId: '5' }))

    act(() => two.answered(5, 'eth_chainId', [], '0x38'))
    expect(text()).toContain(fill(words.state.answering, { name, host: 'two.example' }))
    await userEvent.click(document.querySelector('summary') as HTMLElement)
    const list = screen.getByRole('list', { name: fill(words.endpoints, { name }) })
    expect(list.textContent).toContain(`one.example${fill(words.endpoint.wrongNetwork, { chainId: '5' })}`)
  })

  test('that the network does not answer, and that it does again, is read aloud; the figures are not', async () => {
    const { one } = await open()
    const spoken = () => screen.getByRole('status', { hidden: true }).textContent
    act(() => one.failed())
    expect(spoken()).toBe(fill(words.state.silent, { name }))
    act(() => one.answered(42, 'eth_chainId', [], '0x38'))
    expect(spoken()).toBe(fill(words.state.answering, { name, host: 'one.example' }))
  })

  test('each language has ages of its own', () => {
    const ages = languages.map(({ lang }) => formatAge(120_000, lang, { ago: true }))
    expect(new Set(ages).size).toBe(languages.length)
    for (const age of ages) expect(age).toContain(age.includes('دقيقتين') ? 'دقيقتين' : '2')
  })
})

describe('DataAge', () => {
  afterEach(() => vi.useRealTimers())

  const text = (at: number, isFailed: boolean) => render(<DataAge at={at} isFailed={isFailed} />).container

  test('a figure that was just read needs no word; after a minute it says from when it is, and grows older by itself', () => {
    vi.useFakeTimers()
    const container = text(Date.now(), false)
    expect(container.textContent).toBe('')
    act(() => vi.advanceTimersByTime(60_000))
    expect(container.textContent).toBe(en.networkStatus.asOf.replace('{{ago}}', '1 min. ago'))
    act(() => vi.advanceTimersByTime(60_000))
    expect(container.textContent).toBe(en.networkStatus.asOf.replace('{{ago}}', '2 min. ago'))
  })

  test('a figure that could not be read anew says at once from when it is', () => {
    vi.useFakeTimers()
    expect(text(Date.now() - 30_000, true).textContent).toBe(en.networkStatus.asOf.replace('{{ago}}', '30 sec. ago'))
  })
})
