import { deployments } from '@saleyard/generated/deployments'
import { owners, type SafeChain, signAll, startSafeChain, stranger } from '@saleyard/safe/testing/safe-chain.ts'
import { listBatchCalls, proposeCalls, proposeRejection } from '@saleyard/safe/tx/propose.ts'
import { hashSafeTx, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { type Call, encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { takeSnapshot } from '@saleyard/testkit/chain/take-snapshot.ts'
import {
  type Address,
  createClient,
  custom,
  type EIP1193RequestFn,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findOutcome } from './find-outcome.ts'

const signers = owners.slice(0, 3)
const multiSender = deployments.MultiSender
const recipients = [11n, 12n, 13n].map((digits): Address => `0x${digits.toString().repeat(20)}`)

let chain: SafeChain
let safe: Address
let domain: { chainId: number; safe: Address }
let multiSend: Address
let fromBlock: bigint
let saltNonce = 0n

beforeAll(async () => {
  chain = await startSafeChain()
})
afterAll(() => chain?.stop())

beforeEach(async () => {
  saltNonce += 1n
  safe = await chain.fund(await chain.open(saltNonce))
  domain = { chainId: 31_337, safe }
  multiSend = chain.contracts.multiSendCallOnly
  fromBlock = await chain.client.getBlockNumber()
})

/** Batches of the token, each with its own mark. */
function batch(id: bigint): Call {
  const payments = recipients.map((address, index) => ({ address, amount: 5n + BigInt(index) }))
  return encodeCall({ id, route: 'tokenPull', asset: asset(), mode, multiSender, payments })
}
const mode = { kind: 'strict' } as const
const asset = () => ({ kind: 'erc20', token: chain.token }) as const
const propose = (nonce: bigint, ...batches: Call[]) =>
  proposeCalls(listBatchCalls({ asset: asset(), route: 'tokenPull', mode, multiSender }, batches), { nonce, multiSend })

async function execute(tx: SafeTx, by = stranger) {
  return chain.execute(tx, domain, await signAll(domain, tx, signers), by)
}

const outcomeOf = (tx: SafeTx, from = fromBlock) => findOutcome(chain.client, { ...domain, tx, fromBlock: from })

const paid = () =>
  chain.client.readContract({
    address: chain.token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [recipients[0] as Address],
  })

const id = 0x7700n

describe('still possible', () => {
  test('a transaction that has not been executed, and how many come before it', async () => {
    expect(await outcomeOf(propose(0n, batch(id)))).toMatchObject({
      state: 'possible',
      before: 0n,
      batches: [{ id, contract: multiSender, state: 'open' }],
    })
    expect(await outcomeOf(propose(2n, batch(id)))).toMatchObject({ state: 'possible', before: 2n })
  })

  test('after a revert of the whole transaction, which takes the nonce back', async () => {
    const tx = propose(0n, { ...batch(id), total: 1n })
    const before = await paid()
    await expect(execute(tx)).rejects.toThrow('GS013')
    const data = chain.encode(tx, await signAll(domain, tx, signers))
    const hash = await chain.client.sendTransaction({ account: stranger, to: safe, data, gas: 1_000_000n })
    expect((await chain.send(hash)).status).toBe('reverted')
    expect(await outcomeOf(tx)).toMatchObject({ state: 'possible', batches: [{ state: 'open' }] })
    expect(await paid()).toBe(before)
  })
})

describe('executed', () => {
  test('by a stranger, who is named; executed again, the same signatures pay no second time', async () => {
    const tx = propose(0n, batch(id))
    const before = await paid()
    const { transactionHash: hash, blockNumber } = await execute(tx, stranger)
    expect(await outcomeOf(tx)).toEqual({
      state: 'executed',
      hash,
      blockNumber,
      sentBy: stranger.address,
      atBlock: await chain.client.getBlockNumber(),
      batches: [{ id, contract: multiSender, state: 'sent', hash, blockNumber }],
    })
    await expect(execute(tx, stranger)).rejects.toThrow('GS026')
    // With the next nonce the mark stops it.
    await expect(execute(propose(1n, batch(id)))).rejects.toThrow('GS013')
    expect((await paid()) - before).toBe(5n)
  })

  test('is taken back by a reorg', async () => {
    const snapshot = await takeSnapshot(chain.client)
    const tx = propose(0n, batch(id))
    await execute(tx)
    expect(await outcomeOf(tx)).toMatchObject({ state: 'executed' })
    await snapshot.revert()
    expect(await outcomeOf(tx)).toMatchObject({ state: 'possible', batches: [{ state: 'open' }] })
  })

  test('among many others, and as it was at an earlier block', async () => {
    for (const nonce of [0n, 1n]) await execute(proposeRejection(safe, nonce))
    const before = await chain.client.getBlockNumber()
    const tx = propose(2n, batch(id))
    await execute(tx)
    for (const nonce of [3n, 4n]) await execute(proposeRejection(safe, nonce))
    expect(await outcomeOf(tx)).toMatchObject({ state: 'executed', batches: [{ state: 'sent' }] })
    const then = await findOutcome(chain.client, { ...domain, tx, fromBlock, toBlock: before })
    expect(then).toMatchObject({ state: 'possible', before: 0n, atBlock: before, batches: [{ state: 'open' }] })
  })
})

test('failed inside: the nonce is used, and nothing is paid', async () => {
  // Only with gas for the call, as others propose it, is a failure kept.
  const tx = { ...propose(0n, { ...batch(id), data: '0x12345678' }), safeTxGas: 200_000n }
  const marked = { ...propose(0n, batch(id), batch(id)), safeTxGas: 900_000n }
  const { transactionHash: hash } = await execute(marked)
  expect(await outcomeOf(marked)).toMatchObject({
    state: 'failed',
    hash,
    batches: [
      { id, state: 'open' },
      { id, state: 'open' },
    ],
  })
  expect(await outcomeOf(tx)).toMatchObject({ state: 'replaced' })
})

describe('replaced', () => {
  test('by a rejection', async () => {
    const tx = propose(0n, batch(id))
    const { transactionHash: hash } = await execute(proposeRejection(safe, 0n))
    await execute(proposeRejection(safe, 1n))
    expect(await outcomeOf(tx)).toMatchObject({
      state: 'replaced',
      hash,
      isRejection: true,
      isProven: true,
      sentBy: stranger.address,
      batches: [{ state: 'open' }],
    })
  })

  test('by a transaction that merges its batch with another: the batch is paid once, and is not called unpaid', async () => {
    const [one, two] = [propose(0n, batch(id)), propose(1n, batch(id + 1n))]
    const merged = propose(0n, batch(id), batch(id + 1n))
    const before = await paid()
    const { transactionHash: hash } = await execute(merged)
    expect(await outcomeOf(one)).toMatchObject({
      state: 'replaced',
      by: hashSafeTx(domain, merged).safeTx,
      isRejection: false,
      isProven: true,
      batches: [{ id, state: 'sent', hash }],
    })
    // The other one could still be executed; its mark stops it.
    expect(await outcomeOf(two)).toMatchObject({ state: 'possible', batches: [{ id: id + 1n, state: 'sent', hash }] })
    await expect(execute(two)).rejects.toThrow('GS013')
    expect((await paid()) - before).toBe(10n)
  })

  test('by the same batch with a later nonce', async () => {
    const tx = propose(0n, batch(id))
    await execute(proposeRejection(safe, 0n))
    const { transactionHash: hash } = await execute(propose(1n, batch(id)))
    expect(await outcomeOf(tx)).toMatchObject({
      state: 'replaced',
      isRejection: true,
      batches: [{ state: 'sent', hash }],
    })
  })

  test('by one that went through another contract: its nonce follows from the order alone', async () => {
    const tx = propose(0n, batch(id))
    const rejection = proposeRejection(safe, 0n)
    const signatures = await signAll(domain, rejection, signers)
    const data = chain.encode(rejection, signatures)
    const other = await chain.open(saltNonce + 1_000n)
    const outer = proposeCalls([{ to: safe, value: 0n, data }], { nonce: 0n, multiSend })
    await chain.execute(outer, { ...domain, safe: other }, await signAll({ ...domain, safe: other }, outer, signers))
    expect(await outcomeOf(tx)).toMatchObject({ state: 'replaced', isRejection: true, isProven: false })
  })
})

test('a node that has lost a log proves nothing about the one that took its place', async () => {
  for (const nonce of [0n, 1n, 2n]) await execute(proposeRejection(safe, nonce))
  const { client } = chain
  const forgetful = createClient({
    transport: custom({
      async request(request) {
        const answer = await client.request(request)
        return request.method === 'eth_getLogs' ? (answer as unknown[]).slice(0, -1) : answer
      },
    }),
  })
  const of = { ...domain, tx: propose(1n, batch(id)), fromBlock }
  expect(await findOutcome(client, of)).toMatchObject({ state: 'replaced', isRejection: true, isProven: true })
  expect(await findOutcome(forgetful, of)).toMatchObject({ state: 'replaced', isRejection: false, isProven: false })
})

describe('a node that refuses long ranges', () => {
  /** Answers for so many blocks at most, and counts its refusals. */
  function limit(most: number) {
    let refused = 0
    const request: EIP1193RequestFn = async (asked) => {
      const { method, params } = asked as { method: string; params?: [{ fromBlock: string; toBlock: string }] }
      const [range] = params ?? []
      if (method !== 'eth_getLogs' || !range || Number(range.toBlock) - Number(range.fromBlock) <= most)
        return chain.client.request(asked as never)
      refused += 1
      throw new Error('query returned more than 10000 results')
    }
    return { client: createClient({ transport: custom({ request }, { retryCount: 0 }) }), refusals: () => refused }
  }

  test('is asked for shorter ones', async () => {
    const tx = propose(0n, batch(id))
    const { transactionHash: hash } = await execute(tx)
    await chain.client.mine({ blocks: 260 })
    const { client, refusals } = limit(80)
    const batches = [{ state: 'sent', hash }]
    expect(await findOutcome(client, { ...domain, tx, fromBlock })).toMatchObject({ state: 'executed', hash, batches })
    expect(refusals()).toBeGreaterThan(2)
  })

  test('error: however short they are', async () => {
    await chain.client.mine({ blocks: 110 })
    const of = { ...domain, tx: propose(0n, batch(id)), fromBlock }
    await expect(findOutcome(limit(-1).client, of)).rejects.toThrow('more than 10000')
  })
})

describe('unclear', () => {
  test('the nonce was used before the first block that was searched; the mark is still seen', async () => {
    const tx = propose(0n, batch(id))
    await execute(tx)
    const later = (await chain.client.getBlockNumber()) + 1n
    await execute(proposeRejection(safe, 1n))
    expect(await outcomeOf(tx, later)).toMatchObject({ state: 'unclear', batches: [{ id, state: 'marked' }] })
  })
})

test('a batch that another account sends with the same mark is its own', async () => {
  const { client, token, send } = chain
  const { data, to } = batch(id)
  const fund = { address: token, abi: erc20Abi, functionName: 'transfer', args: [stranger.address, 100n] } as const
  await send(await client.writeContract(fund))
  const approval = { address: token, abi: erc20Abi, functionName: 'approve', args: [multiSender, 100n] } as const
  await send(await client.writeContract({ account: stranger, ...approval }))
  expect((await send(await client.sendTransaction({ account: stranger, to, data }))).status).toBe('success')
  expect(await outcomeOf(propose(0n, batch(id)))).toMatchObject({ state: 'possible', batches: [{ id, state: 'open' }] })
})

test('a contract without marks is none of ours', async () => {
  const contract = chain.contracts.createCall
  const part = { id, asset: { kind: 'erc20', token: contract }, mode, multiSender } as const
  const payments = [{ address: recipients[0] as Address, amount: 1n }]
  const { to, value, data } = encodeCall({ ...part, route: 'tokenItself', payments })
  const tx = proposeCalls([{ to, value, data }], { nonce: 0n })
  expect((await outcomeOf(tx)).batches).toEqual([{ id, contract, state: 'unknown' }])
})

test('a batch that the Safe has given up is cancelled', async () => {
  const abi = parseAbi(['function cancel(uint256 id)'])
  const data = encodeFunctionData({ abi, args: [id] })
  await execute(proposeCalls([{ to: multiSender, value: 0n, data }], { nonce: 0n, multiSend }))
  expect(await outcomeOf(propose(1n, batch(id)))).toMatchObject({
    state: 'possible',
    batches: [{ id, state: 'cancelled' }],
  })
})

test('a batch of coin, in a Safe that logs each transaction with its bytes', async () => {
  safe = await chain.open(saltNonce + 2_000n, undefined, undefined, 'safeL2')
  domain = { chainId: 31_337, safe }
  await chain.client.setBalance({ address: safe, value: parseEther('1') })
  const payments = recipients.map((address) => ({ address, amount: 3n }))
  const native = { kind: 'native' } as const
  const coins = encodeCall({ id, route: 'native', asset: native, mode, multiSender, payments })
  const plan = { asset: native, route: 'native', mode, multiSender } as const
  const tx = proposeCalls(listBatchCalls(plan, [coins]), { nonce: 0n, multiSend })
  const { transactionHash: hash } = await execute(tx)
  expect(await outcomeOf(tx)).toMatchObject({ state: 'executed', hash, batches: [{ state: 'sent', hash }] })
})

test('error: a node that is behind does not answer for a block that it lacks', async () => {
  const toBlock = (await chain.client.getBlockNumber()) + 100n
  await expect(
    findOutcome(chain.client, { ...domain, tx: propose(0n, batch(id)), fromBlock, toBlock }),
  ).rejects.toThrow()
})
