import { describe, expect, test, vi } from 'vitest'
import type { Config, Connector } from 'wagmi'
import { connect as connectByWagmi } from 'wagmi/actions'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import {
  accountA,
  accountB,
  createScriptedConfig,
  createScriptedWallet,
  refuse,
  withPendingSecondWallet,
} from '@/testing/scripted-wallet.ts'
import { connectWallet } from './connect-wallet.ts'
import { reconnectWallet } from './reconnect-wallet.ts'
import { readWalletState } from './wallet-state.ts'

describe('one session at a time', () => {
  function createPage(storage?: Storage) {
    const a = createScriptedWallet({ rdns: 'a' })
    const b = createScriptedWallet({ rdns: 'b', accounts: [accountB] })
    const config = createScriptedConfig({ wallets: [a, b], storage })
    const [connectorA, connectorB] = config.connectors as readonly [Connector, Connector]
    return { config, a, b, connectorA, connectorB }
  }

  /** A wallet that the page may see, and that says so unasked. */
  async function connectUnrequested(wallet: ReturnType<typeof createScriptedWallet>) {
    wallet.granted = true
    await expect.poll(() => wallet.countListeners('accountsChanged'), { interval: 1 }).toBe(1)
    wallet.emit('connect', { chainId: '0x7a69' })
    await expect.poll(() => wallet.countListeners('disconnect'), { interval: 1 }).toBe(1)
  }

  const expectSingleSession = (config: Config, account: string) => {
    expect(readWalletState(config)).toMatchObject({ status: 'connected', account })
    expect([...config.state.connections.values()].map(({ accounts }) => accounts[0])).toEqual([account])
  }

  test('a wallet that connects by itself does not take the place of the one that was chosen', async () => {
    const { config, connectorA, b } = createPage()
    await connectWallet(config, { connector: connectorA })
    await connectUnrequested(b)
    expectSingleSession(config, accountA)
  })

  test('nor of the one that was taken up after a reload', async () => {
    const before = createPage(localStorage)
    await connectWallet(before.config, { connector: before.connectorA })
    const { config, a, b } = createPage(localStorage)
    a.granted = true
    await reconnectWallet(config)
    await connectUnrequested(b)
    expectSingleSession(config, accountA)
  })

  test('nor of one that had connected by itself before', async () => {
    const { config, a, b } = createPage()
    await connectUnrequested(a)
    await connectUnrequested(b)
    expectSingleSession(config, accountA)
  })

  test('what such a wallet says afterwards is not heard', async () => {
    const { config, connectorA, b } = createPage()
    await connectWallet(config, { connector: connectorA })
    await connectUnrequested(b)
    b.emit('accountsChanged', [accountB])
    b.emit('chainChanged', '0x1')
    b.emit('disconnect')
    b.emit('accountsChanged', [])
    await Promise.resolve()
    expectSingleSession(config, accountA)
    expect(readWalletState(config).chain?.id).toBe(31337)
  })

  test('one that is chosen in another dialog, past connectWallet, does take its place', async () => {
    const { config, a, connectorB } = createPage()
    await connectUnrequested(a)
    await connectByWagmi(config, { connector: connectorB })
    expectSingleSession(config, accountB)
  })

  test('the wallet that was let go keeps its permission, and can be chosen again', async () => {
    const { config, a, connectorA, connectorB } = createPage()
    await connectWallet(config, { connector: connectorA })
    await connectWallet(config, { connector: connectorB })
    expect(a.granted).toBe(true)
    await connectWallet(config, { connector: connectorA })
    expectSingleSession(config, accountA)
    a.emit('accountsChanged', [accountB])
    expectSingleSession(config, accountB)
  })

  test('a paired wallet that is let go is told, also where that fails', async () => {
    const { config, connectorA, connectorB } = createPage()
    const end = vi.fn(() => Promise.reject(new Error('the relay is gone')))
    Object.assign(connectorA, { type: 'walletConnect', disconnect: end })
    await connectWallet(config, { connector: connectorA })
    await connectWallet(config, { connector: connectorB })
    expect(end).toHaveBeenCalledOnce()
    expectSingleSession(config, accountB)
  })

  test('after a decline of another wallet the chosen one is still the chosen one', async () => {
    const { config, connectorA, connectorB, b } = createPage()
    await connectWallet(config, { connector: connectorA })
    b.answers = { wallet_requestPermissions: refuse(4001) }
    await connectWallet(config, { connector: connectorB }).catch(() => {})
    await connectUnrequested(b)
    expectSingleSession(config, accountA)
  })

  test('a reload takes up the wallet that was kept', async () => {
    const { config, connectorA, connectorB } = createPage(localStorage)
    await connectWallet(config, { connector: connectorA })
    await connectWallet(config, { connector: connectorB })
    expect(await config.storage?.getItem('recentConnectorId')).toBe('b')
  })
})

describe('the connected wallet during a second connection', () => {
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
})
