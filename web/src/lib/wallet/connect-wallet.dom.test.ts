import { describe, expect, test } from 'vitest'
import { createPage, watchStatus } from '@/lib/wallet/testing/create-page.ts'
import {
  accountA,
  accountB,
  createLateAnswer,
  neverAnswer,
  refuse,
  throwing,
  type WalletScript,
} from '@/testing/scripted-wallet.ts'
import { reconnectWallet } from './reconnect-wallet.ts'
import {
  AccountNotFoundError,
  ConnectorAlreadyConnectedError,
  UserRejectedError,
  WalletAnswerError,
} from './wallet-errors.ts'
import { readWalletState } from './wallet-state.ts'

describe('connecting', () => {
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
})

describe('failures', () => {
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
})

describe('aborts and late answers', () => {
  test('stopping does not wait for a wallet that never answers, and is no error of its own', async () => {
    const { config, connect } = createPage({ answers: { wallet_requestPermissions: neverAnswer } })
    const stop = new AbortController()
    const connecting = connect('a', stop.signal)
    stop.abort(new Error('stopped'))
    await expect(connecting).rejects.toThrow('stopped')
    expect(readWalletState(config)).toMatchObject({ status: 'disconnected', error: undefined })
  })

  test('a try that was stopped before it began asks nobody', async () => {
    const { connect, wallets } = createPage()
    await expect(connect('a', AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped')
    expect(wallets[0].requested).toEqual([])
  })

  test('a yes after stopping connects, where no other wallet is connected by then', async () => {
    const late = createLateAnswer()
    const { config, connect } = createPage({
      answers: { eth_requestAccounts: late.answer, wallet_requestPermissions: refuse(-32601) },
    })
    const stop = new AbortController()
    await Promise.allSettled([connect('a', stop.signal), stop.abort()])
    late.give([accountA])
    await expect.poll(() => readWalletState(config)).toMatchObject({ status: 'connected', account: accountA })
  })

  test('a yes that comes after another wallet was connected changes nothing, now or after a reload', async () => {
    const late = createLateAnswer()
    const answers = { eth_requestAccounts: late.answer, wallet_requestPermissions: refuse(-32601) }
    const { config, connect } = createPage({ answers }, {}, localStorage)
    const first = connect('a').catch(() => {})
    await connect('b')
    late.give([accountA])
    await first
    await null
    expect(readWalletState(config)).toMatchObject({ status: 'connected', account: accountB, connector: { id: 'b' } })
    expect(await config.storage?.getItem('recentConnectorId')).toBe('b')
  })

  test('a failure that comes after another wallet was connected is not the reason of anything', async () => {
    let fail: (reason: Error) => void = () => {}
    const failing = () => new Promise((_, reject) => (fail = reject))
    const { config, connect } = createPage({ answers: { wallet_requestPermissions: failing } })
    const first = connect('a').catch(() => {})
    await connect('b')
    fail(Object.assign(new Error('no'), { code: 4001 }))
    await first
    expect(readWalletState(config)).toMatchObject({ status: 'connected', error: undefined })
  })

  test('a failure while another wallet is being asked leaves the page waiting for that one', async () => {
    let fail: (reason: Error) => void = () => {}
    const failing = () => new Promise((_, reject) => (fail = reject))
    const { config, connect, wallets } = createPage(
      { answers: { wallet_requestPermissions: failing } },
      { answers: { wallet_requestPermissions: neverAnswer } },
    )
    const first = connect('a').catch(() => {})
    void connect('b')
    await expect.poll(() => wallets.every(({ requested }) => requested.length > 0)).toBe(true)
    fail(Object.assign(new Error('no'), { code: 4001 }))
    await first
    expect(readWalletState(config)).toMatchObject({ status: 'connecting', error: undefined })
  })

  test('a wallet that says no after it was given up leaves the page waiting for the other', async () => {
    let fail: (reason: Error) => void = () => {}
    const failing = () => new Promise((_, reject) => (fail = reject))
    const { config, connect, wallets } = createPage(
      { answers: { wallet_requestPermissions: failing } },
      { answers: { wallet_requestPermissions: neverAnswer } },
    )
    const stop = new AbortController()
    const first = connect('a', stop.signal).catch(() => {})
    await expect.poll(() => wallets[0].requested.length).toBeGreaterThan(0)
    stop.abort(new Error('stopped'))
    await first
    void connect('b')
    const seen = watchStatus(config)
    fail(Object.assign(new Error('no'), { code: 4001 }))

    // wagmi states the end of the first by itself.
    await expect.poll(() => seen).toEqual(['connecting', 'disconnected', 'connecting'])
    expect(readWalletState(config).error).toBeUndefined()
  })
})
