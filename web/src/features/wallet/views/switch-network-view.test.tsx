import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { connectScripted, renderModal } from '@/features/wallet/testing/render-modal.tsx'
import en from '@/locales/en.json'
import { createLateAnswer, refuse, type WalletScript } from '@/testing/scripted-wallet.ts'

const title = en.networks.switchTo.replace('{{name}}', 'BNB Smart Chain')
const waiting = en.wallet.waiting.replace('{{wallet}}', 'Test wallet')
const { declinedLead, failed, waitingLead } = en.walletModal.network

/** A wallet on the local chain, asked to go to BNB Smart Chain; what it answers is counted. */
async function open(answer: (params: readonly unknown[]) => unknown, script: WalletScript = {}) {
  const ask = vi.fn(answer)
  const { wallet, config } = await connectScripted({ ...script })
  const wellBehaved = (params: readonly unknown[]) => {
    wallet.chainId = (params[0] as { chainId: string }).chainId
    wallet.emit('chainChanged', wallet.chainId)
    return null
  }
  wallet.answers.wallet_switchEthereumChain = (params) => {
    const given = ask(params)
    return given === 'go' ? wellBehaved(params) : given
  }
  const modal = renderModal(config, 'SelectNetwork')
  await screen.findByRole('dialog', { name: en.networks.title })
  act(() => modal.push('SwitchNetwork', { SwitchNetwork: { chainId: 56 } }))
  return { ask, wallet, config, modal, view: () => modal.store.getState().router.view }
}
const tryAgain = async () => userEvent.click(await screen.findByRole('button', { name: 'Try again' }))

test('[N2] it names network and wallet, and asks the wallet by itself, once', async () => {
  const { ask } = await open(() => new Promise(() => {}))
  const dialog = await screen.findByRole('dialog', { name: title })

  await screen.findByText(waiting)
  screen.getByText(waitingLead.replace('{{wallet}}', 'Test wallet').replace('{{network}}', 'BNB Smart Chain'))
  expect(dialog.querySelector('img')?.getAttribute('src')).toContain('assets/images/wallet/56.svg')
  expect(screen.queryByRole('button', { name: en.common.tryAgain })).toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('[N2] [c113] when the wallet goes there, the account is shown', async () => {
  const { config, modal } = await open(() => 'go')
  await screen.findByRole('dialog', { name: en.wallet.account })
  expect(modal.store.getState().router.history).toEqual(['Account'])
  expect(config.state.connections.get(config.state.current ?? '')?.chainId).toBe(56)
})

test('[N2] [c227] a refusal is said, and "Try again" asks again', async () => {
  const answers = [refuse(4001), () => 'go']
  const { ask, view } = await open(() => answers.shift()?.([]))
  await screen.findByText('Switch declined')
  screen.getByText(declinedLead.replace('{{wallet}}', 'Test wallet'))
  expect(screen.queryByText(en.common.details)).toBeNull()
  expect(view()).toBe('SwitchNetwork')

  await tryAgain()
  await screen.findByRole('dialog', { name: en.wallet.account })
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each([
  ['4200', refuse(4200), en.errors.switchUnsupported],
  [
    '-32002 in words',
    refuse(-32002, 'Request of type wallet_switchEthereumChain already pending'),
    en.errors.walletBusy,
  ],
])('[N2] another failure, %s, has its sentence, and the raw text behind "Details"', async (_, answer, sentence) => {
  await open(answer)
  await screen.findByText(failed.replace('{{wallet}}', 'Test wallet'))
  screen.getByText(sentence, { exact: false })
  screen.getByText(en.common.details)
  screen.getByRole('button', { name: en.common.tryAgain })
})

test('[N2] while the wallet is asked, back is possible; what it answers later changes nothing there', async () => {
  const late = createLateAnswer()
  const { view, wallet, config } = await open(late.answer)
  await screen.findByText(waiting)
  await userEvent.click(screen.getByRole('button', { name: en.walletModal.back }))
  await screen.findByRole('dialog', { name: en.networks.title })

  wallet.chainId = '0x38'
  late.give(null)
  await waitFor(() => expect(config.state.connections.get(config.state.current ?? '')?.chainId).toBe(56))
  await screen.findByRole('button', { name: `BNB Smart Chain, ${en.networks.active}` })
  expect(view()).toBe('SelectNetwork')
})

test('[N2] who chooses the network in the wallet itself has arrived as well', async () => {
  const { wallet } = await open(refuse(4001))
  await screen.findByText(en.networks.declined)
  act(() => wallet.emit('chainChanged', '0x38'))
  await screen.findByRole('dialog', { name: en.wallet.account })
})

test('[c110] [N2] a wallet that ends its session instead leads to the choice of wallets', async () => {
  const { wallet } = await open(() => new Promise(() => {}))
  await screen.findByText(waiting)
  act(() => wallet.emit('accountsChanged', []))
  await screen.findByRole('dialog', { name: en.wallet.choose })
})
