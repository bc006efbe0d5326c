import { afterEach, expect, test } from 'vitest'
import { env } from '@/lib/env.ts'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { disconnectWallet } from '@/lib/wallet/disconnect-wallet.ts'
import { reconnectWallet } from '@/lib/wallet/reconnect-wallet.ts'
import { readWalletState } from '@/lib/wallet/wallet-state.ts'
import {
  accountA,
  createLateAnswer,
  createScriptedConfig,
  createScriptedWallet,
  refuse,
  type WalletScript,
} from '@/testing/scripted-wallet.ts'
import { createModal } from './create-modal.ts'

afterEach(() => {
  env.VITE_WALLET_NETWORK_VIEW = false
  window.history.replaceState(null, '', '/')
})

function createPage(...scripts: WalletScript[]) {
  const wallets = scripts.map(createScriptedWallet)
  const config = createScriptedConfig({ wallets })
  const modal = createModal(config)
  const shown = () => {
    const { open, router } = modal.store.getState()
    return open ? router.view : 'closed'
  }
  return { config, modal, shown, wallets }
}

const preferInjected = () => window.history.replaceState(null, '', '/?w3mPreferInjected')

test('[c87] the modal is open or closed; it starts closed', () => {
  const { modal, shown } = createPage()
  expect(shown()).toBe('closed')
  void modal.open()
  expect(shown()).toBe('ConnectWallet')
  modal.close()
  expect(shown()).toBe('closed')
})

test('[O1] [c132] [c135] it opens where wallets are chosen, and once connected at the account', async () => {
  const { config, modal, shown } = createPage({})
  const [connector] = config.connectors
  await modal.open()
  expect(shown()).toBe('ConnectWallet')
  if (connector) await connectWallet(config, { connector })
  await modal.open()
  expect(shown()).toBe('Account')
  await disconnectWallet(config)
  await modal.open()
  expect(shown()).toBe('ConnectWallet')
})

test('[O1] [c133] with the network view enabled it opens there, until somebody is connected', async () => {
  env.VITE_WALLET_NETWORK_VIEW = true
  const { config, modal, shown } = createPage({})
  const [connector] = config.connectors
  await modal.open()
  expect(shown()).toBe('SelectNetwork')
  if (connector) await connectWallet(config, { connector })
  await modal.open()
  expect(shown()).toBe('Account')
})

test('[O1] who asks while the last session is taken up is shown its account, not where wallets are chosen', async () => {
  const wallets = [createScriptedWallet({})]
  const first = createScriptedConfig({ wallets, storage: localStorage })
  const [connector] = first.connectors
  if (connector) await connectWallet(first, { connector })
  const config = createScriptedConfig({ wallets, storage: localStorage })
  const modal = createModal(config)
  void reconnectWallet(config)
  expect(readWalletState(config).status).not.toBe('connected')
  await modal.open()
  expect(modal.store.getState().router.view).toBe('Account')
})

test('[O1] a route that is asked for is shown, and is the whole history', async () => {
  const { modal, shown } = createPage({})
  modal.push('Wallet')
  await modal.open('SelectNetwork')
  expect(shown()).toBe('SelectNetwork')
  expect(modal.store.getState().router.history).toEqual(['SelectNetwork'])
})

test('[O1] [O3] [c134] a preferred wallet of the browser is asked at once, and the modal stays closed', async () => {
  preferInjected()
  const { config, modal, shown } = createPage({})
  await modal.open()
  expect(shown()).toBe('closed')
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })
})

test('[O1] a preferred wallet that declines is left in peace; any other failure is explained where wallets are chosen', async () => {
  preferInjected()
  const declined = createPage({ answers: { wallet_requestPermissions: refuse(4001) } })
  await declined.modal.open()
  expect(declined.shown()).toBe('closed')

  const busy = createPage({ answers: { wallet_requestPermissions: refuse(-32002) } })
  await busy.modal.open()
  expect(busy.shown()).toBe('ConnectWallet')
  expect(readWalletState(busy.config).error).toMatchObject({ code: 'walletBusy' })
})

test('[O1] [O3] preferred without a wallet, wallets are chosen', async () => {
  preferInjected()
  const { modal, shown } = createPage()
  await modal.open()
  expect(shown()).toBe('ConnectWallet')
})

test('[O2] it opens at once, whatever is still to be loaded', () => {
  const { modal, shown } = createPage({})
  void modal.open()
  expect(shown()).toBe('ConnectWallet')
  expect(modal.pairing.store.getState()).toEqual({ step: 'idle' })
})

test('[O2] while a preferred wallet is being asked, opening again asks it no second time but shows what else there is', async () => {
  preferInjected()
  const late = createLateAnswer()
  const { config, modal, shown, wallets } = createPage({ answers: { wallet_requestPermissions: late.answer } })
  const first = modal.open()
  const second = modal.open()
  expect(shown()).toBe('ConnectWallet')
  late.give([{ caveats: [{ value: [accountA] }] }])
  const [wallet] = wallets
  if (wallet) wallet.granted = true
  await Promise.all([first, second])
  expect(wallet?.requested.filter((method) => method === 'wallet_requestPermissions')).toHaveLength(1)
  expect(shown()).toBe('closed')
  expect(readWalletState(config).status).toBe('connected')
})

test('[O2] closing leaves the view as it was; the next opening chooses anew', async () => {
  const { modal, shown } = createPage({})
  await modal.open('SelectNetwork')
  modal.close()
  expect(modal.store.getState().router.view).toBe('SelectNetwork')
  await modal.open()
  expect(shown()).toBe('ConnectWallet')
})
