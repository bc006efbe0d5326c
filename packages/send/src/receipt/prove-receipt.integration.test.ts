import {
  liquidityGeneratorTokenFactoryAbi,
  liquidityGeneratorTokenFactoryAddress,
  multiSenderAbi,
} from '@saleyard/generated/abis'
import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import type { Asset, Route, SendMode } from '@saleyard/send/plan/types.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { compileSolidity } from '@saleyard/testkit/chain/compile-solidity.ts'
import { rejectingRecipient } from '@saleyard/testkit/chain/create-chain.ts'
import { encodeForwarder } from '@saleyard/testkit/chain/forwarder.ts'
import { type ContractChain, startContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import {
  type Address,
  type Client,
  concatHex,
  createClient,
  custom,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  maxUint256,
  numberToHex,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMerkleTree, describeMemoRoot, hashMemo } from './memo-signature.ts'
import { proveReceipt } from './prove-receipt.ts'
import { proveRun } from './prove-run.ts'
import type { PaymentLink, RunLink } from './receipt-link.ts'

let chain: ContractChain
let snapshot: Hash
/** A node that shows no calls inside of transactions, as most public ones. */
let simple: Client
let ids = 0n

beforeAll(async () => {
  chain = await startContractChain()
  await approve(chain.client.account.address)
  simple = createClient({
    chain: foundry,
    transport: custom({
      request: async (request) => {
        if (request.method.startsWith('debug_')) throw new Error('the method is not available')
        return chain.client.request(request)
      },
    }),
  })
  snapshot = await chain.client.snapshot()
})
beforeEach(async () => {
  await chain.client.revert({ id: snapshot })
  snapshot = await chain.client.snapshot()
})
afterAll(() => chain?.stop())

const addressOf = (digit: number) => numberToHex(0xabc000 + digit, { size: 20 })
const payments: Payment[] = [
  { address: addressOf(1), amount: 5n },
  { address: addressOf(2), amount: 7n },
  // The same address twice.
  { address: addressOf(1), amount: 9n },
]
const coin = { kind: 'native' } as const
const mined = async (hash: Hash) => {
  const receipt = await chain.client.waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  return receipt
}

async function approve(sender: Address) {
  const args = [chain.multiSender, maxUint256 - 1n] as const
  await mined(
    await chain.client.writeContract({
      address: chain.token,
      abi: erc20Abi,
      functionName: 'approve',
      args,
      account: sender,
    }),
  )
}

type Sending = { route: Route; payments?: Payment[]; mode?: SendMode; token?: Address }

function prepare({ route, payments: paid = payments, mode = { kind: 'strict' }, token }: Sending) {
  ids += 256n
  const id = route.startsWith('plain') ? 0n : ids
  const isCoin = route === 'native' || route === 'plainNative'
  const asset: Asset = isCoin ? coin : { kind: 'erc20', token: token ?? chain.token }
  const call = encodeCall({ id, route, asset, mode, multiSender: chain.multiSender, payments: paid })
  return { id, asset, call, paid }
}

/** Sends a batch and describes the receipts of its recipients truthfully. */
async function send(sending: Sending, transmit = sendItself) {
  const { id, asset, call, paid } = prepare(sending)
  const { hash, sender } = await transmit(call)
  return describePayments({ id, asset, hash, sender, paid })
}

type Call = { to: Address; value: bigint; data: Hex }

async function sendItself({ to, value, data }: Call): Promise<{ hash: Hash; sender: Address }> {
  const { transactionHash: hash } = await mined(await chain.client.sendTransaction({ to, value, data }))
  return { hash, sender: chain.client.account.address }
}

const vault = addressOf(0xfff)

/** A contract that makes the call itself: its bytes are nowhere in the transaction. */
async function sendByContract({ to, value, data }: Call): Promise<{ hash: Hash; sender: Address }> {
  await chain.client.setCode({ address: vault, bytecode: encodeForwarder(to, value, data) })
  const { transactionHash: hash } = await mined(await chain.client.sendTransaction({ to: vault, gas: 5_000_000n }))
  return { hash, sender: vault }
}

async function fund(token = chain.token) {
  await chain.client.setBalance({ address: vault, value: 10n ** 20n })
  const args = [vault, 10n ** 20n] as const
  await mined(await chain.client.writeContract({ address: token, abi: erc20Abi, functionName: 'transfer', args }))
  const data = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'approve',
    args: [chain.multiSender, maxUint256 - 1n],
  })
  await sendByContract({ to: token, value: 0n, data })
}

type Sent = { id: bigint; asset: Asset; hash: Hash; sender: Address; paid: Payment[] }

function describePayments({ id, asset, hash, sender, paid }: Sent): PaymentLink[] {
  return paid.map(({ address, amount }, index) => ({
    kind: 'payment',
    chainId: 31337,
    sender,
    hash,
    recipient: address,
    amount,
    symbol: 'X',
    decimals: 18,
    ...(asset.kind === 'erc20' && { token: asset.token }),
    ...(id !== 0n && { batch: { id, number: 1, index } }),
  }))
}

const prove = (link: PaymentLink | undefined, client: Client = chain.client, confirmations = 1) => {
  if (!link) throw new Error('no link')
  return proveReceipt(client, link, { confirmations })
}
/** Addresses in lower case: nodes write them in both ways. */
const problemOf = async (link: PaymentLink | undefined, client?: Client) => {
  const proof = await prove(link, client)
  return proof.state === 'differs' ? inLowerCase(proof.problem) : proof
}
const inLowerCase = (problem: object) =>
  Object.fromEntries(
    Object.entries(problem).map(([key, value]) => [
      key,
      typeof value === 'string' && value.startsWith('0x') ? value.toLowerCase() : value,
    ]),
  )

describe.each(['native', 'tokenFrom', 'tokenPull', 'tokenItself'] as const)('a batch by the route %s', (route) => {
  test('proves each of its records, also at a node that shows no inner calls', async () => {
    const links = await send({ route })
    for (const link of links) {
      const found = { state: 'proven', count: 3, isCounted: false, place: { depth: 1n, confirmations: 1 } }
      expect(await prove(link)).toMatchObject(found)
      expect(await prove(link, simple)).toMatchObject(found)
      expect(await prove(link)).not.toHaveProperty('arrived')
    }
  })

  test('is mined until it is final', async () => {
    const [link] = await send({ route })
    expect(await prove(link, chain.client, 3)).toMatchObject({ state: 'mined', place: { depth: 1n, confirmations: 3 } })
    await chain.client.mine({ blocks: 2 })
    expect(await prove(link, chain.client, 3)).toMatchObject({ state: 'proven', place: { depth: 3n } })
  })

  test('proves no other amount, record, recipient, sender, id, transaction or asset', async () => {
    const [link, second] = await send({ route })
    const [other] = await send({ route })
    if (!link?.batch || !second?.batch || !other) throw new Error('no link')
    const { batch } = link
    expect(await problemOf({ ...link, amount: 6n })).toEqual({ code: 'otherAmount', amount: 5n })
    expect(await problemOf({ ...link, batch: second.batch })).toEqual({
      code: 'otherRecipient',
      recipient: second.recipient,
    })
    expect(await problemOf({ ...link, recipient: addressOf(4) })).toEqual({
      code: 'otherRecipient',
      recipient: link.recipient,
    })
    // The other payment to the same address is another record.
    expect(await problemOf({ ...link, batch: { ...batch, index: 2 } })).toEqual({ code: 'otherAmount', amount: 9n })
    expect(await problemOf({ ...link, batch: { ...batch, index: 3 } })).toEqual({ code: 'noRecord', count: 3 })
    expect(await problemOf({ ...link, sender: vault })).toEqual({
      code: 'otherSender',
      sender: link.sender.toLowerCase(),
    })
    expect(await problemOf({ ...link, batch: { ...batch, id: batch.id + 256n } })).toEqual({ code: 'noEvent' })
    expect(await problemOf({ ...link, hash: other.hash })).toEqual({ code: 'noEvent' })
    expect(await problemOf({ ...link, chainId: 1 })).toEqual({ code: 'otherChain', chainId: 31337 })
    const { token = chain.token, ...asCoin } = link
    const elsewhere = { tokenItself: 'foreignContract' }[route as string] ?? 'otherAsset'
    expect(await problemOf(link.token ? asCoin : { ...link, token })).toMatchObject({ code: elsewhere })
    expect(await problemOf({ ...link, decimals: 6 })).toEqual({ code: 'otherDecimals', decimals: 18 })
  })

  test('proves its records if another contract sends it, and says at a simple node what cannot be seen', async () => {
    await fund()
    const links = await send({ route }, sendByContract)
    for (const link of links) expect(await prove(link)).toMatchObject({ state: 'proven', count: 3, isCounted: false })
    const [link] = links
    if (!link?.batch) throw new Error('no link')
    expect(await problemOf({ ...link, amount: 6n })).toEqual({ code: 'otherAmount', amount: 5n })

    if (route === 'native') {
      expect(await prove(link, simple)).toMatchObject({ state: 'unproven', doubt: 'callUnseen' })
      return
    }
    for (const each of links)
      expect(await prove(each, simple)).toMatchObject({ state: 'proven', count: 3, isCounted: true })
    expect(await problemOf({ ...link, amount: 6n }, simple)).toEqual({ code: 'noTransfer' })
    expect(await problemOf({ ...link, recipient: addressOf(4) }, simple)).toEqual({ code: 'noTransfer' })
    // The payment is there, and by another record.
    const elsewhere = { ...link, batch: { ...link.batch, index: 1 } }
    expect(await prove(elsewhere, simple)).toMatchObject({ state: 'unproven', doubt: 'recordUnseen' })
  })
})

describe('a batch that skips', () => {
  const mode = { kind: 'skip', gasCap: 50_000n } as const

  test('of coin: the skipped one is not paid, the others are', async () => {
    const receipt = await mined(await chain.client.sendTransaction({ data: rejectingRecipient }))
    const refusing = { address: receipt.contractAddress as Address, amount: 3n }
    const sending = { route: 'native', mode, payments: payments.toSpliced(1, 0, refusing) } as const
    const [first, skipped, third] = await send(sending)
    expect(await prove(skipped)).toMatchObject({ state: 'skipped' })
    expect(await prove(first)).toMatchObject({ state: 'proven', count: 4 })
    expect(await prove(third)).toMatchObject({ state: 'proven', count: 4 })
  })

  test('of a token: also where only logs are seen', async () => {
    const token = await deploy('contracts/test/mocks/tokens/BlocklistToken.sol', 'BlocklistToken')
    const abi = parseAbi(['function mint(address, uint256)', 'function setBlocked(address, bool)'])
    const write = async (functionName: 'mint' | 'setBlocked', args: [Address, never]) =>
      mined(await chain.client.writeContract({ address: token, abi, functionName, args }))
    await write('mint', [vault, 1_000n as never])
    await write('setBlocked', [addressOf(2), true as never])
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [chain.multiSender, 1_000n] })
    await sendByContract({ to: token, value: 0n, data })

    for (const route of ['tokenPull', 'tokenFrom'] as const) {
      const links = await send({ route, mode, token }, sendByContract)
      for (const client of [chain.client, simple]) {
        const states = await Promise.all(links.map(async (link) => (await prove(link, client)).state))
        expect(states).toEqual(['proven', 'skipped', 'proven'])
      }
    }
  })
})

test('what arrives of a token with a fee is shown, not what the record says', async () => {
  const factory = { address: liquidityGeneratorTokenFactoryAddress, abi: liquidityGeneratorTokenFactoryAbi } as const
  const owner = chain.client.account.address
  const identity = { contractURI: '', decimals: 18, name: 'Taxed', symbol: 'TAX', totalSupply: 10n ** 24n }
  const fees = { liquidityFeeBps: 100, taxFeeBps: 100, charityBps: 0, charityAddress: zeroAddress }
  const router = '0x8C9EC9F5F2A308f1473631fb2A51E6cCBBbFDD95'
  const parameters = { ...identity, ...fees, router, teamWallet: owner, salt: zeroHash } as const
  await mined(await chain.client.writeContract({ ...factory, functionName: 'createToken', args: [parameters] }))
  const token = await chain.client.readContract({ ...factory, functionName: 'tokenOf', args: [owner, zeroHash] })
  // The first owner pays no fee, and its successor does.
  await fund(token)
  const paid = [{ address: addressOf(1), amount: 1_000n }]
  const [link] = await send({ route: 'tokenFrom', token, payments: paid }, sendByContract)
  expect(await prove(link)).toMatchObject({ state: 'proven', arrived: 980n, token: { symbol: 'TAX', decimals: 18 } })
  const [plain] = await send({ route: 'plainToken', token, payments: paid }, sendByContract)
  expect(await problemOf(plain)).toEqual({ code: 'otherAmount', amount: 980n })
})

async function deploy(path: string, name: string): Promise<Address> {
  const { contractAddress } = await mined(
    await chain.client.sendTransaction({ data: compileSolidity(path)[name] as Hex }),
  )
  return contractAddress as Address
}

describe('a plain transfer', () => {
  const one = payments.slice(0, 1)

  test.each(['plainNative', 'plainToken'] as const)('%s is proven, also out of a contract', async (route) => {
    const [link] = await send({ route, payments: one })
    expect(await prove(link, simple)).toMatchObject({ state: 'proven', isCounted: false })
    await fund()
    const [inner] = await send({ route, payments: one }, sendByContract)
    expect(await prove(inner)).toMatchObject({ state: 'proven' })
    const state = route === 'plainNative' ? { state: 'unproven', doubt: 'callUnseen' } : { state: 'proven' }
    expect(await prove(inner, simple)).toMatchObject(state)
  })

  test('proves no other amount, recipient or sender', async () => {
    const [paid] = await send({ route: 'plainNative', payments: one })
    const [moved] = await send({ route: 'plainToken', payments: one })
    if (!paid || !moved) throw new Error('no link')
    for (const client of [chain.client, simple]) {
      expect(await problemOf({ ...paid, amount: 6n }, client)).toEqual({ code: 'otherAmount', amount: 5n })
      expect(await problemOf({ ...paid, recipient: addressOf(4) }, client)).toEqual({
        code: 'otherRecipient',
        recipient: one[0]?.address,
      })
      expect(await problemOf({ ...paid, sender: vault }, client)).toEqual({
        code: 'otherSender',
        sender: paid.sender.toLowerCase(),
      })
      expect(await problemOf({ ...moved, amount: 6n }, client)).toEqual({ code: 'otherAmount', amount: 5n })
      expect(await problemOf({ ...moved, recipient: addressOf(4) }, client)).toEqual({ code: 'noTransfer' })
      expect(await problemOf({ ...moved, sender: vault }, client)).toEqual({ code: 'noTransfer' })
    }
    expect(await problemOf({ ...paid, hash: moved.hash })).toEqual({ code: 'noTransfer' })
  })

  test('is none that reverted, none of a batch, and none that the node does not have', async () => {
    const [batched] = await send({ route: 'tokenFrom' })
    if (!batched) throw new Error('no link')
    const { batch: _batch, ...plain } = batched
    expect(await problemOf(plain)).toEqual({ code: 'isBatch' })
    const { call } = prepare({ route: 'plainToken', payments: [{ address: addressOf(1), amount: 10n ** 40n }] })
    const hash = await chain.client.sendTransaction({ to: call.to, data: call.data, gas: 200_000n })
    expect(await chain.client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'reverted' })
    expect(await problemOf({ ...plain, hash })).toEqual({ code: 'reverted' })
    expect(await problemOf({ ...batched, hash })).toEqual({ code: 'reverted' })
    expect(await prove({ ...plain, hash: numberToHex(1, { size: 32 }) })).toEqual({ state: 'notFound' })
  })
})

describe('a lie by a contract', () => {
  /** A contract that emits the event of any batch for any sender. */
  const announce = async (id: bigint, sender: Address) => {
    // LOG3 with the event's topic, sender and id; no data.
    const code = concatHex([
      '0x7f',
      numberToHex(id, { size: 32 }),
      '0x7f',
      numberToHex(BigInt(sender), { size: 32 }),
      '0x7f',
      topic,
      '0x60006000a300',
    ])
    const address = addressOf(0xeee)
    await chain.client.setCode({ address, bytecode: code })
    const { transactionHash: hash } = await mined(await chain.client.sendTransaction({ to: address }))
    return { address, hash }
  }
  const [topic = '0x'] = encodeEventTopics({ abi: multiSenderAbi, eventName: 'BatchSent' })

  test('that emits the same event proves nothing', async () => {
    const [link] = await send({ route: 'native' })
    if (!link) throw new Error('no link')
    const { address, hash } = await announce(link.batch?.id ?? 0n, link.sender)
    expect(await problemOf({ ...link, hash })).toEqual({ code: 'foreignContract', contract: address })
    // Nor does it if it is named as the token.
    const asToken = await problemOf({ ...link, hash, token: address })
    expect(asToken).toEqual({ code: 'noToken' })
  })

  test('at the address of MultiSender is noticed by its code', async () => {
    const [link] = await send({ route: 'native' })
    await chain.client.setCode({ address: chain.multiSender, bytecode: '0x00' })
    expect(await problemOf(link)).toEqual({ code: 'codeUnknown', contract: chain.multiSender.toLowerCase() })
  })

  test('that calls MultiSender with other records than its own calldata shows is not believed', async () => {
    // The vault pays 3 records. The transaction's own bytes, which nothing reads, pay the victim.
    await fund()
    const real = prepare({ route: 'native' })
    await chain.client.setCode({
      address: vault,
      bytecode: encodeForwarder(real.call.to, real.call.value, real.call.data),
    })
    const decoy = encodeCall({
      id: real.id,
      route: 'native',
      asset: coin,
      mode: { kind: 'strict' },
      multiSender: chain.multiSender,
      payments: [{ address: addressOf(7), amount: 1_000n }],
    })
    const { transactionHash: hash } = await mined(
      await chain.client.sendTransaction({ to: vault, data: decoy.data, gas: 5_000_000n }),
    )
    const paid = [{ address: addressOf(7), amount: 1_000n }]
    const [lie] = describePayments({ id: real.id, asset: coin, hash, sender: vault, paid })
    expect(await problemOf(lie)).toEqual({ code: 'otherRecipient', recipient: payments[0]?.address })
    expect(await prove(lie, simple)).toMatchObject({ state: 'unproven', doubt: 'callUnseen' })
  })
})

describe('a memo', () => {
  const payer = account(0)

  async function signAll(links: PaymentLink[], signer = payer): Promise<PaymentLink[]> {
    const { root, prove: proveLeaf } = createMerkleTree(links.map(hashMemo))
    if (!root || !links[0]) throw new Error('no memo')
    const signature = await signer.signTypedData(describeMemoRoot({ ...links[0], root }))
    return links.map((link, index) => ({ ...link, signed: { signature, proof: proveLeaf(index) } }))
  }
  const withMemos = (links: PaymentLink[]) =>
    links.map((link, index) => ({ ...link, line: index + 1, memo: `Salary ${index}` }))

  test('of each recipient is covered by one signature of the payer', async () => {
    const links = withMemos(await send({ route: 'tokenPull' }))
    expect(await prove(links[0])).toMatchObject({ state: 'proven', memo: 'unsigned' })
    const signed = await signAll(links)
    for (const link of signed) expect(await prove(link)).toMatchObject({ state: 'proven', memo: 'signed' })
  })

  test('is forged if its text, line or record is another, or another account signed', async () => {
    const links = withMemos(await send({ route: 'tokenPull' }))
    const [first, second] = await signAll(links)
    const [byOther] = await signAll(links, account(1))
    if (!first || !second) throw new Error('no link')
    const lies = [
      { ...first, memo: 'Salary and more' },
      { ...first, line: 99 },
      { ...first, memo: second.memo ?? '', line: 2, signed: second.signed },
      { ...first, signed: { signature: '0x1234', proof: [] } as never },
      byOther,
    ]
    for (const lie of lies) expect(await prove(lie as PaymentLink)).toMatchObject({ state: 'proven', memo: 'forged' })
  })

  test('may be signed by a contract wallet (ERC-1271)', async () => {
    await fund()
    const [link] = withMemos(await send({ route: 'native' }, sendByContract))
    if (!link) throw new Error('no link')
    const [signed] = await signAll([link])
    expect(await prove(signed)).toMatchObject({ memo: 'forged' })
    const code = compileSolidity('contracts/test/mocks/recipients/SigningWallet.sol').SigningWallet as Hex
    const owner = encodeAbiParameters([{ type: 'address' }], [payer.address])
    const { contractAddress } = await mined(await chain.client.sendTransaction({ data: concatHex([code, owner]) }))
    const bytecode = await chain.client.getCode({ address: contractAddress as Address })
    await chain.client.setCode({ address: vault, bytecode: bytecode as Hex })
    expect(await prove(signed)).toMatchObject({ state: 'proven', memo: 'signed' })
  })
})

describe('a whole run', () => {
  async function sendRun(route: Route): Promise<RunLink> {
    const batches: RunLink['batches'] = []
    let token: Address | undefined
    for (const number of [1, 2]) {
      ids = ids - (ids % 256n) + 256n
      const [link] = await send({ route })
      token = link?.token
      batches.push({ number, id: link?.batch?.id ?? 0n, hash: link?.hash ?? '0x' })
    }
    const sender = chain.client.account.address
    const claim = { kind: 'run', chainId: 31337, sender, symbol: 'X', decimals: 18 } as const
    return { ...claim, ...(token && { token }), count: 6, total: 42n, planned: 2, batches }
  }

  test('is proven batch by batch, and its sums are those of the chain', async () => {
    const link = await sendRun('tokenPull')
    const read: number[] = []
    const proof = await proveRun(chain.client, link, { confirmations: 1, onProgress: (count) => read.push(count) })
    expect(proof).toMatchObject({
      state: 'proven',
      token: { symbol: 'DEMO', decimals: 18 },
      paid: { count: 6, total: 42n },
      skipped: { count: 0, total: 0n },
      batches: [
        { number: 1, state: 'proven', count: 3, total: 21n },
        { number: 2, state: 'proven', count: 3, total: 21n },
      ],
    })
    expect(read).toEqual([1, 2])
    const later = await proveRun(chain.client, link, { confirmations: 2 })
    expect(later).toMatchObject({ state: 'mined', batches: [{ state: 'proven' }, { state: 'mined' }] })
  })

  test('differs if count, total, sender or a batch is another', async () => {
    const link = await sendRun('native')
    const proveLie = (lie: Partial<RunLink>) => proveRun(chain.client, { ...link, ...lie }, { confirmations: 1 })
    const sums = { code: 'otherSums', count: 6, total: 42n }
    expect(await proveLie({ total: 43n })).toMatchObject({ state: 'differs', problem: sums })
    expect(await proveLie({ count: 7 })).toMatchObject({ state: 'differs', problem: sums })
    expect(await proveLie({ sender: vault })).toMatchObject({ state: 'differs', batches: [{ state: 'differs' }, {}] })
    expect(await proveLie({ chainId: 1 })).toMatchObject({ state: 'differs', problem: { code: 'otherChain' } })
    expect(await proveLie({ token: addressOf(3) })).toMatchObject({ state: 'differs', problem: { code: 'noToken' } })
    const missing = link.batches.map((batch, index) =>
      index === 1 ? { ...batch, hash: numberToHex(1, { size: 32 }) } : batch,
    )
    expect(await proveLie({ batches: missing })).toMatchObject({ state: 'notFound' })
  })

  test('is unproven where the node does not show the records', async () => {
    await fund()
    const [link] = await send({ route: 'native' }, sendByContract)
    if (!link?.batch) throw new Error('no link')
    const { batch, hash, sender } = link
    const claim = { kind: 'run', chainId: 31337, sender, symbol: 'X', decimals: 18, planned: 1 } as const
    const run: RunLink = { ...claim, count: 3, total: 21n, batches: [{ number: 1, id: batch.id, hash }] }
    expect(await proveRun(simple, run, { confirmations: 1 })).toMatchObject({ state: 'unproven' })
    expect(await proveRun(chain.client, run, { confirmations: 1 })).toMatchObject({ state: 'proven' })
  })
})
