import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import '@/features/wallet/testing/project-id.ts'
import { bundledWallets } from '@/features/wallet/directory/bundled-wallets.ts'
import { directoryConfig } from '@/features/wallet/directory/directory-config.ts'
import { pass } from '@/features/wallet/testing/render-modal.tsx'
import { choose, renderWallets, silent, tiles } from '@/features/wallet/testing/render-wallets.ts'
import { listings, serveDirectory } from '@/features/wallet/testing/serve-directory.ts'
import en from '@/locales/en.json'

const { connect: words, directory } = en.walletModal
const { questions, last } = serveDirectory()

test('[X2] nobody is asked before the dialog opens; the bundled wallets are there at once', async () => {
  const { show } = await renderWallets()
  await pass(5_000)
  expect(questions).toEqual([])
  await show()
  expect(tiles(words.others)).toEqual([...bundledWallets.map(({ name }) => name), directory.all])
})

test('[c137] [X2] nine wallets of the directory take their place, without those of this browser', async () => {
  const { show } = await renderWallets(silent, ['MetaMask'])
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

test('[c205] [X2] where the settings name wallets, all listings are asked for these alone, and stand in that order', async () => {
  Object.assign(directoryConfig ?? {}, { recommendedIds: ['id3', 'id1'] })
  onTestFinished(() => void Object.assign(directoryConfig ?? {}, { recommendedIds: [] }))
  const { show } = await renderWallets()
  await show()
  await waitFor(() => expect(questions).toHaveLength(1))
  expect(last().url.pathname).toBe('/w3m/v1/getAllListings')
  expect(Object.fromEntries(last().url.searchParams)).toEqual({ projectId: 'test', recommendedIds: 'id3,id1' })
  last().answer({ listings: [1, 3].map((n) => ({ id: `id${n}`, name: `Listed ${n}` })), total: 2 })
  await waitFor(() => expect(tiles(words.others)).toEqual(['Listed 3', 'Listed 1', directory.all]))
})

describe('a wallet that only window.ethereum tells of', () => {
  const injectedQuestion = () => questions.find(({ url }) => url.pathname === '/w3m/v1/getInjectedListings')
  const listing = (name: string, ...flags: string[]) => ({
    id: name,
    name,
    image_id: `image-${name}`,
    injected: flags.map((injected_id) => ({ injected_id, namespace: 'eip155' })),
  })
  const answer = {
    listings: [listing('MetaMask', 'isMetaMask'), listing('Tidewater', 'isTidewater'), listing('Other', 'isOther')],
    total: 3,
  }
  const open = async (marks: Record<string, unknown>) => {
    vi.stubGlobal('ethereum', { request: silent, on() {}, removeListener() {}, ...marks })
    const { show } = await renderWallets(silent, [], { legacy: true })
    await show()
    await waitFor(() => expect(injectedQuestion()).toBeDefined())
    expect(injectedQuestion()?.url.search).toBe('?projectId=test')
    await act(async () => injectedQuestion()?.answer(answer))
  }
  const row = () => screen.getByLabelText(words.found, { selector: 'ul' }).querySelector('button')
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    [{ isMetaMask: true }, 'MetaMask'],
    [{ isMetaMask: true, isTidewater: true }, 'Tidewater'],
  ])(
    '[c205] [c206] [X1] with %o has the name and the picture that the injected listings give it',
    async (marks, name) => {
      await open(marks)
      await waitFor(() => expect(row()?.textContent).toContain(name))
      expect(row()?.querySelector('img')?.getAttribute('src')).toMatch(
        new RegExp(`/w3m/v1/getWalletImage/image-${name}[?]projectId=test$`),
      )
    },
  )

  test('with marks that nobody lists keeps the name it has', async () => {
    await open({ isElse: true, isOther: 'yes' })
    await waitFor(() => expect(row()?.textContent).toContain('Injected'))
    expect(row()?.querySelector('img')).toBeNull()
  })
})

test('[X2] a directory that cannot be had is said, asked again after 1, 2 and 4 s, and replaced', async () => {
  const { show } = await renderWallets()
  await show()
  for (const [asked, wait] of [
    [1, 1_000],
    [2, 2_000],
    [3, 4_000],
  ] as const) {
    await waitFor(() => expect(questions).toHaveLength(asked))
    await act(async () => last().refuse(503))
    await screen.findByText(directory.unreachable)
    await pass(wait / 2)
    expect(questions).toHaveLength(asked)
    await pass(wait / 2)
  }
  await waitFor(() => expect(questions).toHaveLength(4))
  await act(async () => last().refuse(503))
  await pass(60_000)
  expect(questions).toHaveLength(4)
  expect(tiles(words.others)).toEqual([...bundledWallets.map(({ name }) => name), directory.all])
})

test('a picture of the directory is fetched when it is seen; a letter stands in for one that does not come', async () => {
  const { show } = await renderWallets()
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

test('wallets of this browser stand first, the recent one on top, and each says so', async () => {
  const { config, show } = await renderWallets(silent, ['Jade'])
  Object.assign(config, { storage: { getItem: async () => 'test.jade' } })
  await show()
  const found = () => [...screen.getByLabelText(words.found, { selector: 'ul' }).querySelectorAll('button')]
  await waitFor(() => expect(found()[0]?.textContent).toContain('Jade'))
  expect(found().map(describedBy)).toEqual([words.recent, words.installed])
})

/** What readers hear after the name. */
function describedBy(element: HTMLElement) {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent
}

test('a wallet that never answers is looked for after 20 s, and can be let go at any time', async () => {
  const { show, config } = await renderWallets(silent)
  await show()
  choose('Test wallet')
  const hint = words.behind.replace('{{wallet}}', 'Test wallet')
  await pass(10_000)
  expect(screen.queryByText(hint)).toBeNull()
  await pass(11_000)
  screen.getByText(hint)

  choose(en.common.cancel)
  await waitFor(() => expect(screen.queryByText(hint)).toBeNull())
  expect(screen.queryByText(en.wallet.failed.replace('{{wallet}}', 'Test wallet'))).toBeNull()
  await waitFor(() => expect(config.state.status).toBe('disconnected'))
})

test('while one wallet asks another can be chosen', async () => {
  const { show } = await renderWallets(silent, ['Jade'])
  await show()
  choose('Test wallet')
  await screen.findByText(en.wallet.waiting.replace('{{wallet}}', 'Test wallet'))
  choose('Jade')
  await screen.findByText(en.wallet.waiting.replace('{{wallet}}', 'Jade'))
  expect(screen.queryByText(en.wallet.waiting.replace('{{wallet}}', 'Test wallet'))).toBeNull()
})

test('closing the dialog lets go of the wallet that asks', async () => {
  const { show, modal, config } = await renderWallets(silent)
  await show()
  choose('Test wallet')
  await screen.findByText(en.wallet.waiting.replace('{{wallet}}', 'Test wallet'))
  act(() => modal.close())
  await waitFor(() => expect(config.state.status).toBe('disconnected'))
})
