import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WalletActionsProvider } from '@/components/wallet-actions.tsx'
import { WaitingTools } from '@/features/wallet/header/waiting-tools.tsx'
import en from '@/locales/en.json'
import * as walletLoader from './load-wallet-layer.ts'
import { LayerProblem } from './page-alert.tsx'
import { useWalletLayer } from './use-wallet-layer.ts'
import type { WalletLayer } from './wallet-layer.tsx'

const openConnect = vi.fn()
const layer = {
  openConnect,
  Tools: () => (
    <button id="wallet-button" type="button">
      loaded
    </button>
  ),
} as unknown as WalletLayer

let arrive: (layer: WalletLayer) => void
let fail: (error: Error) => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(walletLoader, 'loadWalletLayer').mockReturnValue(
    new Promise((resolve, reject) => {
      arrive = resolve
      fail = reject
    }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  openConnect.mockClear()
})

function Header() {
  const { layer: found, error, actions } = useWalletLayer()
  return (
    <WalletActionsProvider actions={actions}>
      {error ? <LayerProblem error={error} /> : null}
      {found ? <found.Tools /> : <WaitingTools isFailed={error !== undefined} />}
    </WalletActionsProvider>
  )
}
const connect = () => screen.getByRole('button', { name: en.wallet.connect })

test('a page at rest loads what knows of wallets, and nothing earlier', () => {
  render(<Header />)
  expect(walletLoader.loadWalletLayer).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(walletLoader.loadWalletLayer).toHaveBeenCalledOnce()
})

test('a click that comes before is kept, and the focus goes over to the button that takes the place', async () => {
  render(<Header />)
  connect().focus()
  expect(connect().getAttribute('aria-busy')).toBe('false')
  act(() => connect().click())
  expect(connect().getAttribute('aria-busy')).toBe('true')
  expect(openConnect).not.toHaveBeenCalled()
  await act(async () => arrive(layer))

  expect(openConnect).toHaveBeenCalledOnce()
  expect(document.activeElement?.textContent).toBe('loaded')
})

test('what arrives takes its place at once: no press can begin before and end after', async () => {
  render(<Header />)
  vi.runAllTimers()
  arrive(layer)
  // Promises alone: an event of the user would come after them, and before React's next task.
  for (let step = 0; step < 10; step += 1) await Promise.resolve()
  expect(screen.getByText('loaded')).toBeTruthy()
})

test('what arrives between press and release waits, so that the click is heard', async () => {
  render(<Header />)
  vi.runAllTimers()
  const button = connect()
  fireEvent.pointerDown(button)
  await act(async () => arrive(layer))
  expect(connect()).toBe(button)
  fireEvent.pointerUp(button)
  fireEvent.click(button)
  await act(async () => vi.runAllTimers())

  expect(screen.getByText('loaded')).toBeTruthy()
  expect(openConnect).toHaveBeenCalledOnce()
})

test('what cannot be loaded is said, and the next click tries again', async () => {
  render(<Header />)
  connect().click()
  await act(async () => fail(new Error('the file is gone')))

  expect(screen.getByRole('alert').textContent).toContain(en.wallet.notLoaded)
  expect(connect().getAttribute('aria-busy')).toBe('false')
  connect().click()
  expect(walletLoader.loadWalletLayer).toHaveBeenCalledTimes(2)
})
