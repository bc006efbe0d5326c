import 'fake-indexeddb/auto'
import { getCauses } from '@saleyard/chain/errors/error-causes.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readWriteOutcome } from '@saleyard/chain/errors/write-outcomes.ts'
import { owners, type SafeChain, signAll, startSafeChain, stranger } from '@saleyard/safe/testing/safe-chain.ts'
import { startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import { type Address, encodeFunctionData, erc20Abi, getAddress, parseEther } from 'viem'
import { bscTestnet, foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Config, createConfig, createStorage, http } from 'wagmi'
import { getConnection, sendTransaction, signMessage } from 'wagmi/actions'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import { simulateFrozenCall, writeFrozenCall } from '@/lib/transactions/frozen-call.ts'
import { runTransaction } from '@/lib/transactions/run-transaction.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { hasLegacyWallet, listWallets } from '@/lib/wallet/list-wallets.ts'
import { reconnectWallet } from '@/lib/wallet/reconnect-wallet.ts'
import { readCallsStatus, sendCalls } from '@/lib/wallet/requests/calls.ts'
import { readAtomic } from '@/lib/wallet/requests/read-atomic.ts'
import { startSession } from '@/lib/wallet/session.ts'
import { switchNetwork } from '@/lib/wallet/switch-network.ts'
import { type OtherNetwork, startOtherNetwork } from '@/testing/test-networks.ts'
import { connectSafe } from './connect-safe.ts'
import { readLastSafe } from './files-connector.ts'
import type { FilesProvider } from './files-provider.ts'
import { findDoubt } from './follow-safe-record.ts'
import { isProven, type ProvenProposal } from './hand-on.ts'
import { proposalStore } from './proposal-store.ts'

const recipient: Address = '0x3333333333333333333333333333333333333333'
let chain: SafeChain
let other: OtherNetwork
let safe: Address
let saltNonce = 500n
let stored: Map<string, string>
let config: Config

beforeAll(async () => {
  ;[chain, other] = await Promise.all([startSafeChain(), startOtherNetwork()])
})
afterAll(() => Promise.all([chain?.stop(), other?.stop()]))

/** A config of the page with its storage: a second one is the page after a reload. */
function open(otherUrl = other.rpcUrl): Config {
  const made = createConfig({
    chains: [bscTestnet, foundry],
    transports: {
      [foundry.id]: http(chain.rpcUrl, { retryCount: 0 }),
      [bscTestnet.id]: http(otherUrl, { retryCount: 0 }),
    },
    storage: createStorage({
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    }),
    multiInjectedProviderDiscovery: false,
    pollingInterval: 20,
  }) as unknown as Config
  startSession(made)
  return made
}

beforeEach(async () => {
  saltNonce += 1n
  stored = new Map()
  safe = await chain.fund(await chain.open(saltNonce))
  config = open()
})

const connect = () => connectSafe(config, { chainId: foundry.id, safe: safe.toLowerCase() as Address })
const coin = { to: recipient, value: parseEther('0.5'), data: '0x' } as const

async function load(hash: string): Promise<ProvenProposal> {
  const found = await proposalStore.get(hash as `0x${string}`)
  if (!found || !isProven(found)) throw new Error('not stored')
  return found
}

async function execute(hash: string) {
  const { tx, chainId } = await load(hash)
  return chain.execute(tx, { chainId, safe }, await signAll({ chainId, safe }, tx, owners.slice(0, 3)), stranger)
}

test('a Safe is connected by its address alone, with its checksum, and is no wallet of this browser', async () => {
  await connect()
  expect(getConnection(config)).toMatchObject({ address: getAddress(safe), chainId: foundry.id, status: 'connected' })
  expect(listWallets(config.connectors, hasLegacyWallet())).toEqual([])
})

test.each([
  ['a key', () => stranger.address, 'codeMissing'],
  ['another contract', () => chain.token, 'proxyUnknown'],
] as const)('%s is refused, with the reason, and nothing is connected', async (_, account, code) => {
  await expect(connectSafe(config, { chainId: foundry.id, safe: account() })).rejects.toMatchObject({ code })
  expect(getConnection(config).status).toBe('disconnected')
  expect(await readLastSafe(config)).toBeUndefined()
})

test('it is connected again after a reload, without any request', async () => {
  await connect()
  config = open()
  await reconnectWallet(config)
  expect(getConnection(config)).toMatchObject({ address: safe, chainId: foundry.id, status: 'connected' })
})

test('a transaction becomes a proposal: its hash is what the page gets, and the chain decides about it', async () => {
  await connect()
  const hash = await sendTransaction(config, coin)
  expect(await load(hash)).toMatchObject({ way: 'files', safe, signatures: [], tx: { ...coin, nonce: 0n } })
  expect(await sendTransaction(config, coin)).not.toBe(hash)

  await execute(hash)
  expect(await chain.client.getBalance({ address: recipient })).toBe(coin.value)
})

test('several calls become one transaction of the Safe, whose status is that of the proposal', async () => {
  await connect()
  expect(await readAtomic(config, foundry.id)).toBe('supported')
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [recipient, 7n] })
  const calls = [{ to: chain.token, data: approve, value: 0n }, coin]
  const id = await sendCalls(config, { id: '0x01', chainId: foundry.id, account: safe, calls } as never)
  expect((await load(id)).calls).toHaveLength(2)
  expect(await readCallsStatus(config, { id })).toMatchObject({ state: 'pending' })

  const { transactionHash } = await execute(id)
  expect(await readCallsStatus(config, { id })).toMatchObject({ state: 'confirmed', hashes: [transactionHash] })
})

test('calls that another transaction has replaced have failed', async () => {
  await connect()
  const [first, second] = [await sendTransaction(config, coin), await sendTransaction(config, coin)]
  const { tx } = await load(second)
  const instead = { ...tx, nonce: 0n, value: 1n }
  const domain = { chainId: foundry.id, safe }
  await chain.execute(instead, domain, await signAll(domain, instead, owners.slice(0, 3)))
  expect(await readCallsStatus(config, { id: first })).toMatchObject({ state: 'failed' })
  await expect(readCallsStatus(config, { id: '0x1234' })).rejects.toMatchObject({ code: 'unknown' })
})

test('what a Safe cannot do is refused, and a failure never reads as if it had been sent', async () => {
  await connect()
  const readFailure = async (doing: Promise<unknown>) => toUserError(await doing.catch((error) => error)).code
  expect(await readFailure(signMessage(config, { message: 'hello' }))).toBe('methodUnsupported')
  const noCode = { to: recipient, data: '0x12345678' } as const
  expect(readWriteOutcome(await readFailure(sendTransaction(config, noCode)))).toBe('refused')
  const created = sendTransaction(config, { data: '0x6000' } as never)
  expect(readWriteOutcome(await readFailure(created))).toBe('refused')
  // Nothing was kept, so that none of it leaves an act unknown.
  const error = await sendTransaction(config, noCode).catch((thrown) => thrown)
  const record = { account: safe, safe: { fromBlock: 1n } } as ActivityRecord
  expect(await findDoubt(chain.client, record, error)).toBeUndefined()
  expect((await proposalStore.list()).filter((each) => each.safe === safe)).toEqual([])
})

test('an act of the page that is refused for a reason of the Safe brings that along, in place of the node that is blamed for it', async () => {
  await connect()
  const account = getAddress(safe)
  const call = { chainId: foundry.id, account, to: recipient, value: 0n, data: '0x12345678' } as const
  const intent: TransactionIntent = {
    ...call,
    key: `act of ${safe}`,
    kind: 'handOver',
    summary: 'Call an account without code',
    amounts: [],
    simulate: () => simulateFrozenCall(config, call),
    write: () => writeFrozenCall(config, { ...call, gas: null }),
  }
  const progress = await runTransaction(intent, { config })
  const values = { safeError: 'targetUnknown', account: recipient }
  expect(progress).toMatchObject({ state: 'failed', error: { code: 'rpcInvalidParams', values } })
  expect((await proposalStore.list()).filter((each) => each.safe === account)).toEqual([])
})

test('a silent network proposes nothing, and says so', async () => {
  await connect()
  const silent = await startOtherNetwork()
  await silent.stop()
  stored.set('wagmi.safeFiles.account', JSON.stringify(`${foundry.id}:${safe}`))
  const rpcUrl = chain.rpcUrl
  chain.rpcUrl = silent.rpcUrl
  config = open()
  chain.rpcUrl = rpcUrl
  await reconnectWallet(config)
  const error = await sendTransaction(config, coin).catch((thrown) => thrown)
  expect(readWriteOutcome(toUserError(error).code)).toBe('refused')
})

test('it moves only to a network on which the same Safe is', async () => {
  await connect()
  const error = await switchNetwork(config, bscTestnet.id).catch((thrown) => thrown)
  expect(getCauses(error)).toContainEqual(expect.objectContaining({ code: 'codeMissing' }))
  expect(getConnection(config).chainId).toBe(foundry.id)
  expect(await readLastSafe(config)).toEqual({ chainId: foundry.id, safe })
  await switchNetwork(config, foundry.id)
  expect(getConnection(config).chainId).toBe(foundry.id)
})

test('where the same Safe is on the other network, it moves there, and is there after a reload', async () => {
  const node = await startFaultProxy(chain.rpcUrl)
  onTestFinished(() => node.stop())
  node.fault({ kind: 'wrongChain', chainId: bscTestnet.id })
  config = open(node.url)
  await connect()
  await switchNetwork(config, bscTestnet.id)
  expect(getConnection(config)).toMatchObject({ address: safe, chainId: bscTestnet.id })
  expect(await load(await sendTransaction(config, coin))).toMatchObject({ chainId: bscTestnet.id, safe })
  config = open(node.url)
  await reconnectWallet(config)
  expect(getConnection(config)).toMatchObject({ address: safe, chainId: bscTestnet.id, status: 'connected' })
})

test.each([
  ['from another account', 4100, { from: recipient, to: recipient, value: '0x1' }],
  ['without a target', -32602, { value: '0x1' }],
  ['for another network', 4901, { to: recipient, value: '0x1', chainId: '0x61' }],
  ['for another network in decimals', 4901, { to: recipient, value: '0x1', chainId: 97 }],
  ['with bytes that are none', -32602, { to: recipient, data: 'hello' }],
] as const)('a transaction %s is refused with %s', async (_, code, given) => {
  await connect()
  const provider = (await getConnection(config).connector?.getProvider()) as FilesProvider
  const request = { method: 'eth_sendTransaction', params: [{ from: safe, ...given }] }
  await expect(provider.request(request)).rejects.toMatchObject({ code })
})

test('calls for another network than that of the Safe are refused', async () => {
  await connect()
  const provider = (await getConnection(config).connector?.getProvider()) as FilesProvider
  const calls = [{ to: recipient, value: '0x1' }]
  const request = { method: 'wallet_sendCalls', params: [{ chainId: '0x61', from: safe, calls }] }
  await expect(provider.request(request)).rejects.toMatchObject({ code: 4901 })
})
