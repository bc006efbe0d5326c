import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ModalRoute } from '@/lib/wallet/wallet-modal.ts'
import en from '@/locales/en.json'
import { createTestConfig, renderApp, type WalletAnswer } from '@/testing/render-app.tsx'
import { createModal } from './create-modal.ts'
import { WalletModal } from './wallet-modal.tsx'

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
