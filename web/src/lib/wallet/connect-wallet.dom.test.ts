import { expect, test } from 'vitest'
import { createPage, watchStatus } from '@/lib/wallet/testing/create-page.ts'
import { accountA, accountB } from '@/testing/scripted-wallet.ts'
import { reconnectWallet } from './reconnect-wallet.ts'
import { ConnectorAlreadyConnectedError } from './wallet-errors.ts'
import { readWalletState } from './wallet-state.ts'

test('[c104] [c106] connecting goes over connecting to connected and gives account and chain', async () => {
  const { config, connect } = createPage()
  const seen = watchStatus(config)
  expect(await connect('a')).toEqual({ account: accountA, chain: { id: 31337, unsupported: false } })
  expect(seen).toEqual(['disconnected', 'connecting', 'connected'])
})

test('[c103] the state holds account, chain, connector, status and error', async () => {
  const { config, connect } = createPage({ chainId: '0x1' })
  await connect('a')
  expect(readWalletState(config)).toMatchObject({
    status: 'connected',
    account: accountA,
    chain: { id: 1, unsupported: true },
    connector: { id: 'a' },
    error: undefined,
  })
})

test('[c105] the four statuses are disconnected, connecting, reconnecting and connected', async () => {
  const storage = localStorage
  await createPage({}, {}, storage).connect('a')
  const { config, connect, wallets } = createPage({ answers: { eth_accounts: () => [] } }, {}, storage)
  const seen = watchStatus(config)
  await reconnectWallet(config)
  wallets[0].answers = {}
  await connect('a')
  expect(seen).toEqual(['disconnected', 'reconnecting', 'disconnected', 'connecting', 'connected'])
})

test('a second wallet that connects replaces the first one', async () => {
  const { config, connect } = createPage()
  await connect('a')
  await connect('b')
  expect(readWalletState(config)).toMatchObject({ account: accountB, connector: { id: 'b' } })
  expect(config.state.connections.size).toBe(1)
})

test('[c179] the chain id is read from the wallet, also where it comes as a decimal text or as a number', async () => {
  for (const chainId of ['31337', 31337, '0x7A69'])
    expect(await createPage({ chainId }).connect('a')).toMatchObject({ chain: { id: 31337, unsupported: false } })
})

test('[c117] connecting to the connected wallet is refused and asks it nothing', async () => {
  const { config, connect, wallets } = createPage()
  await connect('a')
  wallets[0].requested.length = 0
  await expect(connect('a')).rejects.toBeInstanceOf(ConnectorAlreadyConnectedError)
  expect(wallets[0].requested).toEqual([])
  expect(readWalletState(config).status).toBe('connected')
})

test('[c178] a fresh connection asks for accounts again, also where the wallet knows the page', async () => {
  const { config, connect, wallets } = createPage()
  wallets[0].granted = true
  await connect('a')
  expect(wallets[0].requested[0]).toBe('wallet_requestPermissions')
  expect(readWalletState(config).account).toBe(accountA)
})
