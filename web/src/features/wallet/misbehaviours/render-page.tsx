import { act, fireEvent, screen } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { NetworkBanner } from '@/features/wallet/header/network-banner.tsx'
import { NetworkButton } from '@/features/wallet/header/network-button.tsx'
import { WalletButton } from '@/features/wallet/header/wallet-button.tsx'
import { createModal, type Modal } from '@/features/wallet/modal/create-modal.ts'
import { WalletModal } from '@/features/wallet/modal/wallet-modal.tsx'
import { useWalletSession } from '@/features/wallet/session/use-wallet-session.ts'
import { i18n } from '@/lib/i18n.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'
import { renderApp } from '@/lib/testing/render-app.tsx'
import { createScriptedConfig, type ScriptedWallet } from '@/lib/testing/scripted-wallet.ts'
import en from '@/locales/en.json'

/** The page's header and dialog, with wallets that announce themselves. */
export async function renderPage(wallets: readonly ScriptedWallet[], { storage }: { storage?: Storage } = {}) {
  const config = createScriptedConfig({ discovery: true, storage })
  onTestFinished(() => config._internal.mipd?.destroy()) // else it hears the wallets of the next test
  const modal = createModal(config)
  renderApp(<Page modal={modal} />, config)
  await seeNobody()
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

export const openWallets = async () => click(await seeNobody())

/** The other tests have the pointer; here it would take most of the time. */
export const click = (element: HTMLElement) => act(async () => void fireEvent.click(element))

/** Chooses a wallet of this browser by its name. */
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

/** The header shows who is connected. */
export const seeAccount = (address: string) =>
  screen.findByLabelText(en.wallet.readAloud.replace('{{address}}', shortenAddress(address as never)))

export const seeNobody = () => screen.findByText(en.wallet.connect)

/** The header shows where the wallet is. */
export const seeNetwork = (name: string) => screen.findByLabelText(i18n.t('networks.button', { name }))

/** A wallet reports something by itself. */
export const says = (wallet: ScriptedWallet, event: string, value?: unknown) =>
  act(async () => wallet.emit(event, value))

/** What the wallets do between two looks. */
export const wait = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** What is read without opening "Details". */
export function readPage() {
  const page = document.body.cloneNode(true) as HTMLElement
  for (const details of page.querySelectorAll('details')) details.remove()
  return page.textContent ?? ''
}
