import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import '@/features/wallet/testing/project-id.ts'
import { pass } from '@/features/wallet/testing/render-modal.tsx'
import { choose, renderWallets, silent, tiles } from '@/features/wallet/testing/render-wallets.ts'
import { listings, serveDirectory } from '@/features/wallet/testing/serve-directory.ts'
import en from '@/locales/en.json'

// Pairing is another view's; here no relay is called.
vi.mock('@/lib/wallet/pairing/load-pairing.ts', async (original) => ({
  ...(await original<object>()),
  loadPairing: () => new Promise(() => {}),
}))

const { directory } = en.walletModal
const { questions, last } = serveDirectory()

async function browse() {
  const shown = await renderWallets()
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
  await pass(300)
  type('ja')
  await pass(250)
  expect(questions).toHaveLength(2)
  await pass(260)
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

test('a wallet of the directory that is in this browser too can be connected from there', async () => {
  const { show, modal, config } = await renderWallets(silent, ['Jade'])
  await show()
  choose(directory.all)
  await waitFor(() => expect(questions).toHaveLength(2))
  last().answer({ listings: [{ id: 'jade', name: 'Jade Wallet', rdns: 'test.jade' }], total: 1 })
  fireEvent.click(await screen.findByText('Jade Wallet'))
  const connector = config.connectors.find(({ id }) => id === 'test.jade')
  expect(modal.store.getState().router.data?.Wallet?.connectorUid).toBe(connector?.uid)
  screen.getByRole('button', { name: 'Connect Jade Wallet' })
})
