// Renders the page's header and dialog with scripted wallets, and drives and reads them in tests.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { NetworkButton, WalletButton } from '@/features/wallet/header/header-buttons.tsx'
import { NetworkBanner } from '@/features/wallet/header/network-banner.tsx'
import { createModal, type Modal } from '@/features/wallet/modal/create-modal.ts'
import { WalletModal } from '@/features/wallet/modal/wallet-modal.tsx'
import { useWalletSession } from '@/features/wallet/use-wallet-session.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import en from '@/locales/en.json'
import { renderApp } from '@/testing/render-app.tsx'
import {
  accountA,
  createScriptedConfig,
  createScriptedWallet,
  type ScriptedWallet,
  type WalletScript,
} from '@/testing/scripted-wallet.ts'

/** Renders the page's header and dialog, with wallets that announce themselves. */
export async function renderPage(wallets: readonly ScriptedWallet[], { storage }: { storage?: Storage } = {}) {
  const config = createScriptedConfig({ discovery: true, storage })
  onTestFinished(() => config._internal.mipd?.destroy()) // otherwise it would find the wallets of the next test
  const modal = createModal(config)
  renderApp(<Page modal={modal} />, config)
  await findConnectButton()
  act(() => {
    for (const wallet of wallets) wallet.announce()
  })
  return { config, modal }
}

function Page({ modal }: { modal: Modal }) {
  useWalletSession()
  return (
    <>
      <NetworkButton onOpen={() => void modal.open('SelectNetwork')} />
      <WalletButton onOpen={() => void modal.open()} />
      <NetworkBanner />
      <WalletModal modal={modal} />
    </>
  )
}

export const openWallets = async () => click(await findConnectButton())

/** Clicks without pointer events, which other tests cover; here they would take most of the time. */
export const click = (element: HTMLElement) => act(async () => void fireEvent.click(element))

/** Opens the dialog and chooses a wallet of this browser by its name. */
export async function choose(name: string) {
  await openWallets()
  await chooseShown(name)
}

export async function chooseShown(name: string) {
  const list = await screen.findByLabelText(en.walletModal.connect.found)
  const rows = [...list.querySelectorAll<HTMLElement>('button')].filter((row) => row.textContent?.includes(name))
  if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} wallets are called ${name}.`)
  await click(rows[0])
}

/** Finds the header's button with the connected account. */
export const findAccountButton = (address: string) =>
  screen.findByLabelText(en.wallet.readAloud.replace('{{address}}', shortenAddress(address as never)))

export const findConnectButton = () => screen.findByText(en.wallet.connect)

/** Finds the header's button with the wallet's network. */
export const findNetworkButton = (name: string) => screen.findByLabelText(i18n.t('networks.button', { name }))

/** Emits an event of a wallet. */
export const emitWalletEvent = (wallet: ScriptedWallet, event: string, value?: unknown) =>
  act(async () => wallet.emit(event, value))

/** Lets pending answers of the wallets arrive. */
export const flushWallets = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Returns the page's text outside of closed "Details". */
export function readPage() {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const details of page.querySelectorAll('details')) details.remove()
  return page.textContent ?? ''
}

/** Renders the page with one wallet and chooses it. */
export async function chooseWith(script: WalletScript) {
  const wallet = createScriptedWallet(script)
  const page = await renderPage([wallet])
  await choose('Test wallet')
  return { ...page, wallet }
}

/** Renders one page with a wallet for each script, chooses each, and checks its failure. */
export async function chooseEach(scripts: readonly WalletScript[], checkFailure: (name: string) => Promise<unknown>) {
  const wallets = scripts.map((script, at) =>
    createScriptedWallet({ ...script, name: `Wallet ${at}`, rdns: `test.${at}` }),
  )
  await renderPage(wallets)
  await openWallets()
  for (const { name } of wallets) {
    await chooseShown(name)
    await checkFailure(name)
  }
  return wallets
}

/** Renders the page with one connected wallet, and `others` in addition. */
export async function renderConnected(
  script: WalletScript = {},
  options?: { storage?: Storage },
  others: readonly ScriptedWallet[] = [],
) {
  const wallet = createScriptedWallet(script)
  const page = await renderPage([wallet, ...others], options)
  await choose('Test wallet')
  await findAccountButton(accountA)
  return { ...page, wallet }
}
