import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { countShared, fingerprintPayments } from '@saleyard/send/run/fingerprint.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import {
  type Address,
  type Client,
  concatHex,
  createClient,
  custom,
  erc20Abi,
  getAddress,
  type Hash,
  type Hex,
  pad,
  parseEther,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { KnownTransactions } from './read-known.ts'
import { type ReadSentElsewhereParameters, readSentElsewhere } from './read-sent-elsewhere.ts'

const addresses = ['a1', 'b2', 'c3', 'd4'].map((pair) => `0x${pair.repeat(20)}` as Address)
const list = addresses.slice(0, 3).map((address, index) => ({ address, amount: BigInt(index + 1) }))
const [only] = list as [(typeof list)[number]]
const nothing: KnownTransactions = { hashes: new Set(), mined: new Set(), waiting: new Set(), usedBefore: 0 }
let chain: ContractChain
let other: Address
let snapshot: Hex

beforeAll(async () => {
  chain = await startContractChain()
  other = getAddress((await chain.client.getAddresses())[1] as Address)
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
})
afterAll(() => chain?.stop())

type ReadOverrides = Partial<ReadSentElsewhereParameters> & { known?: Partial<KnownTransactions>; client?: Client }

const read = ({ known, client = chain.client, ...overrides }: ReadOverrides = {}) =>
  readSentElsewhere(client, {
    multiSender: chain.multiSender,
    sender: chain.client.account.address,
    token: undefined,
    only: undefined,
    countShared: async (lists) =>
      lists.map((payments) => countShared(fingerprintPayments(list), fingerprintPayments(payments))),
    readKnown: async () => ({ ...nothing, ...known }),
    readJobs: async () => new Set(),
    ...overrides,
  })

const mined = async (hash: Hash): Promise<Hash> => {
  await chain.client.waitForTransactionReceipt({ hash })
  return hash
}
const pay = async (account: Address, to = only.address, value = only.amount): Promise<Hash> =>
  mined(await chain.client.sendTransaction({ account, to, value }))
const payToken = async (account: Address, value: bigint): Promise<Hash> => {
  const call = { abi: erc20Abi, address: chain.token, functionName: 'transfer', args: [only.address, value] } as const
  return mined(await chain.client.writeContract({ ...call, account }))
}
type Sent = { account: Address; id: bigint; payments: typeof list; isToken?: boolean }

const sendBatch = (account: Address, id: bigint, payments: typeof list) => send({ account, id, payments })

/** Sends a batch of coin through MultiSender, or of the token by itself. */
async function send({ account, id, payments, isToken = false }: Sent): Promise<Hash> {
  const { to, value, data } = encodeCall({
    id,
    route: isToken ? 'tokenItself' : 'native',
    asset: isToken ? { kind: 'erc20', token: chain.token } : { kind: 'native' },
    mode: { kind: 'strict' },
    multiSender: chain.multiSender,
    payments,
  })
  return mined(await chain.client.sendTransaction({ account, to, data, value }))
}
/** The same node, which says so of whatever a caller names. */
function nodeWith(answer: (method: string, params: unknown[]) => Error | undefined): Client {
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    const error = answer(method, (params ?? []) as unknown[])
    if (error) throw error
    return chain.client.request({ method, params } as never)
  }
  return createClient({ chain: foundry, transport: custom({ request }, { retryCount: 0 }) })
}

test('batches of the account are found unless a run of this device explains them', async () => {
  const sender = chain.client.account.address
  expect(await read()).toEqual({ unknown: [], payers: [] })
  await sendBatch(sender, 7n << 8n, list)
  expect(await read()).toEqual({ unknown: [String(7n << 8n)], payers: [] })
  expect(await read({ readJobs: async () => new Set([7n]) })).toEqual({ unknown: [], payers: [] })
})

test('another account is named where half of its batch or more is in the list, in the same asset', async () => {
  await sendBatch(other, 7n << 8n, [
    ...list.slice(0, 1),
    ...[1, 2].map((index) => ({ address: addresses[3] as Address, amount: BigInt(index) })),
  ])
  expect(await read(), 'a third of it').toEqual({ unknown: [], payers: [] })

  await sendBatch(other, 8n << 8n, list.slice(1))
  expect(await read()).toEqual({ unknown: [], payers: [other] })
  expect(await read({ token: chain.token })).toEqual({ unknown: [], payers: [] })
  expect(await read({ readJobs: async () => new Set([8n]) })).toEqual({ unknown: [], payers: [] })
})

test('batches that the token has paid by itself are found in the token, of the account and of others', async () => {
  const { token } = chain
  const sender = chain.client.account.address
  const total = list.reduce((sum, { amount }) => sum + amount, 0n)
  const give = { abi: erc20Abi, address: token, functionName: 'transfer', args: [other, total] } as const
  await mined(await chain.client.writeContract(give))
  await send({ account: sender, id: 7n << 8n, payments: list, isToken: true })
  await send({ account: other, id: 8n << 8n, payments: list, isToken: true })
  expect(await read({ token })).toEqual({ unknown: [String(7n << 8n)], payers: [other] })
  expect(await read({ token, readJobs: async () => new Set([7n, 8n]) })).toEqual({ unknown: [], payers: [] })
  expect(await read(), 'a list of coin').toEqual({ unknown: [], payers: [] })
})

test('error: more batches of other accounts in a day than are read', async () => {
  const one = list.slice(0, 1).map(({ amount }) => ({ address: addresses[3] as Address, amount }))
  for (let job = 1n; job <= 200n; job += 1n) await sendBatch(other, job << 8n, one)
  expect(await read()).toEqual({ unknown: [], payers: [] })
  await sendBatch(other, 201n << 8n, one)
  await expect(read()).rejects.toThrow('201 batches')
})

test('a payment of coin is found by the rise of who has sent nothing, whoever paid, unless this device knows it', async () => {
  const sender = chain.client.account.address
  const overrides = { only }
  await pay(sender, addresses[1])
  await pay(sender, only.address, only.amount + 1n)
  expect(await read(overrides), 'another recipient, another amount').toEqual({ unknown: [], payers: [] })

  const hash = await pay(sender)
  await chain.client.mine({ blocks: 20 })
  await pay(other)
  expect(await read(overrides)).toEqual({ unknown: [hash], payers: [other] })
  expect(await read({ ...overrides, known: { hashes: new Set([hash]) } })).toEqual({
    unknown: [],
    payers: [other],
  })
})

test('a payment of coin of more than a day ago is not asked about', async () => {
  await pay(other)
  await chain.client.mine({ blocks: 1_100, interval: 100 })
  expect(await read({ only, sender: other })).toEqual({ unknown: [], payers: [] })
})

test('error: a recipient who is paid more often in a day than is read', async () => {
  for (let paid = 0n; paid < 12n; paid += 1n) await pay(other, only.address, 100n + paid)
  expect(await read({ only })).toEqual({ unknown: [], payers: [] })
  await pay(other, only.address, 100n)
  await expect(read({ only })).rejects.toThrow('13 payments')
})

describe('where the recipient has spent, or the state of a day ago is gone', () => {
  /** Spends: its balance says nothing. */
  const spender = async () => {
    const [, , third] = await chain.client.getAddresses()
    const address = third as Address
    await pay(address, addresses[2])
    return { ...only, address }
  }

  test('the own transactions that this device does not know are read', async () => {
    const payee = await spender()
    const overrides = { only: payee, sender: other }
    await pay(other, addresses[1])
    await pay(other, payee.address, payee.amount + 1n)
    expect(await read(overrides)).toEqual({ unknown: [], payers: [] })
    const hash = await pay(other, payee.address)
    expect(await read(overrides)).toEqual({ unknown: [hash], payers: [] })
    expect(await read({ ...overrides, known: { hashes: new Set([hash]) } })).toEqual({ unknown: [], payers: [] })
    expect(await read({ ...overrides, known: { mined: new Set([2]) } })).toEqual({ unknown: [], payers: [] })

    const data = concatHex(['0x12345678', pad(payee.address)])
    const carrier = await mined(await chain.client.sendTransaction({ account: other, to: addresses[2], data }))
    expect(await read(overrides), 'what names the recipient may carry the payment').toEqual({
      unknown: [hash, carrier],
      payers: [],
    })
  })

  test('error: more transactions in a day than are read one by one', async () => {
    const payee = await spender()
    for (let sent = 0; sent < 13; sent += 1) await pay(other, addresses[1])
    await expect(read({ only: payee, sender: other })).rejects.toThrow('13 transactions')
    expect(await read({ only: payee, sender: other, known: { mined: new Set([5]) } })).toEqual({
      unknown: [],
      payers: [],
    })
  })

  test('error: an account that this device knows nothing of', async () => {
    await pay(other)
    await chain.client.mine({ blocks: 10 })
    const latest = await chain.client.getBlockNumber({ cacheTime: 0 })
    const pruned = nodeWith((method, [, block]) =>
      /eth_get(TransactionCount|Balance|Code)/.test(method) &&
      /^0x/.test(String(block)) &&
      BigInt(String(block)) < latest - 4n
        ? Object.assign(new Error('missing trie node'), { code: -32000 })
        : undefined,
    )
    const overrides = { only, sender: other, client: pruned }
    await expect(read(overrides)).rejects.toThrow('No node has transaction 0')
    expect(await read({ ...overrides, known: { mined: new Set([0]) } }), 'it was sent from here').toEqual({
      unknown: [],
      payers: [],
    })
    expect(await read({ ...overrides, known: { usedBefore: 1 } })).toEqual({ unknown: [], payers: [] })
  })
})

test('a payment of a token is found by its event, whatever fee the token has kept', async () => {
  const sender = chain.client.account.address
  const overrides = { only, token: chain.token }
  expect(await read(overrides)).toEqual({ unknown: [], payers: [] })
  const hash = await payToken(sender, only.amount + 5n)
  expect(await read(overrides)).toEqual({ unknown: [hash], payers: [] })
  expect(await read({ ...overrides, known: { hashes: new Set([hash]) } })).toEqual({ unknown: [], payers: [] })
  expect(await read({ only: { ...only, address: addresses[1] as Address }, token: chain.token })).toEqual({
    unknown: [],
    payers: [],
  })
})

test('another account that paid exactly the amount of a token is named, one that paid another amount is not', async () => {
  const overrides = { only, token: chain.token, sender: other }
  await payToken(chain.client.account.address, only.amount + 5n)
  expect(await read(overrides)).toEqual({ unknown: [], payers: [] })
  await payToken(chain.client.account.address, only.amount)
  expect(await read(overrides)).toEqual({ unknown: [], payers: [chain.client.account.address] })
})

test.each([
  ['of one', only],
  ['of many', undefined],
])('a transaction that waits for a block may pay a list %s', async (_, alone) => {
  const { client } = chain
  await client.setAutomine(false)
  try {
    await client.sendTransaction({ account: other, to: addresses[1], value: parseEther('1') })
    const overrides = { only: alone, sender: other }
    expect(await read(overrides)).toEqual({ unknown: ['nonce 0'], payers: [] })
    expect(await read({ ...overrides, known: { waiting: new Set([0]) } })).toEqual({ unknown: [], payers: [] })
  } finally {
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
  }
})

test('error: a batch of another account that the node does not have, and a node that is gone', async () => {
  await sendBatch(other, 8n << 8n, list)
  const behind = nodeWith((method) => (method === 'eth_getTransactionByHash' ? new Error('not yet') : undefined))
  await expect(read({ client: behind })).rejects.toThrow('not yet')
  await expect(read({ client: nodeWith(() => new Error('gone')) })).rejects.toThrow('gone')
})
