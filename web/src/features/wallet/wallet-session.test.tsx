import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { useConnection } from 'wagmi'
import { renderHeader } from '@/features/wallet/testing/render-header.tsx'
import { connect } from '@/features/wallet/testing/render-modal.tsx'
import { appStore } from '@/lib/storage/app-store.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { config } from '@/lib/wallet/wagmi-config.ts'
import en from '@/locales/en.json'
import {
  accountA,
  createScriptedConfig,
  createScriptedWallet,
  refuse,
  withPendingSecondWallet,
} from '@/testing/scripted-wallet.ts'
import { getPickedNetworkStore } from './picked-network.ts'
import { WalletProviders } from './wallet-providers.tsx'

describe('the session in the header', () => {
  const account = () =>
    screen.findByRole('button', { name: en.wallet.readAloud.replace('{{address}}', '0xf39F...2266') })
  const isDimmed = (button: HTMLElement) =>
    button.getAttribute('aria-busy') === 'true' && button.className.includes('opacity')

  beforeEach(() => {
    appStore.setState({ recentAccount: null })
  })

  /** A page whose last visit ended with a session; `load` opens it again. */
  async function createPreviousVisit(script = {}) {
    const wallet = createScriptedWallet(script)
    const load = () => createScriptedConfig({ wallets: [wallet], storage: localStorage })
    await connect(load())
    appStore.setState({ recentAccount: { address: accountA, chainId: 31337 } })
    wallet.requested.length = 0
    return { wallet, load }
  }

  /** The words of the wallet's button in each state that the page ever showed. */
  function watchButton() {
    const seen = new Set<string>()
    const look = () => {
      for (const button of document.querySelectorAll('button')) {
        const label = button.getAttribute('aria-label') ?? button.textContent ?? ''
        if (label === en.wallet.connect) seen.add(label)
      }
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    return { seen, stop: () => observer.disconnect() }
  }

  test('[U2] [c105] [c111] the account is there dimmed from the first paint, then in full; "Connect wallet" never flashes', async () => {
    const { wallet, load } = await createPreviousVisit()
    let answer: (accounts: unknown) => void = () => {}
    wallet.answers.eth_accounts = () => new Promise((resolve) => (answer = resolve))
    const watch = watchButton()
    renderHeader(load())
    expect(isDimmed(await account())).toBe(true)

    await waitFor(() => expect(wallet.requested).toContain('eth_accounts'))
    expect(isDimmed(await account())).toBe(true)
    wallet.answers.eth_accounts = () => [accountA]
    act(() => answer([accountA]))
    await waitFor(async () => expect(isDimmed(await account())).toBe(false))
    expect([...watch.seen]).toEqual([])
    watch.stop()
  })

  test('[c111] where no wallet knows the page any more, it ends without a session, and the account is forgotten', async () => {
    const { wallet, load } = await createPreviousVisit()
    wallet.answers.eth_accounts = () => []
    renderHeader(load())
    await screen.findByRole('button', { name: en.wallet.connect })
    expect(appStore.getState().recentAccount).toBeNull()
  })

  test('an account without anything that could take its session up is forgotten at once', async () => {
    appStore.setState({ recentAccount: { address: accountA, chainId: 31337 } })
    renderHeader(createScriptedConfig())
    await screen.findByRole('button', { name: en.wallet.connect })
  })

  test('[c109] the account is remembered with the session, and forgotten with it', async () => {
    const wallet = createScriptedWallet()
    const config = createScriptedConfig({ wallets: [wallet] })
    renderHeader(config)
    await screen.findByRole('button', { name: en.wallet.connect })
    await act(() => connect(config))
    expect(appStore.getState().recentAccount).toEqual({ address: accountA, chainId: 31337 })

    act(() => wallet.emit('accountsChanged', []))
    await screen.findByRole('button', { name: en.wallet.connect })
    expect(appStore.getState().recentAccount).toBeNull()
  })

  test('[c114] a wallet that is connected after a network was picked is asked to go there, once', async () => {
    const wallet = createScriptedWallet()
    const config = createScriptedConfig({ wallets: [wallet] })
    renderHeader(config)
    await screen.findByRole('button', { name: en.wallet.connect })
    act(() => getPickedNetworkStore(config).setState({ chainId: 56 }))
    await act(() => connect(config))

    await screen.findByRole('button', { name: en.networks.button.replace('{{name}}', 'BNB Smart Chain') })
    expect(wallet.requested.filter((method) => method === 'wallet_switchEthereumChain')).toHaveLength(1)
  })

  test('[c114] [c227] a wallet that stays is left where it is, and that is said', async () => {
    const wallet = createScriptedWallet({ answers: { wallet_switchEthereumChain: refuse(4001) } })
    const config = createScriptedConfig({ wallets: [wallet] })
    renderHeader(config)
    await screen.findByRole('button', { name: en.wallet.connect })
    act(() => getPickedNetworkStore(config).setState({ chainId: 56 }))
    await act(() => connect(config))

    await screen.findByText(en.networks.declined)
    await account()
    screen.getByRole('button', { name: en.networks.button.replace('{{name}}', 'Local chain') })
  })

  test('[c116] nothing was picked: a wallet is asked to go nowhere, neither when connected nor when found again', async () => {
    const { wallet, load } = await createPreviousVisit({ chainId: '0x1' })
    renderHeader(load())
    await account()
    await screen.findByRole('alert')
    expect(wallet.requested).not.toContain('wallet_switchEthereumChain')
  })

  test('[c108] the connected account is shown, in full, while another wallet is asked', async () => {
    const { config } = await withPendingSecondWallet()
    renderHeader(config)
    expect(isDimmed(await account())).toBe(false)
    expect(screen.queryByText(en.wallet.connecting)).toBeNull()
    expect(appStore.getState().recentAccount).toEqual({ address: accountA, chainId: 31337 })
  })
})

describe('WalletProviders', () => {
  function Status() {
    return <p>{useConnection().address}</p>
  }

  test('a session that began without a frame is still there in every part of the page that comes later [c106]', async () => {
    const wallet = createScriptedWallet()
    wallet.announce()
    const [connector] = config.connectors.filter(({ id }) => id === wallet.rdns)
    if (!connector) throw new Error('the wallet was not found')
    const { account } = await connectWallet(config, { connector })

    for (let part = 1; part <= 2; part++) {
      render(
        <WalletProviders>
          <Status />
        </WalletProviders>,
      )
      expect(screen.getAllByText(account)).toHaveLength(part)
    }
  })
})
