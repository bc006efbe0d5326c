import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { createLocalClient, type LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Anvil, startAnvil } from '@saleyard/testkit/chain/start-anvil.ts'
import { createSafe, deploySafeContracts, type SafeAddresses } from '@saleyard/testkit/safe/deploy-safe.ts'
import { createSafeHost, type SafeAppMessage, type SafeHost } from '@saleyard/testkit/safe/safe-host.ts'
import { createSafeService, type SafeService } from '@saleyard/testkit/safe/safe-service.ts'
import { type EIP1193Provider, type Hash, numberToHex, parseEther } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Config, createConfig, createStorage, http, injected } from 'wagmi'
import { getConnection, sendTransaction } from 'wagmi/actions'
import { readCallsStatus, sendCalls } from '@/lib/wallet/requests/calls.ts'
import { readAtomic } from '@/lib/wallet/requests/read-atomic.ts'
import { requestWallet } from '@/lib/wallet/requests/request-wallet.ts'
import { accountA, createScriptedWallet } from '@/testing/scripted-wallet.ts'
import { listWallets } from './list-wallets.ts'
import { isSafeApp, readFramedProposal } from './load-safe-app.ts'
import { reconnectWallet } from './reconnect-wallet.ts'
import { readSafeAppProposal } from './safe-app.ts'
import { startSession } from './session.ts'
import { switchNetwork } from './switch-network.ts'

// Before any module reads the settings.
vi.hoisted(() => vi.stubEnv('VITE_FRAME_ANCESTORS', 'https://app.safe.global'))

const owners = [account(1), account(2), account(3), account(4), account(5)]
const origin = 'https://app.safe.global'
const paid = '0x00000000000000000000000000000000000A11cE'
const pay = (value: bigint) => ({ to: paid, value, data: '0x' }) as const

let anvil: Anvil
let client: LocalClient
let addresses: SafeAddresses
let saltNonce = 0n
let service: SafeService
let host: SafeHost
beforeAll(async () => {
  anvil = await startAnvil()
  client = createLocalClient(anvil.rpcUrl)
  addresses = await deploySafeContracts(client)
})
afterAll(() => anvil?.stop())
beforeEach(async () => {
  saltNonce += 1n
  const by = owners.map(({ address }) => address)
  const safe = await createSafe(client, { addresses, owners: by, threshold: 3, saltNonce })
  await client.setBalance({ address: safe, value: parseEther('1') })
  service = await createSafeService({ client, safe, owners })
  host = createSafeHost(service)
})

/** The page in a frame; none once its test is over. */
let framed: unknown
afterEach(() => {
  framed = undefined
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/**
 * Puts the page into a frame of a page that answers with this, if with anything, from an origin. The browser names the pages
 * around this one, as all but Firefox do, where `around` has them.
 */
function frame(
  answer: (message: SafeAppMessage) => unknown = host.answer,
  { from = origin, around }: { from?: string; around?: string[] } = {},
) {
  const parent = {
    async postMessage(message: SafeAppMessage) {
      const data = await answer(message)
      const event = new MessageEvent('message', { data, origin: from })
      // The page of a test that is over hears nothing any more.
      if (data && framed === page) page.dispatchEvent(Object.defineProperty(event, 'source', { value: parent }))
    },
  }
  const page = Object.assign(new EventTarget(), { parent, crypto, location: { ancestorOrigins: around } })
  vi.stubGlobal('window', page)
  framed = page
  vi.stubEnv('VITE_FRAME_ANCESTORS', origin)
  return page
}

/** Lets the page's time pass in steps, and gives back what has passed of it until something is done, ms. */
async function passUntil(isDone: () => boolean): Promise<number> {
  let waited = 0
  while (!isDone()) {
    await vi.advanceTimersByTimeAsync(100)
    waited += 100
    if (waited > 20_000) throw new Error('Nothing has come of it')
  }
  return waited
}

/** Opens the page with a wallet of the browser that knows it; `recent` was connected last. */
async function open({ recent }: { recent?: string } = {}) {
  const wallet = createScriptedWallet({ rdns: 'test.wallet', name: 'Test wallet' })
  wallet.granted = true
  const kept = new Map(recent ? [['wagmi.recentConnectorId', JSON.stringify(recent)]] : [])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const config = createConfig({
    chains: [foundry],
    transports: { [foundry.id]: http(anvil.rpcUrl) },
    connectors: [injected({ target: { id: wallet.rdns, name: wallet.name, provider: wallet.provider as never } })],
    storage: createStorage({ storage }),
    multiInjectedProviderDiscovery: false,
  })
  startSession(config)
  const done = reconnectWallet(config)
  return { config, wallet, kept, done }
}

const methodsOf = () => host.messages.map(({ method }) => method)
const sent = () => host.messages.filter(({ method }) => method === 'sendTransactions').map(({ params }) => params)

async function opened(): Promise<Config> {
  frame()
  const { config, done } = await open()
  await done
  return config
}

describe("inside Safe's page", () => {
  test('the Safe connects by itself, in place of the wallet that was connected last, and is the only one offered', async () => {
    frame()
    const { config, kept, done } = await open({ recent: 'test.wallet' })
    expect(getConnection(config).status).toBe('reconnecting')
    await done
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: service.safe, chainId: foundry.id })
    expect(listWallets(config.connectors, true).map(({ name }) => name)).toEqual(['Safe'])
    expect(kept.get('wagmi.recentConnectorId'), 'a page that opens by itself goes on as before').toBe('"test.wallet"')
    // It asked for nothing else, and read nothing of the chain by the frame.
    expect(methodsOf()).toEqual(['getSafeInfo'])
  })

  test.each([
    ['does not answer', () => frame(() => undefined)],
    [
      'answers from an origin that the settings do not name',
      () => frame(host.answer, { from: 'https://evil.example' }),
    ],
    ['answers that it knows no Safe', () => frame(({ id }) => ({ id, success: false, error: 'No', version: '9.1.0' }))],
  ])(
    'error: a page around this one that %s connects nothing, and after three seconds no other wallet is offered in its place',
    async (_, put) => {
      put()
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
      const { config, wallet, done } = await open({ recent: 'test.wallet' })
      let isOver = false
      void done.then(() => {
        isOver = true
      })
      expect(await passUntil(() => isOver)).toBeLessThan(4_000)
      vi.useRealTimers()
      expect(getConnection(config).status).toBe('disconnected')
      expect(config.connectors.filter(isSafeApp)).toEqual([])
      expect(listWallets(config.connectors, true)).toEqual([])
      expect(wallet.requested).toEqual([])
    },
  )

  test.each([
    ['answers late', 1],
    ['did not listen at first', 2],
  ])('a page around this one that %s connects its Safe then, without a reload', async (_, questions) => {
    const asked: SafeAppMessage[] = []
    const answers = new Map<string, (answer: unknown) => void>()
    frame((message) => {
      asked.push(message)
      return new Promise((resolve) => answers.set(message.id, resolve))
    })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const { config, done } = await open({ recent: 'test.wallet' })
    await passUntil(() => getConnection(config).status === 'disconnected' && asked.length > questions)
    vi.useRealTimers()
    await done
    expect(listWallets(config.connectors, true)).toEqual([])
    const answered = asked[questions - 1] as SafeAppMessage
    answers.get(answered.id)?.(await host.answer(answered))
    await vi.waitFor(() => expect(getConnection(config)).toMatchObject({ status: 'connected', address: service.safe }))
    expect(listWallets(config.connectors, true).map(({ name }) => name)).toEqual(['Safe'])
    expect(config.connectors.filter(isSafeApp), 'registered once').toHaveLength(1)
  })

  test('one that is asked again by the user, and then answers, is connected once', async () => {
    let isAwake = false
    frame((message) => (isAwake ? host.answer(message) : undefined))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
    const { config } = await open()
    await passUntil(() => getConnection(config).status === 'disconnected')
    isAwake = true
    void reconnectWallet(config)
    expect(getConnection(config).status).toBe('reconnecting')
    // Time passes no faster than the node answers.
    await vi.waitFor(() => expect(getConnection(config).status).toBe('connected'), { timeout: 20_000 })
    vi.useRealTimers()
    expect(config.connectors.filter(isSafeApp)).toHaveLength(1)
  })

  test.each([
    ['by another origin', ['https://evil.example']],
    ["by Safe's page, which another origin frames", [origin, 'https://evil.example']],
    ['by an origin that only begins like that of Safe', [`${origin}.evil.example`]],
  ])(
    'a page that is framed %s is not spoken to, where the browser says so: it is as without a frame',
    async (_, around) => {
      frame(host.answer, { around })
      const { config, done } = await open({ recent: 'test.wallet' })
      await done
      expect(host.messages).toEqual([])
      expect(config.connectors.filter(isSafeApp)).toEqual([])
      expect(getConnection(config)).toMatchObject({ status: 'connected', address: accountA })
    },
  )

  test('one that the browser names as an exact origin of the settings is', async () => {
    frame(host.answer, { around: [origin] })
    const { config, done } = await open()
    await done
    expect(getConnection(config)).toMatchObject({ status: 'connected', address: service.safe })
  })

  test('without the setting the page does not speak to the one around it', async () => {
    frame()
    vi.stubEnv('VITE_FRAME_ANCESTORS', '')
    const { config, done } = await open()
    await done
    expect(getConnection(config).status).toBe('disconnected')
    expect(host.messages).toEqual([])
  })
})

describe('what the Safe is asked for', () => {
  test('a transaction is proposed once, without gas of its own, and its answer is the SafeTxHash', async () => {
    const config = await opened()
    const hash = await sendTransaction(config, { ...pay(1n), gas: 50_000n })
    expect(service.get(hash)).toMatchObject({ calls: [pay(1n)], transaction: { safeTxGas: 0n } })
    expect(sent()).toHaveLength(1)
    expect(methodsOf(), 'nothing is read by the frame').toEqual(['getSafeInfo', 'sendTransactions'])
  })

  test('several calls are one proposal; that it can be is read as from other wallets', async () => {
    const config = await opened()
    expect(await readAtomic(config, foundry.id)).toBe('supported')
    const calls = [pay(1n), pay(2n)]
    const id = (await sendCalls(config, { id: 'ours', calls, chainId: foundry.id } as never)) as Hash
    expect(service.get(id)).toMatchObject({ calls, transaction: { operation: 1, safeTxGas: 0n } })
    expect(await readCallsStatus(config, { id })).toEqual({ state: 'pending', hashes: [] })
    await service.sign(id, ...owners.slice(1, 3))
    const transaction = await service.execute(id)
    expect(await readCallsStatus(config, { id })).toMatchObject({ state: 'confirmed', hashes: [transaction] })
    expect(sent()).toHaveLength(1)
  })

  test.each([
    ['Transaction was rejected', 'userRejected'],
    ['User rejected the transaction', 'userRejected'],
    ['The Safe is too old', 'unknown'],
  ])('error: "%s" is %s, and is not asked again', async (error, code) => {
    let isOpen = false
    const answer = (message: SafeAppMessage) =>
      isOpen && message.method === 'sendTransactions'
        ? { id: message.id, success: false, error, version: '9.1.0' }
        : host.answer(message)
    const asked = vi.fn(answer)
    frame(asked)
    const { config, done } = await open()
    await done
    isOpen = true
    const failed = await requestWallet(() => sendTransaction(config, pay(1n))).catch(toUserError)
    expect(failed).toMatchObject({ code })
    expect(asked.mock.calls.filter(([{ method }]) => method === 'sendTransactions')).toHaveLength(1)
  })

  test('error: a decline has the code that other wallets give it, and a request that viem repeats is not passed on', async () => {
    frame(({ method, ...message }) =>
      method === 'getSafeInfo'
        ? host.answer({ method, ...message })
        : { id: message.id, success: false, error: 'User rejected transaction', version: '9.1.0' },
    )
    const { config, done } = await open()
    await done
    const [connector] = listWallets(config.connectors, false)
    const provider = (await connector?.getProvider()) as EIP1193Provider
    const from = service.safe
    const declined = provider.request({ method: 'eth_sendTransaction', params: [{ from, to: paid }] })
    await expect(declined).rejects.toMatchObject({ code: 4001 })
    const repeated = provider.request({ method: 'wallet_sendTransaction', params: [{ from, to: paid }] })
    await expect(repeated).rejects.toMatchObject({ code: -32_601 })
  })

  test('error: a Safe is on one network, and says that it cannot switch', async () => {
    const config = await opened()
    const error = await switchNetwork(config, foundry.id).catch(toUserError)
    expect(error).toMatchObject({ code: 'switchUnsupported' })
  })
})

describe('what it knows of a proposal', () => {
  const ofOwners = owners.map((owner) => owner.address)

  test('who has signed, who is missing, and in which transaction it was executed', async () => {
    await opened()
    const hash = await service.propose([pay(3n)])
    const { nonce } = service.get(hash).transaction
    await service.sign(hash, ...owners.slice(0, 2))
    expect(await readSafeAppProposal(hash)).toEqual({
      nonce,
      confirmations: ofOwners.slice(0, 2),
      waiting: ofOwners.slice(2),
      missing: 1,
      isExecuted: false,
    })
    const { transactionHash } = await service.replace(hash)
    expect(await readSafeAppProposal(hash), 'the nonce is used by another one').toMatchObject({
      isExecuted: false,
      missing: 1,
    })
    const next = await service.propose([pay(3n)])
    await service.sign(next, ...owners)
    const txHash = await service.execute(next)
    expect(await readSafeAppProposal(next)).toMatchObject({ isExecuted: true, txHash, missing: 0, waiting: [] })
    expect(txHash).not.toBe(transactionHash)
  })

  test('without a Safe around the page nothing is asked', async () => {
    frame(() => undefined)
    const { config } = await open()
    const hash = await service.propose([pay(3n)])
    expect(await readFramedProposal(config, hash)).toBeUndefined()
    const inside = await opened()
    expect(await readFramedProposal(inside, hash)).toMatchObject({ confirmations: [], missing: 3 })
  })

  test('error: none that it does not know, and no answer of another form', async () => {
    await opened()
    const unknown = numberToHex(1, { size: 32 })
    await expect(readSafeAppProposal(unknown)).rejects.toThrow('Transaction not found')
    frame(async (message) => ({ id: message.id, version: '9.1.0', success: true, data: { txStatus: 'SUCCESS' } }))
    await expect(readSafeAppProposal(unknown).catch(toUserError)).resolves.toMatchObject({
      code: 'walletAnswerInvalid',
    })
  })
})
