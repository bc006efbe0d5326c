import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  accountA,
  accountB,
  createLateAnswer,
  createScriptedConfig,
  createScriptedWallet,
  neverAnswer,
  refuse,
  type ScriptedWallet,
} from '@/testing/scripted-wallet.ts'
import { connectWallet } from './connect-wallet.ts'
import { reconnectWallet } from './reconnect-wallet.ts'
import { readWalletState } from './wallet-state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** A page that was left with the first wallet connected; both know it. */
async function createPreviousVisit() {
  const a = createScriptedWallet({ rdns: 'a', name: 'A' })
  const b = createScriptedWallet({ rdns: 'b', name: 'B', accounts: [accountB] })
  const load = (wallets: readonly ScriptedWallet[] = [a, b]) => createScriptedConfig({ wallets, storage: localStorage })
  const config = load()
  const [connector] = config.connectors
  if (connector) await connectWallet(config, { connector })
  a.granted = true
  b.granted = true
  return { a, b, load }
}

test('[c111] a wallet that never answers is waited for ten seconds, and then the next one is taken', async () => {
  const { a, load } = await createPreviousVisit()
  a.answers.eth_accounts = neverAnswer
  const config = load()
  void reconnectWallet(config)
  await pass(9_900)
  expect(readWalletState(config).status).toBe('reconnecting')
  await pass(600)
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountB })
})

test('[c111] where no wallet ever answers it ends disconnected, with no timer left', async () => {
  const { a, b, load } = await createPreviousVisit()
  a.answers.eth_accounts = neverAnswer
  b.answers.eth_accounts = neverAnswer
  const config = load()
  void reconnectWallet(config)
  await pass(21_000)
  expect(readWalletState(config)).toMatchObject({ status: 'disconnected', account: undefined })
  expect(vi.getTimerCount()).toBe(0)
})

test('a wallet that knows the page but never names its network is not waited for longer either', async () => {
  const { a, load } = await createPreviousVisit()
  a.answers.eth_chainId = neverAnswer
  const config = load()
  void reconnectWallet(config)
  await pass(10_500)
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountB })
})

test('an answer that comes after that changes nothing', async () => {
  const { a, load } = await createPreviousVisit()
  const late = createLateAnswer()
  a.answers.eth_accounts = late.answer
  const config = load()
  void reconnectWallet(config)
  await pass(10_500)
  late.give([accountA])
  await pass(10_000)
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountB, connector: { id: 'b' } })
})

test('a wallet that throws, or that forgot the page, is passed over', async () => {
  for (const answer of [refuse(4100), () => [], () => null, () => 'none']) {
    const { a, load } = await createPreviousVisit()
    a.answers.eth_accounts = answer
    const config = load()
    void reconnectWallet(config)
    await pass(5_000)
    expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountB })
  }
})

test('a user who chooses another wallet meanwhile is not overruled', async () => {
  const { a, load } = await createPreviousVisit()
  const late = createLateAnswer()
  a.answers.eth_accounts = late.answer
  const config = load()
  void reconnectWallet(config)
  await pass(100)
  const other = config.connectors.find(({ id }) => id === 'b')
  if (other) await connectWallet(config, { connector: other })
  late.give([accountA])
  await pass(20_000)
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountB })
})

test('a user who declines another wallet meanwhile ends disconnected, not connected with nobody', async () => {
  const { a, b, load } = await createPreviousVisit()
  a.answers.eth_accounts = neverAnswer
  b.answers.wallet_requestPermissions = refuse(4001)
  const config = load()
  void reconnectWallet(config)
  await pass(100)
  const other = config.connectors.find(({ id }) => id === 'b')
  if (other) await connectWallet(config, { connector: other }).catch(() => {})
  await pass(20_000)
  expect(readWalletState(config)).toMatchObject({ status: 'disconnected', account: undefined })
  expect(config.state.current).toBeNull()
})

test('the recent wallet is waited for while it announces itself, and no longer than a moment', async () => {
  const { a, load } = await createPreviousVisit()
  const config = load([])
  void reconnectWallet(config)
  await pass(100)
  expect(readWalletState(config).status).toBe('reconnecting')
  config._internal.connectors.setState([config._internal.connectors.setup(a.connector())])
  await pass(0)
  expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })

  const without = load([])
  void reconnectWallet(without)
  await pass(1_000)
  expect(readWalletState(without).status).toBe('disconnected')
})

test('a paired session without a project id ends disconnected, and asks no wallet of the browser for a prompt', async () => {
  const { a, b, load } = await createPreviousVisit()
  const config = load()
  await config.storage?.setItem('recentConnectorId', 'walletConnect')
  a.granted = false
  b.granted = false
  a.requested.length = 0
  void reconnectWallet(config)
  await pass(21_000)
  expect(readWalletState(config).status).toBe('disconnected')
  expect(a.requested.filter((method) => /request/i.test(method))).toEqual([])
})
