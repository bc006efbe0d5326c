import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { TransactionState } from '@/lib/transactions/transaction-intent.ts'
import { pairingId } from '@/lib/wallet/pairing/load-pairing.ts'
import en from '@/locales/en.json'
import { connectFirstWallet } from '@/testing/connect-first-wallet.ts'
import { createTestConfig, renderApp } from '@/testing/render-app.tsx'
import { TransactionStatus } from './transaction-status.tsx'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

afterEach(() => {
  vi.restoreAllMocks()
})

async function show(state: TransactionState, { paired = true, phone = true } = {}) {
  if (phone) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')
  const config = createTestConfig(
    (method) => ({ eth_requestAccounts: [account], eth_chainId: '0x7a69' })[method] ?? null,
  )
  const connector = await connectFirstWallet(config)
  if (paired) {
    const metadata = { name: 'Amber', redirect: { native: 'amber://' } }
    Object.assign(connector, { id: pairingId, getProvider: async () => ({ session: { peer: { metadata } } }) })
  }
  renderApp(<TransactionStatus progress={{ state } as never} chainId={31337} account={account} />, config)
  await screen.findByRole('status')
  await act(async () => {})
}
const link = () => screen.queryByRole('link', { name: 'Open Amber' })?.getAttribute('href')

test('while a paired wallet on this phone is to sign, a link opens it', async () => {
  await show('awaiting-signature')
  await screen.findByText(en.tx.states['awaiting-signature'])
  expect(link()).toBe('amber://')
})

test.each([
  ['nothing is to sign', 'submitted', {}],
  ['the wallet is in this browser', 'awaiting-signature', { paired: false }],
  ['the wallet is not on this device', 'awaiting-signature', { phone: false }],
] as const)('there is no such link while %s', async (_, state, options) => {
  await show(state, options)
  expect(link()).toBeUndefined()
})
