import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { bundledWallets } from '@/features/wallet/directory/bundled-wallets.ts'
import { connectScripted, renderClosedModal } from '@/features/wallet/testing/render-modal.tsx'
import { i18n } from '@/lib/i18n/i18n.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { ClientMissingError } from '@/lib/wallet/wallet-errors.ts'
import type { ModalRoute, ModalView } from '@/lib/wallet/wallet-modal.ts'
import en from '@/locales/en.json'
import { createTestConfig, renderApp, type WalletAnswer } from '@/testing/render-app.tsx'
import { neverAnswer } from '@/testing/scripted-wallet.ts'
import { createModal } from './create-modal.ts'
import { useModal } from './modal-context.tsx'
import { views, WalletModal } from './wallet-modal.tsx'

describe('WalletModal', () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

  const answers =
    (changes: Record<string, unknown> = {}): WalletAnswer =>
    (method, params) => {
      const known: Record<string, unknown> = {
        eth_requestAccounts: [account],
        eth_accounts: [account],
        wallet_requestPermissions: [],
        eth_chainId: '0x7a69',
        eth_getBalance: '0xde0b6b3a7640000',
        ...changes,
      }
      const answer = known[method]
      return typeof answer === 'function' ? answer(params) : (answer ?? null)
    }

  const refuse = (code: number) => () => {
    throw Object.assign(new Error('no'), { code })
  }

  /** Everything of the wallet, with the modal open. */
  function renderModal(config = createTestConfig(answers()), route?: ModalRoute) {
    const modal = createModal(config)
    void modal.open(route)
    renderApp(
      <>
        <button type="button" onClick={() => modal.open()}>
          open
        </button>
        <WalletModal modal={modal} />
      </>,
      config,
    )
    return modal
  }
  const openAgain = () => userEvent.click(screen.getByRole('button', { name: 'open' }))
  const connect = async () => userEvent.click(await screen.findByRole('button', { name: 'Test wallet' }))

  test('[c3] [c121] a wallet found in the browser is connected and shows its account', async () => {
    const modal = renderModal()
    await connect()
    await waitFor(() => expect(modal.store.getState().open).toBe(false))

    await openAgain()
    await screen.findByText('0xf39F...2266')
    await screen.findByText(/^1/, { selector: '.figure' })
  })

  test('[c106] while the wallet asks, the dialog says what is asked', async () => {
    renderModal(createTestConfig(answers({ wallet_requestPermissions: () => new Promise(() => {}) })))
    await connect()
    await screen.findByText(en.wallet.waiting.replace('{{wallet}}', 'Test wallet'))
  })

  test('[c107] [c227] a decline is said quietly and the list stays', async () => {
    const no = refuse(4001)
    renderModal(createTestConfig(answers({ wallet_requestPermissions: no, eth_requestAccounts: no })))
    await connect()

    await screen.findByText(en.wallet.declined)
    expect(screen.getByRole('button', { name: 'Test wallet' })).toHaveProperty('disabled', false)
  })

  test('another failure says what went wrong', async () => {
    const busy = refuse(-32002)
    renderModal(createTestConfig(answers({ wallet_requestPermissions: busy, eth_requestAccounts: busy })))
    await connect()
    await screen.findByText(en.wallet.failed.replace('{{wallet}}', 'Test wallet'))
  })

  test('[c109] disconnecting leads back to the wallets', async () => {
    renderModal()
    await connect()
    await openAgain()
    await userEvent.click(await screen.findByRole('button', { name: en.wallet.disconnect }))
    await openAgain()
    await screen.findByRole('button', { name: 'Test wallet' })
  })

  test('without any wallet the dialog says what to do', async () => {
    const config = createTestConfig(answers())
    config._internal.connectors.setState([])
    renderModal(config)
    await screen.findByText(en.wallet.none)
    screen.getByText(en.wallet.noneHelp)
  })
})

describe('views', () => {
  const [metaMask] = bundledWallets
  const shown = {
    ConnectWallet: { title: en.wallet.choose, text: en.walletModal.connect.others },
    Account: { title: en.wallet.account, text: en.wallet.disconnect },
    SelectNetwork: { title: en.networks.title, text: 'Goerli' },
    Wallet: { title: metaMask.name, text: i18n.t('walletModal.wallet.get', { wallet: metaMask.name }) },
    SwitchNetwork: {
      title: i18n.t('networks.switchTo', { name: findChain(56)?.title }),
      text: i18n.t('wallet.waiting', { wallet: 'Test wallet' }),
    },
  } satisfies Record<ModalView, { title: string; text: string }>

  test('[c131] the views are five: wallets, account, networks, one wallet, the switch', () => {
    expect(Object.keys(views).toSorted()).toEqual(Object.keys(shown).toSorted())
  })

  for (const [view, { title, text }] of Object.entries(shown))
    test(`[c131] ${view} is shown under its title`, async () => {
      const { config } = await connectScripted({ answers: { wallet_switchEthereumChain: neverAnswer } })
      const modal = await renderClosedModal(config)
      await act(() => modal.open('ConnectWallet'))
      await act(async () => modal.push(view as ModalView, { Wallet: metaMask, SwitchNetwork: { chainId: 56 } }))
      await screen.findByRole('heading', { name: title, level: 2 })
      await screen.findAllByText(text, { exact: false })
    })
})

describe('useModal', () => {
  function View() {
    useModal()
    return null
  }

  test('[E1] a view outside of the modal says that there is no client', () => {
    const silent = vi.spyOn(console, 'error').mockReturnValue()
    expect(() => render(<View />)).toThrow(ClientMissingError)
    expect(() => render(<View />)).toThrow(/^ClientCtrl has no client set$/)
    silent.mockRestore()
  })
})
