import { runFigures, sendFigures } from '@saleyard/generated/bench-figures'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openDB } from 'idb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HomePage } from '@/features/home/page.tsx'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { isGuideBegun } from './guide-store.ts'

const words = en.home.welcome
const promise = 'Pay 43,575 people. Each of them once.'
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
const record = {
  key: 'a',
  kind: 'approve',
  chainId: 56,
  account,
  createdAt: 1,
  updatedAt: 1,
  summary: 'First',
} as const

beforeEach(async () => {
  localStorage.clear()
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

describe('a device that has done nothing', () => {
  test('reads one promise, two ways in, three reasons, and still finds every tool', async () => {
    renderApp(<HomePage />)
    await screen.findByRole('heading', { level: 1, name: promise })
    expect(screen.getByRole('link', { name: words.try }).getAttribute('href')).toBe('/multi-sender')
    expect(screen.getByRole('link', { name: en.home.pay }).getAttribute('href')).toBe('/multi-sender')
    for (const reason of Object.values(words.reasons)) screen.getByRole('heading', { name: reason })
    expect(within(screen.getByRole('list', { name: en.home.tools })).getAllByRole('link')).toHaveLength(3)
    expect(document.title).toBe(en.app.title)
    expect(screen.queryByText(en.home.activity)).toBeNull()
  })

  test('sees what the bench has measured, each figure as gas for one recipient', async () => {
    renderApp(<HomePage />)
    const panel = await screen.findByRole('region', { name: /^Gas per recipient: 500 holders/ })
    const terms = within(panel)
      .getAllByRole('term')
      .map(({ textContent }) => textContent)
    const figures = within(panel)
      .getAllByRole('definition')
      .map(({ textContent }) => Number(textContent?.replace(/\D/g, '')))
    expect(terms).toEqual(['Saleyard', 'mega-dropper', 'GasliteDrop', 'disperse.app', words.separate])
    expect(figures).toEqual(Object.values(sendFigures.gas).map((gas) => Math.round(gas / sendFigures.recipients)))
  })

  test('sees the run as a picture with a tile for each batch', async () => {
    renderApp(<HomePage />)
    const picture = await screen.findByRole('region', { name: words.run })
    expect(picture.querySelectorAll('rect')).toHaveLength(runFigures.batches)
  })

  test('the first way in opens the guide, the other does not', async () => {
    renderApp(<HomePage />)
    const user = userEvent.setup()
    await user.click(await screen.findByRole('link', { name: en.home.pay }))
    expect(isGuideBegun()).toBe(false)
    await user.click(screen.getByRole('link', { name: words.try }))
    expect(isGuideBegun()).toBe(true)
  })

  test('without a local chain the second way in is a token', async () => {
    vi.stubEnv('VITE_LOCAL_RPC_URL', '')
    renderApp(<HomePage />)
    const link = await screen.findByRole('link', { name: en.nav.createToken })
    expect(link.getAttribute('href')).toBe('/create-token')
    expect(screen.queryByRole('link', { name: words.try })).toBeNull()
    vi.unstubAllEnvs()
  })
})

describe('a device that has done something', () => {
  test('shows its tools and its activity, the next time at once', async () => {
    await activityStore.put({ ...record, state: 'final' })
    renderApp(<HomePage />)
    await screen.findByRole('heading', { level: 1, name: en.home.title })
    expect(screen.queryByRole('heading', { name: promise })).toBeNull()
    expect(localStorage.getItem('own-activity')).not.toBeNull()
  })

  test('an imported run is enough, although no transaction was sent', async () => {
    const runs = await openDB('saleyard-runs', 5, {
      upgrade: (database) => void database.createObjectStore('summaries', { keyPath: 'id' }),
    })
    await runs.put('summaries', { id: '1' })
    runs.close()
    renderApp(<HomePage />)
    await screen.findByRole('heading', { level: 1, name: en.home.title })
    await expect.poll(() => localStorage.getItem('own-activity')).not.toBeNull()
    indexedDB.deleteDatabase('saleyard-runs')
  })

  test('so is a token that was finished', async () => {
    localStorage.setItem('token-draft', JSON.stringify({ state: { finished: [{}] }, version: 1 }))
    renderApp(<HomePage />)
    await screen.findByRole('heading', { level: 1, name: en.home.title })
  })
})

test('until the stores are read the first face keeps its place unseen, and never the other one', async () => {
  let answer: (records: never[]) => void = () => {}
  vi.spyOn(activityStore, 'list').mockReturnValue(new Promise((resolve) => (answer = resolve)))
  renderApp(<HomePage />)
  const title = await screen.findByText(/^Pay 43.575 people/)
  expect(title.closest('.invisible')).not.toBeNull()
  answer([])
  await expect.poll(() => title.closest('.invisible')).toBeNull()
  vi.restoreAllMocks()
})
