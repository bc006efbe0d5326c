// Renders the dialog with several test wallets, and drives its lists.
import { act, fireEvent, screen } from '@testing-library/react'
import { injected } from 'wagmi'
import { createTestConfig, type WalletAnswer } from '@/testing/render-app.tsx'
import { renderClosedModal } from './render-modal.tsx'

export const silent: WalletAnswer = () => new Promise(() => {})

/**
 * Renders the dialog of a browser with the test wallet and `others`, which all have the same answers, or with
 * `window.ethereum` alone; closed until `show`.
 */
export async function renderWallets(
  answer: WalletAnswer = silent,
  others: readonly string[] = [],
  { legacy = false } = {},
) {
  const config = createTestConfig(answer)
  if (legacy) config._internal.connectors.setState([config._internal.connectors.setup(injected())])
  for (const name of others) {
    const provider = { request: ({ method }: { method: string }) => answer(method, []), on() {}, removeListener() {} }
    const id = `test.${name.toLowerCase()}`
    const connector = config._internal.connectors.setup(injected({ target: { id, name, provider: provider as never } }))
    config._internal.connectors.setState((known) => [...known, connector])
  }
  const modal = await renderClosedModal(config)
  return { config, modal, show: () => act(() => modal.open('ConnectWallet')) }
}

/** Chooses by text: computing roles among dozens of buttons takes jsdom seconds. */
export const choose = (name: string) => fireEvent.click(screen.getByText(name))

/**
 * Returns the names on the tiles of a list, found by its label: computing roles among dozens of buttons takes jsdom
 * seconds.
 */
export const tiles = (label: string) =>
  [...screen.getByLabelText(label, { selector: 'ul' }).querySelectorAll('button')].map(({ title }) => title)
