import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { describe, expect, test, vi } from 'vitest'
import type { Connector } from 'wagmi'
import { sendTransaction } from 'wagmi/actions'
import { accountA, accountB, createScriptedConfig, createScriptedWallet, throwing } from '@/testing/scripted-wallet.ts'
import { connectWallet } from './connect-wallet.ts'
import { guardProvider, readAccounts, readWalletName } from './guard-connectors.ts'

describe('guarded providers', () => {
  test('a name is cleaned of what is not seen, cut, and replaced where nothing is left', () => {
    expect(readWalletName('  Meta\u200bMask\n ', 'io.mm')).toBe('MetaMask')
    expect(readWalletName('\u202egpj.exe', 'io.x')).toBe('gpj.exe')
    expect(readWalletName('a  b\tc', 'io.x')).toBe('a bc')
    expect(readWalletName('\u202e\u200f', 'io.x')).toBe('io.x')
    expect(readWalletName(undefined, 'io.x')).toBe('io.x')
    expect(readWalletName('😀'.repeat(41), 'io.x')).toBe(`${'😀'.repeat(40)}...`)
    expect(readWalletName('ウォレット', 'io.x')).toBe('ウォレット')
  })

  test('accounts are those that are addresses, each once, in their proper letters', () => {
    expect(readAccounts([accountB.toLowerCase(), accountB, 7, null, 'me', accountA])).toEqual([accountB, accountA])
    for (const value of [undefined, null, 'none', 7, {}, [], [7]]) expect(readAccounts(value)).toEqual([])
  })

  /** What a request through the guard is refused with. */
  const refusal = (thrown: unknown) =>
    guardProvider({ request: async () => throwing(thrown)([]) })
      .request()
      .then(
        () => undefined,
        (error: unknown) => error,
      )

  test('a refusal is an error with a number as its code, whatever was thrown', async () => {
    expect(await refusal({ code: '4902', message: 'unknown', data: { a: 1 } })).toMatchObject({
      code: 4902,
      message: 'unknown',
      data: { a: 1 },
    })
    for (const no of ['User rejected the request', { code: 5000 }, { code: '4001' }, new Error('User denied')])
      expect(await refusal(no)).toMatchObject({ code: 4001 })
    for (const nothing of [undefined, null, {}, 7]) {
      const error = await refusal(nothing)
      expect(error).toBeInstanceOf(Error)
      expect(error).not.toHaveProperty('code')
    }
    const proper = Object.assign(new Error('no'), { code: 4001 })
    expect(await refusal(proper)).toBe(proper)
  })

  test('everything else of a provider is there as it was, also of one that is frozen or has private fields', async () => {
    class Wallet {
      #chainId = '0x1'
      isWallet = true
      on = vi.fn()
      async request() {
        return this.#chainId
      }
      get chain() {
        return this.#chainId
      }
    }
    const wallet = Object.freeze(new Wallet())
    const guard = guardProvider(wallet)
    expect(await guard.request()).toBe('0x1')
    expect([guard.chain, guard.isWallet, 'isWallet' in guard, 'other' in guard]).toEqual(['0x1', true, true, false])
    const listener = () => {}
    ;(guard.on as (event: string, listener: () => void) => void)('connect', listener)
    expect(wallet.on).toHaveBeenCalledWith('connect', listener)
  })

  test('a provider has one guard, a guard none, and what is no provider stays as it is', () => {
    const provider = { request: async () => null }
    const guard = guardProvider(provider)
    expect(guardProvider(provider)).toBe(guard)
    expect(guardProvider(guard)).toBe(guard)
    expect(guardProvider(undefined)).toBeUndefined()
  })

  test('a wallet that comes later is guarded as well, before it can say anything', async () => {
    const config = createScriptedConfig({ discovery: true })
    const wallet = createScriptedWallet({ name: '\u202eLate', icon: 'https://tracker.example/a.png' })
    wallet.announce()
    wallet.emit('accountsChanged', undefined)
    await expect.poll(() => wallet.countListeners('accountsChanged'), { interval: 1 }).toBe(1)
    wallet.emit('accountsChanged', undefined)
    expect(config.connectors.at(-1)).toMatchObject({ name: 'Late', icon: undefined })
    config._internal.mipd?.destroy()
  })
})

describe('repeated requests', () => {
  test.each([
    [-32000, 'already known', 'alreadyKnown'],
    [-32000, 'missing or invalid parameters', 'rpcInvalidInput'],
    [-32602, 'invalid parameters', 'rpcInvalidParams'],
  ])(
    'a wallet that answers %d %s is not asked for the transaction by another name',
    async (code, message, expected) => {
      const wallet = createScriptedWallet({
        answers: {
          eth_sendTransaction: throwing({ code, message }),
          wallet_sendTransaction: () => `0x${'11'.repeat(32)}`,
        },
      })
      const config = createScriptedConfig({ wallets: [wallet] })
      await connectWallet(config, { connector: config.connectors[0] as Connector })

      const thrown = await sendTransaction(config, { account: accountA, to: accountB, value: 1n }).catch(
        (error) => error,
      )
      expect(toUserError(thrown).code).toBe(expected)
      expect(wallet.requested.filter((method) => method.endsWith('_sendTransaction'))).toEqual(['eth_sendTransaction'])
    },
  )
})
