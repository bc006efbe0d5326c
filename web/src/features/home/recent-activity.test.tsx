import { deployments } from '@saleyard/generated/deployments'
import { screen, within } from '@testing-library/react'
// Loaded on demand by the page: no test should wait for a file.
import '@/components/activity/activity-list.tsx'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navItems } from '@/components/menu/nav-items.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import { HomePage } from './page.tsx'

afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  localStorage.clear()
  for (const { key } of await activityStore.list()) await activityStore.remove(key)
})

const pathsIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('[c17] home leads to every tool; where nothing was sent it says what to do first', async () => {
  // Such as an imported run: known to this device, and no transaction of it.
  localStorage.setItem('own-activity', '1')
  renderApp(<HomePage />)
  const activity = await screen.findByRole('region', { name: en.home.activity })
  await within(activity).findByText(en.home.activityEmpty)
  expect(
    within(activity)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(Object.values(en.home.first).map((step, index) => `${index + 1}${step}`))
  expect(pathsIn(activity)).toEqual(['/multi-sender', '/create-token'])
  expect(pathsIn(screen.getByRole('list', { name: en.home.tools }))).toEqual(
    navItems.flatMap(({ items }) => items.map(({ path }) => path)),
  )
})

test('what was sent from this device is listed with its state, newest first', async () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
  const old = { key: 'a', kind: 'approve', chainId: 56, account, createdAt: 1, updatedAt: 1 } as const
  await activityStore.put({ ...old, state: 'final', summary: 'First' })
  await activityStore.put({ ...old, key: 'b', createdAt: 2, state: 'reverted', summary: 'Second' })
  renderApp(<HomePage />)

  await screen.findByText('Second')
  const lines = screen.getAllByText(/^(First|Second)$/).map(({ textContent }) => textContent)
  expect(lines).toEqual(['Second', 'First'])
  screen.getByText(en.activity.states.reverted)
})

test('a signature that nobody saw is named, and not called unsent', async () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
  const record = { key: 'a', kind: 'approve', chainId: 56, account, createdAt: 1, updatedAt: 1 } as const
  await activityStore.put({ ...record, state: 'failed', isInterrupted: true, summary: 'First' })
  renderApp(<HomePage />)

  await screen.findByText(en.errors.interrupted)
  expect(screen.queryByText(en.activity.states.failed)).toBeNull()
})

test('where the browser keeps nothing, the page says so and stays', async () => {
  vi.spyOn(activityStore, 'list').mockRejectedValue(new DOMException('blocked', 'SecurityError'))
  renderApp(<HomePage />)
  await screen.findByText(en.home.activityUnreadable)
})

test('where a transaction went is shown, with its name if the page knows it; a damaged address is left out', async () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' as const
  const record = { kind: 'sendBatch', chainId: 31337, account, createdAt: 1, updatedAt: 1, state: 'final' } as const
  const asked = { to: deployments.MultiSender, value: '0', inputHash: '0x', inputSize: 0 } as const
  await activityStore.put({ ...record, key: 'a', summary: 'Known', asked })
  await activityStore.put({ ...record, key: 'b', summary: 'Damaged', asked: { ...asked, to: 'MultiSender' as never } })
  renderApp(<HomePage />)

  const rowOf = async (summary: string) => (await screen.findByText(summary)).closest('li') as HTMLElement
  const known = within(await rowOf('Known'))
  known.getByText('Saleyard MultiSender')
  known.getByTitle(deployments.MultiSender)
  expect((await rowOf('Damaged')).textContent).not.toContain('MultiSender')
})
