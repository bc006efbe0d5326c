import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { useChosenLayout } from '@/components/layout/use-appearance.ts'
import { appStore, initialState } from '@/lib/storage/app-store.ts'
import { useChooseLayout } from './layout-choice.tsx'

function Choice() {
  const choose = useChooseLayout()
  return (
    <button type="button" onClick={() => choose('paris')}>
      {useChosenLayout()}
    </button>
  )
}

/** A page at an address, where its button chooses Paris. */
async function visit(address: string) {
  const root = createRootRoute({ component: () => <Outlet /> })
  const page = createRoute({ getParentRoute: () => root, path: '$', component: Choice })
  const history = createMemoryHistory({ initialEntries: ['/before', address] })
  render(<RouterProvider router={createRouter({ routeTree: root.addChildren([page]), history }) as never} />)
  const button = await screen.findByRole('button')
  const seen = { button, history, before: history.location.href }
  return seen
}

const kept = () => appStore.getState().layout

afterEach(() => appStore.setState(initialState))

test('[c46] what the address names counts, and is kept for the next visit', async () => {
  const { button } = await visit('/home?layout=Tokyo')
  expect([button.textContent, kept()]).toEqual(['tokyo', 'tokyo'])
})

test('[c59] a name that no layout has gives the default, and what was chosen before stays kept', async () => {
  appStore.setState({ layout: 'rome' })
  const { button } = await visit('/home?layout=atlantis')
  expect([button.textContent, kept()]).toEqual(['dubai', 'rome'])
})

test('[c46] without a name what was chosen before counts, and a choice leaves the address alone', async () => {
  appStore.setState({ layout: 'rome' })
  const { button, history, before } = await visit('/create-token?type=baby')
  expect(button.textContent).toBe('rome')
  await userEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('paris'))
  expect(kept()).toBe('paris')
  expect([history.location.href, history.length]).toEqual([before, 2])
})

test('[c46] where the address names one it names the chosen one instead, keeps what else it asks, and goes back as before', async () => {
  const { button, history } = await visit('/create-token?type=baby&layout=tokyo#fees')
  await userEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('paris'))
  expect(new URLSearchParams(history.location.search)).toEqual(new URLSearchParams({ type: 'baby', layout: 'paris' }))
  expect(history.length).toBe(2)
})
