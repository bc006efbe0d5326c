import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { injected } from 'wagmi'
import { createTestConfig, type WalletAnswer } from '../../../../lib/testing/render-app'
import en from '../../../../locales/en.json'
import { bundledWallets } from '../../directory/bundled-wallets'
import { pass, renderClosedModal } from '../../testing/render-closed-modal'

vi.hoisted(() => vi.stubEnv('VITE_WALLETCONNECT_PROJECT_ID', 'test'))
// Pairing is another view's; here no relay is called.
vi.mock('../../../../lib/wallet/pairing/load-pairing', async (original) => ({
  ...(await original<object>()),
  loadPairing: () => new Promise(() => {}),
}))

const { connect: words, directory } = en.walletModal
const silent: WalletAnswer = () => new Promise(() => {})

type Question = { url: URL; signal: AbortSignal; answer(body: unknown): void; refuse(status: number): void }
let questions: Question[] = []

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  questions = []
  vi.stubGlobal(
    'fetch',
    vi.fn(
      (url: URL, { signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason))
          questions.push({
            url,
            signal,
            answer: (body) => resolve(new Response(JSON.stringify(body))),
            refuse: (status) => resolve(new Response('', { status })),
          })
        }),
    ),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** `count` wallets of the directory, from number `from` on. */
function listings(from: number, count: number, total = count) {
  const numbers = Array.from({ length: count }, (_, index) => from + index)
  return { listings: Object.fromEntries(numbers.map((n) => [`id${n}`, { id: `id${n}`, name: `Listed ${n}` }])), total }
}

async function open(answer: WalletAnswer = silent, others: readonly string[] = []) {
  const config = createTestConfig(answer)
  for (const name of others) {
    const provider = { request: ({ method }: { method: string }) => answer(method, []), on() {}, removeListener() {} }
    const id = `test.${name.toLowerCase()}`
    const connector = config._internal.connectors.setup(injected({ target: { id, name, provider: provider as never } }))
    config._internal.connectors.setState((known) => [...known, connector])
  }
  const modal = await renderClosedModal(config)
  return { config, modal, show: () => act(() => modal.open('ConnectWallet')) }
}
// By label and text: working out roles among dozens of buttons takes jsdom seconds.
const tiles = (label: string) =>
  [...screen.getByLabelText(label, { selector: 'ul' }).querySelectorAll('button')].map(({ title }) => title)
const choose = (name: string) => fireEvent.click(screen.getByText(name))
const last = () => questions.at(-1) as Question

test('[X2] nobody is asked before the dialog opens; the bundled wallets are there at once', async () => {
  const { show } = await open()
  await pass(5_000)
  expect(questions).toEqual([])
  await show()
  expect(tiles(words.others)).toEqual([...bundledWallets.map(({ name }) => name), directory.all])
})

test('[c137] [X2] nine wallets of the directory take their place, without those of this browser', async () => {
  const { show } = await open(silent, ['MetaMask'])
  await show()
  await waitFor(() => expect(questions).toHaveLength(1))
  expect(last().url.pathname).toBe('/w3m/v1/getDesktopListings')
  expect(Object.fromEntries(last().url.searchParams)).toEqual({
    projectId: 'test',
    page: '1',
    entries: '9',
    version: '2',
    excludedIds: bundledWallets[0].id,
  })
  expect(tiles(words.others)).not.toContain('MetaMask')

  const nine = listings(1, 9)
  last().answer({ ...nine, listings: { ...nine.listings, mm: { id: 'mm', name: 'metamask' } } })
  await waitFor(() => expect(tiles(words.others)).toContain('Listed 9'))
  expect(tiles(words.others)).toHaveLength(10)
})

test('[X2] a directory that cannot be had is said, asked again after 1, 2 and 4 s, and replaced', async () => {
  const { show } = await open()
  await show()
  for (const [asked, wait] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    await waitFor(() => expect(questions).toHaveLength(asked))
    await act(async () => last().refuse(503))
    await screen.findByText(directory.unreachable)
    await pass(wait - 300)
    expect(questions).toHaveLength(asked)
    await pass(300)
  }
  await waitFor(() => expect(questions).toHaveLength(4))
  await act(async () => last().refuse(503))
  await pass(60_000)
  expect(questions).toHaveLength(4)
  expect(tiles(words.others)).toEqual([...bundledWallets.map(({ name }) => name), directory.all])
})

async function browse() {
  const shown = await open()
  await shown.show()
  choose(directory.all)
  await waitFor(() => expect(questions).toHaveLength(2))
  return shown
}
const type = (text: string) => fireEvent.change(screen.getByLabelText(directory.search), { target: { value: text } })

test('[X3] all wallets come in pages of 40, appended when asked for', async () => {
  await browse()
  expect(Object.fromEntries(last().url.searchParams)).toMatchObject({ page: '1', entries: '40', version: '2' })
  last().answer(listings(1, 40, 60))
  await screen.findByText('40 of 60')

  choose(directory.more)
  await waitFor(() => expect(questions).toHaveLength(3))
  expect(last().url.searchParams.get('page')).toBe('2')
  last().answer(listings(41, 20, 60))
  await screen.findByText('60 of 60')
  expect(tiles(directory.all)).toHaveLength(60)
  expect(screen.queryByText(directory.more)).toBeNull()
})

test('[X3] a search is asked for 500 ms after the last key', async () => {
  await browse()
  type('j')
  await pass(400)
  type('ja')
  await pass(450)
  expect(questions).toHaveLength(2)
  await pass(60)
  await waitFor(() => expect(questions).toHaveLength(3))
  expect(last().url.searchParams.get('search')).toBe('ja')
})

test('[X3] an older question is cancelled with the next key, and its answer never shown', async () => {
  await browse()
  type('old')
  await pass(510)
  const old = last()
  expect(old.url.searchParams.get('search')).toBe('old')
  type('new')
  await pass(10)
  expect(old.signal.aborted).toBe(true)
  old.answer(listings(1, 1))
  await pass(510)
  await waitFor(() => expect(last().url.searchParams.get('search')).toBe('new'))
  expect(screen.queryByText('Listed 1')).toBeNull()
  last().answer(listings(2, 1))
  await screen.findByText('Listed 2')
})

test('[X3] a search without a hit, and one that fails, are said', async () => {
  await browse()
  type('nobody')
  await pass(510)
  await waitFor(() => expect(questions).toHaveLength(3))
  last().answer(listings(1, 0))
  await screen.findByText(directory.none.replace('{{search}}', 'nobody'))
  type('broken')
  await pass(510)
  await waitFor(() => expect(questions).toHaveLength(4))
  last().refuse(500)
  await screen.findByText(directory.searchFailed)
  screen.getByText(en.common.tryAgain)
})

test('who comes back from a wallet finds the search as it was; the next opening begins anew', async () => {
  const { modal, show } = await browse()
  type('jade')
  await pass(510)
  await waitFor(() => expect(questions).toHaveLength(3))
  last().answer(listings(1, 1))
  fireEvent.click(await screen.findByText('Listed 1'))
  fireEvent.click(screen.getByLabelText(en.walletModal.back))
  expect(await screen.findByLabelText(directory.search)).toHaveProperty('value', 'jade')
  act(() => modal.close())
  await show()
  expect(screen.queryByLabelText(directory.search)).toBeNull()
})

test('wallets of this browser stand first, the recent one on top, and each says so', async () => {
  const { config, show } = await open(silent, ['Jade'])
  Object.assign(config, { storage: { getItem: async () => 'test.jade' } })
  await show()
  const found = () => [...screen.getByLabelText(words.found, { selector: 'ul' }).querySelectorAll('button')]
  await waitFor(() => expect(found()[0]?.textContent).toContain('Jade'))
  expect(found().map(describe)).toEqual([words.recent, words.installed])
})

/** What readers hear after the name. */
function describe(element: HTMLElement) {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
}

test('a wallet that never answers is looked for after 20 s, and can be let go at any time', async () => {
  const { show, config } = await open(silent)
  await show()
  choose('Test wallet')
  const hint = words.behind.replace('{{wallet}}', 'Test wallet')
  await pass(19_000)
  expect(screen.queryByText(hint)).toBeNull()
  await pass(1_500)
  screen.getByText(hint)

  choose(en.common.cancel)
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull())
  expect(screen.queryByText(en.wallet.failed.replace('{{wallet}}', 'Test wallet'))).toBeNull()
  await waitFor(() => expect(config.state.status).toBe('disconnected'))
})

test('while one wallet asks another can be chosen', async () => {
  const { show } = await open(silent, ['Jade'])
  await show()
  choose('Test wallet')
  await screen.findByText(en.wallet.waiting.replace('{{wallet}}', 'Test wallet'))
  choose('Jade')
  await screen.findByText(en.wallet.waiting.replace('{{wallet}}', 'Jade'))
  expect(screen.queryByText(en.wallet.waiting.replace('{{wallet}}', 'Test wallet'))).toBeNull()
})

test('closing the dialog lets go of the wallet that asks', async () => {
  const { show, modal, config } = await open(silent)
  await show()
  choose('Test wallet')
  await screen.findByText(en.wallet.waiting.replace('{{wallet}}', 'Test wallet'))
  act(() => modal.close())
  await waitFor(() => expect(config.state.status).toBe('disconnected'))
})

test('a wallet of the directory that is in this browser too can be connected from there', async () => {
  const { show, modal, config } = await open(silent, ['Jade'])
  await show()
  choose(directory.all)
  await waitFor(() => expect(questions).toHaveLength(2))
  last().answer({ listings: [{ id: 'jade', name: 'Jade Wallet', rdns: 'test.jade' }], total: 1 })
  fireEvent.click(await screen.findByText('Jade Wallet'))
  const connector = config.connectors.find(({ id }) => id === 'test.jade')
  expect(modal.store.getState().router.data?.Wallet?.connectorUid).toBe(connector?.uid)
  screen.getByRole('button', { name: 'Connect Jade Wallet' })
})

test('a picture of the directory is fetched when it is seen; a letter stands in for one that does not come', async () => {
  const { show } = await open()
  await show()
  await waitFor(() => expect(questions).toHaveLength(1))
  last().answer({ listings: [{ id: 'a', name: 'Amber', image_id: 'pic' }], total: 1 })
  const tile = await screen.findByRole('button', { name: 'Amber' })
  const picture = tile.querySelector('img')
  expect(picture?.getAttribute('loading')).toBe('lazy')
  expect(picture?.getAttribute('referrerpolicy'), 'its host is not told where it is seen').toBe('no-referrer')
  expect(picture?.getAttribute('src')).toMatch(/\/w3m\/v1\/getWalletImage\/pic\?projectId=test$/)
  fireEvent.error(picture as Element)
  expect(tile.textContent).toBe('AAmber')
})
