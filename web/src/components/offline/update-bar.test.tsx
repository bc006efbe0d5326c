import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { appVersion } from '@/lib/offline/app-version.ts'
import { holdReload, isReloadHeld } from '@/lib/offline/hold-reload.ts'
import en from '@/locales/en.json'
import { UpdateBar } from './update-bar.tsx'

const { ready, reload, held } = en.version

afterEach(() => appVersion.setState({ reload: undefined }))

test('without a newer version there is nothing', () => {
  render(<UpdateBar />)
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a newer version is offered, and loaded at the click', async () => {
  const change = vi.fn()
  render(<UpdateBar />)
  act(() => appVersion.setState({ reload: change }))
  expect(screen.getByRole('status').textContent).toContain(ready)
  expect(change).not.toHaveBeenCalled()

  await userEvent.click(screen.getByRole('button', { name: reload }))
  expect(change).toHaveBeenCalledTimes(1)
})

test('while works are under way there is no button; the last one brings it back, also by failing', async () => {
  appVersion.setState({ reload: vi.fn() })
  render(<UpdateBar />)
  let finish = () => {}
  let fail = (_error: Error) => {}
  const done = [
    holdReload(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    ),
    holdReload(
      () =>
        new Promise<void>((_resolve, reject) => {
          fail = reject
        }),
    ),
  ]
  await screen.findByText(held)
  expect(screen.queryByRole('button')).toBeNull()
  expect(isReloadHeld()).toBe(true)

  await act(async () => finish())
  expect(screen.queryByRole('button')).toBeNull()
  await act(async () => {
    fail(new Error('declined'))
    await Promise.allSettled(done)
  })
  expect(screen.getByRole('button', { name: reload })).toBeDefined()
  expect(screen.queryByText(held)).toBeNull()
})
