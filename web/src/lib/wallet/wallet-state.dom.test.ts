import { expect, test } from 'vitest'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { accountA, withPendingSecondWallet } from '@/testing/scripted-wallet.ts'
import { readWalletState } from './wallet-state.ts'

test('[c105] [c108] the connected wallet stays connected while another one is asked', async () => {
  const { config } = await withPendingSecondWallet()
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA, connector: { id: 'a' } })
})

test('[c108] what it signs goes on meanwhile', async () => {
  const { config } = await withPendingSecondWallet()
  await expect(ensureWallet(config, { account: accountA, chainId: 31337 })).resolves.toBeUndefined()
})

test('the wallet that is asked is not taken for the connected one when that one goes', async () => {
  const { config, wallets } = await withPendingSecondWallet()
  wallets[0].emit('accountsChanged', [])
  await expect.poll(() => readWalletState(config).status).not.toBe('connected')
})
