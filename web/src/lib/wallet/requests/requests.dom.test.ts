import { describe, expect, test, vi } from 'vitest'
import { connectWallet } from '@/lib/wallet/connect-wallet.ts'
import { AccountNotFoundError, ConnectorNotFoundError, UserRejectedError } from '@/lib/wallet/wallet-errors.ts'
import {
  accountA,
  accountB,
  createScriptedConfig,
  createScriptedWallet,
  refuse,
  throwing,
} from '@/testing/scripted-wallet.ts'
import { readCallsStatus, readCapabilities, sendCalls } from './calls.ts'
import { requestAccounts } from './request-accounts.ts'
import { signMessage, signTypedData } from './sign-typed-data.ts'
import { watchAsset } from './watch-asset.ts'

describe('single requests', () => {
  const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const typedData = {
    domain: { name: 'Saleyard', chainId: 31337 },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const

  async function connected(answers: Parameters<typeof createScriptedWallet>[0] = {}) {
    const wallet = createScriptedWallet(answers)
    const config = createScriptedConfig({ wallets: [wallet] })
    await connectWallet(config, { connector: config.connectors[0] as never })
    return { wallet, config }
  }
  /** The parameters of each request of a method. */
  async function answering(method: string, answer: unknown) {
    const ask = vi.fn((_: readonly unknown[]) => answer)
    const { config } = await connected({ answers: { [method]: ask } })
    return { config, params: () => ask.mock.calls.map(([params]) => params) }
  }

  test('[c181] [c248] a token is shown to the wallet with 18 decimals where nothing else is said', async () => {
    const { config, params } = await answering('wallet_watchAsset', true)
    expect(await watchAsset(config, { address: token, symbol: 'HRB' })).toBe(true)
    expect(params()).toEqual([{ type: 'ERC20', options: { address: token, symbol: 'HRB', decimals: 18 } }])
  })

  test('[c181] with decimals and a picture where they are said; what the wallet says is believed', async () => {
    const { config, params } = await answering('wallet_watchAsset', false)
    const image = 'https://saleyard.example/a.png'
    expect(await watchAsset(config, { address: token, symbol: 'HRB', decimals: 6, image })).toBe(false)
    expect(params()).toEqual([{ type: 'ERC20', options: { address: token, symbol: 'HRB', decimals: 6, image } }])
  })

  test('[c182] typed data is signed by version 4 of the method', async () => {
    const { config, params } = await answering('eth_signTypedData_v4', '0x12')
    expect(await signTypedData(config, typedData)).toBe('0x12')
    expect(params()[0]?.[0]).toBe(accountA)
  })

  const capabilities = { '0x38': { atomic: { status: 'supported' } }, '0x1': {} }

  test('capabilities are read for a network; where there are none, they are undefined', async () => {
    const { config, params } = await answering('wallet_getCapabilities', capabilities)
    expect(await readCapabilities(config, { chainId: 56 })).toEqual({ atomic: { status: 'supported' } })
    expect(await readCapabilities(config, { chainId: 97 })).toBeUndefined()
    expect(params()[0]?.[0]).toBe(accountA)
  })

  test.each([
    ['4200', refuse(4200)],
    ['-32601', refuse(-32601)],
    ['-32004', refuse(-32004)],
    ['words', throwing(new Error('wallet_getCapabilities is not supported'))],
    ['an object', throwing({ message: 'the method wallet_getCapabilities does not exist' })],
    ['nothing', () => null],
  ])('a wallet that does not know capabilities and says so by %s has none', async (_, answer) => {
    const { config } = await connected({ answers: { wallet_getCapabilities: answer } })
    expect(await readCapabilities(config, { chainId: 56 })).toBeUndefined()
  })

  test('another failure is no missing capability', async () => {
    const { config } = await connected({ answers: { wallet_getCapabilities: refuse(4100) } })
    await expect(readCapabilities(config, { chainId: 56 })).rejects.toMatchObject({ code: 'unauthorized' })
  })

  test('[c112] asking for accounts again takes over what the user chose, also where the wallet tells nothing', async () => {
    const { wallet, config } = await connected()
    wallet.accounts = [accountB]
    await requestAccounts(config)
    expect(config.state.connections.get(config.state.current ?? '')?.accounts).toEqual([accountB])

    wallet.accounts = []
    await expect(requestAccounts(config)).rejects.toBeInstanceOf(AccountNotFoundError)
  })

  const requests = {
    wallet_watchAsset: (config) => watchAsset(config, { address: token, symbol: 'HRB' }),
    personal_sign: (config) => signMessage(config, { message: 'hello' }),
    eth_signTypedData_v4: (config) => signTypedData(config, typedData),
    wallet_getCapabilities: (config) => readCapabilities(config, { chainId: 56 }),
    wallet_requestPermissions: (config) => requestAccounts(config),
  } satisfies Record<string, (config: ReturnType<typeof createScriptedConfig>) => Promise<unknown>>

  test.each(Object.entries(requests))('[c227] %s: a refusal is one, whichever code it has', async (method, request) => {
    const { wallet, config } = await connected()
    for (const code of [4001, 5000]) {
      wallet.answers[method] = refuse(code)
      await expect(request(config)).rejects.toBeInstanceOf(UserRejectedError)
    }
    wallet.answers[method] = throwing({ message: 'User denied message signature' })
    await expect(request(config)).rejects.toMatchObject({ message: 'user rejected the request' })
  })

  test.each(Object.entries(requests))('%s: without a wallet nobody is asked', async (_, request) => {
    await expect(request(createScriptedConfig())).rejects.toBeInstanceOf(ConnectorNotFoundError)
  })

  test.each(Object.entries(requests))('%s: a wallet that is busy is named so', async (method, request) => {
    const { wallet, config } = await connected()
    wallet.answers[method] = refuse(-32002, 'already pending')
    await expect(request(config)).rejects.toMatchObject({ code: 'walletBusy' })
  })
})

describe('batches of calls', () => {
  const id = '0xabcd'
  const calls = [{ to: accountA, data: '0x1234', value: 5n }] as const

  async function answering(method: string, answer: (params: readonly unknown[]) => unknown) {
    const ask = vi.fn(answer)
    const wallet = createScriptedWallet({ answers: { [method]: ask } })
    const config = createScriptedConfig({ wallets: [wallet] })
    await connectWallet(config, { connector: config.connectors[0] as never })
    return { config, asked: () => ask.mock.calls.map(([params]) => params[0]) }
  }
  const send = (config: Parameters<typeof sendCalls>[0]) =>
    sendCalls(config, { chainId: 31337, account: accountA, id, calls })
  const requests = {
    wallet_sendCalls: send,
    wallet_getCallsStatus: (config: Parameters<typeof sendCalls>[0]) => readCallsStatus(config, { id }),
  }

  test('calls are sent as one or not at all, under our id', async () => {
    const { config, asked } = await answering('wallet_sendCalls', () => ({ id }))
    expect(await send(config)).toBe(id)
    expect(asked()).toEqual([
      {
        version: '2.0.0',
        id,
        from: accountA,
        chainId: '0x7a69',
        atomicRequired: true,
        calls: [{ to: accountA, data: '0x1234', value: '0x5' }],
      },
    ])
  })

  test('the id that a wallet gives instead is the one to ask for', async () => {
    const { config } = await answering('wallet_sendCalls', () => ({ id: '0xother' }))
    expect(await send(config)).toBe('0xother')
  })

  test.each([
    [100, { state: 'pending' }],
    [200, { state: 'confirmed', block: 7n }],
    [400, { state: 'failed' }],
    [500, { state: 'failed' }],
    [600, { state: 'failed' }],
  ] as const)('a wallet that says %i means %o', async (status, meaning) => {
    const receipts = [{ transactionHash: '0x12', blockNumber: '0x7', gasUsed: '0x1', status: '0x1', logs: [] }]
    const answer = { version: '2.0.0', id, chainId: '0x7a69', status, atomic: true, receipts }
    const { config, asked } = await answering('wallet_getCallsStatus', () => answer)
    expect(await readCallsStatus(config, { id })).toEqual({ ...meaning, hashes: ['0x12'] })
    expect(asked()).toEqual([id])
  })

  test('error: a wallet that says nothing of the status is not waited for longer than ten seconds', async () => {
    const { config, asked } = await answering('wallet_getCallsStatus', () => new Promise(() => {}))
    vi.useFakeTimers()
    const ended = vi.fn()
    readCallsStatus(config, { id }).catch(ended)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(asked()).toEqual([id])
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  const cases = Object.keys(requests).flatMap((method) =>
    (
      [
        [4100, 'unauthorized'],
        [4200, 'unsupported'],
        [-32601, 'unsupported'],
        [5700, 'capability'],
        [5710, 'chain'],
        [5720, 'duplicate'],
        [5730, 'unknown'],
        [5740, 'tooLarge'],
        [5750, 'upgradeDeclined'],
        [5760, 'notAtomic'],
      ] as const
    ).map(([number, code]) => [method as keyof typeof requests, number, code] as const),
  )
  test.each(cases)('%s refused with %i is named %s', async (method, number, code) => {
    const { config } = await answering(method, refuse(number))
    await expect(requests[method](config)).rejects.toMatchObject({ name: 'CallsError', code })
  })

  test.each(Object.entries(requests))('[c227] %s: a refusal of the user is one', async (method, request) => {
    const { config } = await answering(method, refuse(4001))
    await expect(request(config)).rejects.toBeInstanceOf(UserRejectedError)
  })

  test.each(Object.entries(requests))('%s: without a wallet nobody is asked', async (_, request) => {
    await expect(request(createScriptedConfig())).rejects.toBeInstanceOf(ConnectorNotFoundError)
  })

  test.each(Object.entries(requests))('%s: another failure is none of these', async (method, request) => {
    const { config } = await answering(method, refuse(-32002, 'already pending'))
    await expect(request(config)).rejects.toMatchObject({ code: 'walletBusy' })
  })
})
