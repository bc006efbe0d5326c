import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bundledWallets } from '@/features/wallet/directory/bundled-wallets.ts'
import { connectScripted, renderClosedModal } from '@/features/wallet/testing/render-modal.tsx'
import { i18n } from '@/lib/i18n/i18n.ts'
import { findChain } from '@/lib/networks/chains.ts'
import type { ModalView } from '@/lib/wallet/wallet-modal.ts'
import en from '@/locales/en.json'
import { neverAnswer } from '@/testing/scripted-wallet.ts'
import { views } from './wallet-modal.tsx'

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
