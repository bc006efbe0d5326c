import { expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { accountA, accountB, createScriptedConfig, createScriptedWallet } from '../../testing/scripted-wallet'
import { watchWallet } from './watch-wallet'

async function watch() {
  const wallet = createScriptedWallet()
  const config: Config = createScriptedConfig({ wallets: [wallet] })
  const events = {
    accountsChanged: vi.fn(),
    chainChanged: vi.fn(),
    connect: vi.fn(),
    disconnect: vi.fn(),
    message: vi.fn(),
  }
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no wallet')
  const before = wallet.listenersOf('message')
  const end = watchWallet(connector, events)
  await vi.waitFor(() => expect(wallet.listenersOf('message')).toBe(before + 1))
  return { wallet, events, end }
}

test('[c112] a change of accounts is told, with checksums; none means that the permission is gone', async () => {
  const { wallet, events } = await watch()
  wallet.emit('accountsChanged', [accountB.toLowerCase(), accountA])
  wallet.emit('accountsChanged', [])
  expect(events.accountsChanged.mock.calls).toEqual([[[accountB, accountA]], [[]]])
})

test('an account is told whatever its checksum, and garbage is left out', async () => {
  const { wallet, events } = await watch()
  const wrong = accountA.replace('f39F', 'F39f')
  wallet.emit('accountsChanged', [wrong, 'garbage', 7])
  expect(events.accountsChanged.mock.calls).toEqual([[[accountA]]])
})

test('[c113] a change of the network is told as a number, however the wallet writes it', async () => {
  const { wallet, events } = await watch()
  for (const chainId of ['0x38', '97', 42161]) wallet.emit('chainChanged', chainId)
  wallet.emit('connect', { chainId: '0x1' })
  expect(events.chainChanged.mock.calls).toEqual([[56], [97], [42161]])
  expect(events.connect.mock.calls).toEqual([[1]])
})

test('messages are passed on, and a loss of every network says why', async () => {
  const { wallet, events } = await watch()
  wallet.emit('message', { type: 'eth_subscription', data: { subscription: '0x1' } })
  wallet.emit('disconnect', Object.assign(new Error('gone'), { code: 4900 }))
  expect(events.message.mock.calls).toEqual([[{ type: 'eth_subscription', data: { subscription: '0x1' } }]])
  expect(events.disconnect.mock.calls[0]?.[0]).toMatchObject({ code: 'walletOffline' })
})

test('what makes no sense is not passed on', async () => {
  const { wallet, events } = await watch()
  wallet.emit('accountsChanged', 'none')
  wallet.emit('accountsChanged', [7, 'me', accountA])
  for (const chainId of ['loading', null, {}, -1, 0]) wallet.emit('chainChanged', chainId)
  for (const value of [undefined, null, 'x', { chainId: 'x' }]) wallet.emit('connect', value)
  for (const value of [undefined, null, { type: 7 }]) wallet.emit('message', value)

  expect(events.accountsChanged.mock.calls).toEqual([[[accountA]]])
  expect([events.chainChanged, events.connect, events.message].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
})

test('after its end nothing is told, and the wallet holds nobody back', async () => {
  const { wallet, events, end } = await watch()
  const listening = wallet.listenersOf('chainChanged')
  end()
  wallet.emit('chainChanged', '0x38')
  expect(events.chainChanged).not.toHaveBeenCalled()
  expect(wallet.listenersOf('chainChanged')).toBe(listening - 1)
})
