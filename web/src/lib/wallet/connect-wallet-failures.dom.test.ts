import { expect, test } from 'vitest'
import { createPage, watchStatus } from '@/lib/wallet/testing/create-page.ts'
import { accountA, accountB, refuse, throwing, type WalletScript } from '@/testing/scripted-wallet.ts'
import { AccountNotFoundError, UserRejectedError, WalletAnswerError } from './wallet-errors.ts'
import { readWalletState } from './wallet-state.ts'

test('[c107] [c227] a decline ends disconnected and is a rejection by the user', async () => {
  const { config, connect } = createPage({ answers: { wallet_requestPermissions: refuse(4001) } })
  const seen = watchStatus(config)
  await expect(connect('a')).rejects.toBeInstanceOf(UserRejectedError)
  expect(seen).toEqual(['disconnected', 'connecting', 'disconnected'])
  expect(readWalletState(config)).toMatchObject({ account: undefined, connector: undefined })
  expect(readWalletState(config).error).toBeInstanceOf(UserRejectedError)
})

test('the reason of a failure is gone with the next try', async () => {
  const { config, connect, wallets } = createPage({ answers: { wallet_requestPermissions: refuse(4001) } })
  await connect('a').catch(() => {})
  wallets[0].answers = {}
  await connect('a')
  expect(readWalletState(config).error).toBeUndefined()
})

test('[c227] a decline in words, with a code that is a text, or by WalletConnect is a rejection by the user too', async () => {
  for (const decline of [
    refuse('4001'),
    refuse(5000),
    throwing('User rejected the request'),
    throwing({ code: 4001 }),
  ]) {
    const answers = { wallet_requestPermissions: decline, eth_requestAccounts: decline }
    await expect(createPage({ answers }).connect('a')).rejects.toBeInstanceOf(UserRejectedError)
  }
})

test('[c108] where a second wallet fails, the first one stays connected as it was', async () => {
  const failures: WalletScript[] = [
    { answers: { wallet_requestPermissions: refuse(4001) } },
    { answers: { wallet_requestPermissions: refuse(-32002) } },
    { accounts: [] },
    { accounts: ['me'] },
    { chainId: '0x' },
  ]
  for (const failure of failures) {
    const { config, connect, wallets } = createPage({}, failure)
    await connect('a')
    await expect(connect('b')).rejects.toThrow()
    expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA, connector: { id: 'a' } })
    expect([...config.state.connections.values()]).toHaveLength(1)

    wallets[0].emit('accountsChanged', [accountB])
    await expect.poll(() => readWalletState(config).account).toBe(accountB)
  }
})

test('[c108] where a second wallet fails, a reload takes up the first one', async () => {
  const page = createPage({}, { accounts: [] }, localStorage)
  await page.connect('a')
  await page.connect('b').catch(() => {})
  expect(await page.config.storage?.getItem('recentConnectorId')).toBe('a')
})

test('[c110] a wallet that connects without accounts is not connected', async () => {
  const { config, connect } = createPage({ accounts: [] })
  await expect(connect('a')).rejects.toBeInstanceOf(AccountNotFoundError)
  expect(readWalletState(config)).toMatchObject({ status: 'disconnected', account: undefined })
})

test('an account or a network without sense is an error that names the wallet', async () => {
  const senseless: WalletScript[] = [
    { accounts: ['me'] },
    { accounts: [7] },
    { answers: { eth_requestAccounts: () => undefined, wallet_requestPermissions: () => undefined } },
    ...['0x', '0x0', 'mainnet', Number.NaN, -1, 1.5, null, {}].map((chainId) => ({ chainId })),
  ]
  for (const script of senseless) {
    const { config, connect } = createPage(script)
    const error = await connect('a').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(WalletAnswerError)
    expect(error).toMatchObject({ values: { wallet: 'A' } })
    expect(readWalletState(config).status).toBe('disconnected')
  }
})

test('what a wallet throws without sense is an error that names the wallet, never raw text', async () => {
  for (const thrown of [undefined, null, 'oops', {}, 42, new Error('oops'), { code: 'x' }, { code: -32603 }]) {
    const { config, connect } = createPage({
      answers: { wallet_requestPermissions: throwing(thrown), eth_requestAccounts: throwing(thrown) },
    })
    await expect(connect('a')).rejects.toBeInstanceOf(WalletAnswerError)
    expect(readWalletState(config).status).toBe('disconnected')
  }
})

test('a wallet that is busy, locked or cut off says which', async () => {
  const codes = { [-32002]: 'walletBusy', 4100: 'unauthorized', 4900: 'walletOffline', 4200: 'methodUnsupported' }
  for (const [given, code] of Object.entries(codes)) {
    const no = refuse(Number(given))
    const { connect } = createPage({ answers: { wallet_requestPermissions: no, eth_requestAccounts: no } })
    await expect(connect('a')).rejects.toMatchObject({ code })
  }
})
