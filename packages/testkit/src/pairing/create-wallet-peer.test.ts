import { account } from '@saleyard/testkit/chain/accounts.ts'
import { type Chain, coin, createChain } from '@saleyard/testkit/chain/create-chain.ts'
import { type LocalChain, startChain } from '@saleyard/testkit/chain/start-chain.ts'
import { type Hex, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMemoryStorage } from './core-options.ts'
import { createWalletPeer, type WalletPeer } from './create-wallet-peer.ts'
import { openProvider } from './open-provider.ts'
import { type Relay, startRelay } from './start-relay.ts'

const paired = account(1).address
const friend = account(5).address

describe('a page and a wallet, paired through the relay', () => {
  let localChain: LocalChain
  let chain: Chain
  let relay: Relay
  let peer: WalletPeer
  let provider: Awaited<ReturnType<typeof openProvider>>
  let storage: ReturnType<typeof createMemoryStorage>

  beforeAll(async () => {
    localChain = await startChain({})
    chain = createChain(localChain)
  }, 60_000)
  afterAll(() => localChain.stop())

  beforeEach(async () => {
    relay = await startRelay()
    storage = createMemoryStorage()
    peer = await createWalletPeer({ relayUrl: relay.url, rpcUrl: chain.rpcUrl })
    provider = await openProvider({ relayUrl: relay.url, rpcUrl: chain.rpcUrl, storage })
  })
  afterEach(async () => {
    await provider.close()
    await peer.close()
    await relay.stop()
  })

  async function pair() {
    const { uri, connection } = await provider.propose()
    await peer.pair(uri)
    await connection
  }

  test('the page is given the account and the chain of the wallet', async () => {
    await pair()

    expect(provider.accounts).toEqual([paired])
    expect(provider.chainId).toBe(foundry.id)
    expect(peer.sessions()).toHaveLength(1)
    expect(relay.accepted()).toBe(2)
  })

  test('a proposal that the user rejects leaves nothing behind', async () => {
    peer.prompts.rejectNext('eth_requestAccounts')
    const { uri, connection } = await provider.propose()
    const [rejected] = await Promise.allSettled([connection, peer.pair(uri)])

    expect(rejected).toMatchObject({ status: 'rejected', reason: { message: 'User rejected.' } })
    expect(peer.sessions()).toEqual([])
    expect(provider.session).toBeUndefined()
  })

  test('a transaction is sent on the chain by the account of the wallet, unless it is rejected', async () => {
    await pair()
    const before = await chain.balanceOf(coin, friend)
    const params = [{ from: paired, to: friend, value: '0xde0b6b3a7640000' }]

    peer.prompts.rejectNext('eth_sendTransaction')
    await expect(provider.request({ method: 'eth_sendTransaction', params })).rejects.toMatchObject({ code: 4001 })
    const hash = await provider.request<Hex>({ method: 'eth_sendTransaction', params })

    const { from } = await chain.client.getTransaction({ hash })
    expect(from.toLowerCase()).toBe(paired.toLowerCase())
    expect(await chain.balanceOf(coin, friend)).toBe(before + parseEther('1'))
  })

  test('messages and typed data are signed', async () => {
    await pair()
    const typedData = {
      domain: { name: 'Saleyard', chainId: foundry.id },
      types: { Note: [{ name: 'text', type: 'string' }] },
      primaryType: 'Note',
      message: { text: 'hello' },
    } as const
    const message = { raw: '0x68656c6c6f' } as const

    const signed = await provider.request<Hex>({ method: 'personal_sign', params: [message.raw, paired] })
    const signedData = await provider.request<Hex>({
      method: 'eth_signTypedData_v4',
      params: [paired, JSON.stringify(typedData)],
    })

    expect(await verifyMessage({ address: paired, message, signature: signed })).toBe(true)
    expect(await verifyTypedData({ address: paired, ...typedData, signature: signedData })).toBe(true)
  })

  test('a chain that the wallet lacks is refused with 4902, added, and part of the session from then on', async () => {
    await pair()
    const chainId = '0x38'
    const asking = provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] })
    await expect(asking).rejects.toMatchObject({ code: 4902 })

    await provider.request({ method: 'wallet_addEthereumChain', params: [{ chainId }] })

    await expect.poll(() => provider.chainId).toBe(56)
    expect(provider.session?.namespaces.eip155?.chains).toEqual(['eip155:31337', 'eip155:56'])
  })

  test('the wallet changes its chain, and the page follows; back again without a question', async () => {
    await pair()
    await peer.switchChain(56)
    await expect.poll(() => provider.chainId).toBe(56)

    await provider.request({ method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] })

    expect(provider.chainId).toBe(foundry.id)
    expect(peer.prompts.shown.map(({ method }) => method)).toEqual(['eth_requestAccounts'])
  })

  test('the wallet changes its account, and the page follows', async () => {
    await pair()
    await peer.switchAccount(3)

    await expect.poll(() => provider.accounts).toEqual([account(3).address])
  })

  test('a session that the wallet ends is over for the page', async () => {
    await pair()
    const told = new Promise((resolve) => provider.once('session_delete', resolve))
    await peer.disconnect()
    await told

    expect(provider.session).toBeUndefined()
    expect(peer.sessions()).toEqual([])
  })

  test('a session that the page ends is over for the wallet', async () => {
    await pair()
    await provider.disconnect()

    await expect.poll(() => peer.sessions()).toEqual([])
  })

  test('a page that is reloaded finds its session, and what it missed', async () => {
    await pair()
    await provider.close()
    await peer.switchAccount(3)

    provider = await openProvider({ relayUrl: relay.url, rpcUrl: chain.rpcUrl, storage })

    expect(provider.session).toBeDefined()
    await expect.poll(() => provider.accounts).toEqual([account(3).address])
  })

  test('a relay that goes down keeps the session, and what is asked meanwhile is answered when it is back', async () => {
    await pair()
    relay.goDown()
    await expect.poll(() => provider.connected).toBe(false)
    const signing = provider.request<Hex>({ method: 'personal_sign', params: ['0x68656c6c6f', paired] })
    await expect.poll(() => relay.refused()).toBeGreaterThan(0)
    expect(relay.open()).toBe(0)

    relay.comeBack()

    expect(await verifyMessage({ address: paired, message: 'hello', signature: await signing })).toBe(true)
  }, 60_000)
})
