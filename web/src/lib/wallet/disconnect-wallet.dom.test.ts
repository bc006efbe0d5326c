import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import {
  accountA,
  accountB,
  createLateAnswer,
  createScriptedConfig,
  createScriptedWallet,
  neverAnswer,
  refuse,
  type WalletScript,
} from '@/testing/scripted-wallet.ts'
import { connectWallet } from './connect-wallet.ts'
import { disconnectWallet } from './disconnect-wallet.ts'
import { reconnectWallet } from './reconnect-wallet.ts'
import { readWalletState } from './wallet-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function load(wallets: readonly ReturnType<typeof createScriptedWallet>[]) {
  const config = createScriptedConfig({ wallets, storage: localStorage })
  return config
}

async function connectedPage(...scripts: WalletScript[]) {
  const wallets = scripts.map((script, at) => createScriptedWallet({ rdns: `test.${at}`, ...script }))
  const config = load(wallets)
  const [connector] = config.connectors
  if (connector) await connectWallet(config, { connector })
  return { config, wallets, connector }
}

/** Long enough for everything that is bounded. */
const settle = () => vi.advanceTimersByTimeAsync(60_000)

const cleared = { status: 'disconnected', account: undefined, chain: undefined, connector: undefined, error: undefined }

test('[c109] disconnecting clears the state', async () => {
  const { config } = await connectedPage({})
  await disconnectWallet(config)
  expect(readWalletState(config)).toEqual(cleared)
  expect(config.state.connections.size).toBe(0)
})

test('[c109] it clears the reason of a failure too', async () => {
  const { config } = await connectedPage({}, { answers: { wallet_requestPermissions: refuse(4001) } })
  const [, other] = config.connectors
  if (other) await connectWallet(config, { connector: other }).catch(() => {})
  expect(readWalletState(config).error).toBeDefined()
  await disconnectWallet(config)
  expect(readWalletState(config).error).toBeUndefined()
})

test('[c109] the page is disconnected at once, however long the wallet thinks about it', async () => {
  const { config, connector } = await connectedPage({ answers: { wallet_revokePermissions: neverAnswer } })
  if (connector) connector.disconnect = () => new Promise(() => {})
  const ended = disconnectWallet(config)
  expect(readWalletState(config)).toEqual(cleared)
  await settle()
  await ended
})

test('[c109] a wallet that throws is disconnected all the same', async () => {
  for (const thrown of [new Error('gone'), 'gone', undefined, { code: 4900 }]) {
    const { config, connector } = await connectedPage({})
    if (connector)
      connector.disconnect = async () => {
        throw thrown
      }
    await disconnectWallet(config)
    expect(readWalletState(config)).toEqual(cleared)
  }
})

test('[c124] where the wallet could not be told, a reload does not reconnect either', async () => {
  for (const broken of ['hangs', 'throws']) {
    const { config, wallets, connector } = await connectedPage({})
    if (connector)
      connector.disconnect = () => (broken === 'hangs' ? new Promise(() => {}) : Promise.reject(new Error('gone')))
    const ended = disconnectWallet(config)
    await settle()
    await ended

    const reloaded = load(wallets)
    await Promise.all([reconnectWallet(reloaded), settle()])
    expect(readWalletState(reloaded).status).toBe('disconnected')
  }
})

test('[c109] disconnecting does not fall back on another wallet', async () => {
  const { config, connector } = await connectedPage({}, { accounts: [accountB] })
  const [, other] = config.connectors
  config.setState((state) => ({
    ...state,
    connections: new Map([
      ...state.connections,
      [other?.uid ?? '', { accounts: [accountB], chainId: 31337, connector: other as never }],
    ]),
    current: connector?.uid ?? null,
  }))
  const accounts: unknown[] = []
  config.subscribe(
    (state) => state.current,
    (current) => accounts.push(current),
  )
  await disconnectWallet(config)
  expect(accounts).toEqual([null])
  expect(readWalletState(config)).toEqual(cleared)
})

test('[c124] a wallet that connects by itself after that stays disconnected, now and after a reload', async () => {
  const { config, wallets } = await connectedPage({ answers: { wallet_revokePermissions: refuse(-32601) } })
  const [wallet] = wallets
  await disconnectWallet(config)
  await provoke(wallet, config)

  const reloaded = load(wallets)
  await provoke(wallet, reloaded) // at once, as extensions do while the page starts
})

async function provoke(wallet: ReturnType<typeof createScriptedWallet> | undefined, config: Config) {
  wallet?.emit('connect', { chainId: '0x7a69' })
  wallet?.emit('accountsChanged', [accountA])
  await settle()
  wallet?.emit('connect', { chainId: '0x7a69' })
  wallet?.emit('accountsChanged', [accountB])
  await settle()
  expect(readWalletState(config).status).toBe('disconnected')
}

test('so does one that had connected by itself', async () => {
  const wallet = createScriptedWallet({ answers: { wallet_revokePermissions: refuse(-32601) } })
  const config = load([wallet])
  wallet.granted = true
  await settle()
  wallet.emit('connect', { chainId: '0x7a69' })
  await settle()
  expect(readWalletState(config).status).toBe('connected')
  await disconnectWallet(config)
  await provoke(wallet, config)
})

test('after disconnecting, the same wallet can be connected again, and is followed again', async () => {
  const { config, wallets, connector } = await connectedPage({})
  await disconnectWallet(config)
  if (connector) await connectWallet(config, { connector })
  wallets[0]?.emit('accountsChanged', [accountB])
  await settle()
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountB })

  const reloaded = load(wallets)
  const reconnected = reconnectWallet(reloaded)
  await settle()
  await reconnected
  expect(readWalletState(reloaded).status).toBe('connected')
})

test('a wallet that ends its session late does not end the one that was begun since', async () => {
  const late = createLateAnswer()
  const { config, connector } = await connectedPage({}, { accounts: [accountB] })
  const [, other] = config.connectors
  if (connector) connector.disconnect = async () => void (await late.answer())
  const ended = disconnectWallet(config)
  if (other) await connectWallet(config, { connector: other })
  late.give(null)
  await ended
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountB })
})

test('disconnecting while nobody is connected does nothing', async () => {
  const config = load([createScriptedWallet()])
  await disconnectWallet(config)
  expect(readWalletState(config)).toEqual(cleared)
})
