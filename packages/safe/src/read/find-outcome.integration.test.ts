import { deployments } from '@saleyard/generated/deployments'
import { owners, type SafeChain, signAll, startSafeChain, stranger } from '@saleyard/safe/testing/safe-chain.ts'
import { listBatchCalls, proposeCalls, proposeRejection } from '@saleyard/safe/tx/propose.ts'
import { hashSafeTx, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { type Call, encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { takeSnapshot } from '@saleyard/testkit/chain/take-snapshot.ts'
import {
  type Address,
  type Client,
  createClient,
  custom,
  type EIP1193RequestFn,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { checkTargets } from './check-targets.ts'
import { findBatches } from './find-batches.ts'
import { findOutcome, findUseByLogs } from './find-outcome.ts'

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
  fromBlock = await chain.client.getBlockNumber({ cacheTime: 0 })
})

/** Batches of the token, each with its own mark. */
type MarkedCall = Call & { id: bigint }
function batch(id: bigint, to = recipients): MarkedCall {
  const payments = to.map((address, index) => ({ address, amount: 5n + BigInt(index) }))
  return { id, ...encodeCall({ id, route: 'tokenPull', asset: asset(), mode, multiSender, payments }) }
}
const mode = { kind: 'strict' } as const
const asset = () => ({ kind: 'erc20', token: chain.token }) as const
const planOf = () => ({ asset: asset(), route: 'tokenPull', mode, multiSender, chainId: 31_337, sender: safe }) as const
const propose = (nonce: bigint, ...batches: MarkedCall[]) =>
  proposeCalls(listBatchCalls(planOf(), batches, domain), { nonce, multiSend })

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
      atBlock: await chain.client.getBlockNumber({ cacheTime: 0 }),
      batches: [{ id, contract: multiSender, state: 'sent', hash, blockNumber, isProven: true, skipped: [] }],
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
    const before = await chain.client.getBlockNumber({ cacheTime: 0 })
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
      by: { hash, isRejection: true, sentBy: stranger.address },
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
      by: { safeTxHash: hashSafeTx(domain, merged).safeTx, isRejection: false },
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
      by: { isRejection: true },
      batches: [{ state: 'sent', hash, isProven: true }],
    })
  })

  /** Another Safe makes the call that executes ours. */
  async function executeThrough(salt: bigint, inner: SafeTx) {
    const data = chain.encode(inner, await signAll(domain, inner, signers))
    const other = { ...domain, safe: await chain.open(saltNonce + salt) }
    const outer = proposeCalls([{ to: safe, value: 0n, data }], { nonce: 0n, multiSend })
    return chain.execute(outer, other, await signAll(other, outer, signers))
  }

  test('by a rejection that went through another contract: its hash is known', async () => {
    const tx = propose(0n, batch(id))
    await executeThrough(1_000n, proposeRejection(safe, 0n))
    expect(await outcomeOf(tx)).toMatchObject({ state: 'replaced', by: { isRejection: true } })
  })

  test('by one that went through another contract: which is unknown, and proven only if no log is missing', async () => {
    const tx = propose(0n, batch(id))
    const { transactionHash: hash } = await executeThrough(1_000n, propose(0n, batch(id), batch(id + 1n)))
    const outcome = await outcomeOf(tx)
    expect(outcome).toMatchObject({ state: 'replaced', batches: [{ state: 'sent', hash, isProven: true }] })
    expect('by' in outcome).toBe(false)
    // The search begins where the Safe was made, and before it was.
    expect(await outcomeOf(tx, 1n)).toMatchObject({ state: 'replaced' })
    expect(await outcomeOf(tx, 0n)).toMatchObject({ state: 'replaced' })
    const prune = without('eth_call', ([, block]) => Number(block) < Number(fromBlock))
    expect(await findOutcome(prune, { ...domain, tx, fromBlock })).toMatchObject({ state: 'unclear' })
    expect(await findOutcome(without('debug_traceTransaction'), { ...domain, tx, fromBlock })).toMatchObject({
      batches: [{ state: 'sent', hash, isProven: false }],
    })
  })

  test('the nonce of executions in executions does not follow from the order of their logs', async () => {
    // Nonce 0 executes nonce 1, which logs first.
    const inner = propose(1n, batch(id))
    const data = chain.encode(inner, await signAll(domain, inner, signers))
    const outer = proposeCalls([{ to: safe, value: 0n, data }], { nonce: 0n, multiSend })
    const { transactionHash: hash } = await execute(outer)
    expect(await outcomeOf(inner)).toMatchObject({
      state: 'executed',
      hash,
      batches: [{ state: 'sent', isProven: true }],
    })
    expect(await outcomeOf(propose(0n, batch(id + 1n)))).toMatchObject({
      state: 'replaced',
      by: { safeTxHash: hashSafeTx(domain, outer).safeTx },
    })
    const other = await outcomeOf(propose(1n, batch(id + 1n)))
    expect(other).toMatchObject({ state: 'replaced' })
    expect('by' in other).toBe(false)
  })
})

/** A node that refuses some requests. */
function without(method: string, isRefused: (parameters: unknown[]) => boolean = () => true) {
  return alter((asked, answer) => {
    if (asked.method === method && isRefused((asked.params ?? []) as unknown[]))
      throw new Error('the node keeps no such state')
    return answer()
  })
}

type Asked = { method: string; params?: unknown }
function alter(request: (asked: Asked, answer: () => Promise<unknown>) => unknown) {
  const answer: EIP1193RequestFn = async (asked) =>
    (await request(asked as Asked, () => chain.client.request(asked as never) as Promise<unknown>)) as never
  return createClient({ transport: custom({ request: answer }, { retryCount: 0 }) })
}

describe('a node that has lost a log', () => {
  const forgetful = () =>
    alter(async ({ method }, answer) => {
      const found = await answer()
      return method === 'eth_getLogs' ? (found as unknown[]).slice(0, -1) : found
    })

  test('proves nothing about the one that took the place, unless its hash does', async () => {
    for (const nonce of [0n, 1n]) await execute(proposeRejection(safe, nonce))
    const tx = propose(2n, batch(id))
    await execute(tx)
    const of = { ...domain, tx: propose(1n, batch(id)), fromBlock }
    expect(await findOutcome(chain.client, of)).toMatchObject({ state: 'replaced', by: { isRejection: true } })
    expect(await findOutcome(forgetful(), of)).toMatchObject({ state: 'replaced', by: { isRejection: true } })
    // The one that was executed is not called replaced.
    expect(await findOutcome(forgetful(), { ...of, tx })).toMatchObject({
      state: 'unclear',
      batches: [{ id, state: 'marked' }],
    })
    // Nor is any other with its nonce.
    expect(await findOutcome(forgetful(), { ...of, tx: propose(2n, batch(9n)) })).toMatchObject({ state: 'unclear' })
  })
})

describe('a node that is not in step', () => {
  test('its log is more than its nonce: an executed transaction is not possible', async () => {
    const tx = propose(0n, batch(id))
    const { transactionHash: hash } = await execute(tx)
    const behind = alter(async ({ method, params }, answer) => {
      const [call] = (params ?? []) as [{ data?: string }?]
      return method === 'eth_call' && call?.data === '0xaffed0e0' ? `0x${'0'.repeat(64)}` : answer()
    })
    expect(await findOutcome(behind, { ...domain, tx, fromBlock })).toMatchObject({ state: 'executed', hash })
  })

  test('it lacks the transaction of its log: only the account that sent it is missing', async () => {
    const tx = propose(0n, batch(id))
    const { transactionHash: hash } = await execute(tx)
    const lacking = alter(async ({ method }, answer) => (method === 'eth_getTransactionByHash' ? null : answer()))
    const outcome = await findOutcome(lacking, { ...domain, tx, fromBlock })
    expect(outcome).toMatchObject({ state: 'executed', hash, batches: [{ state: 'sent', isProven: false }] })
    expect('sentBy' in outcome).toBe(false)
  })

  test('error: its blocks are replaced while it is read', async () => {
    let count = 0
    const moving = alter(async ({ method }, answer) => {
      const found = await answer()
      if (method !== 'eth_getBlockByNumber') return found
      count += 1
      return { ...(found as object), hash: `0x${`${count}`.repeat(64)}` }
    })
    const of = { ...domain, tx: propose(0n, batch(id)), fromBlock }
    await expect(findOutcome(moving, of)).rejects.toMatchObject({ code: 'reorganised' })
  })

  test('error: it is of another chain', async () => {
    const of = { ...domain, chainId: 1, tx: propose(0n, batch(id)), fromBlock }
    await expect(findOutcome(chain.client, of)).rejects.toThrow('chainMismatch {"expected":1,"found":31337}')
  })
})

describe('a batch with the same mark', () => {
  const others = [14n, 15n, 16n].map((digits): Address => `0x${digits.toString().repeat(20)}`)

  test('and other recipients was sent: the genuine one is not called sent', async () => {
    const genuine = propose(0n, batch(id))
    const { transactionHash: hash } = await execute(propose(0n, batch(id, others)))
    const batches = [{ id, state: 'otherContent', hash, isProven: true }]
    expect(await outcomeOf(genuine)).toMatchObject({ state: 'replaced', batches })
    // A node that does not trace shows the calls of an execution that is the transaction itself.
    const parameters = { ...domain, tx: genuine, fromBlock }
    expect(await findOutcome(without('debug_traceTransaction'), parameters)).toMatchObject({ batches })
  })

  test('is looked for without a proposal, by its id alone', async () => {
    const { transactionHash: hash } = await execute(propose(0n, batch(id)))
    const range = { fromBlock, toBlock: await chain.client.getBlockNumber({ cacheTime: 0 }) }
    const batches = [id, id + 1n, 0x9900n].map((each) => ({ contract: multiSender, id: each }))
    expect(await findBatches(chain.client, { safe, batches, ...range })).toMatchObject([
      { state: 'sent', hash, isProven: false },
      { state: 'open' },
      { state: 'open' },
    ])
  })

  test('many of them cost few requests', async () => {
    let asked = 0
    const counting = alter((_, answer) => {
      asked += 1
      return answer()
    })
    const batches = Array.from({ length: 150 }, (_, index) => batch(id + BigInt(index), recipients.slice(0, 1)))
    const outcome = await findOutcome(counting, { ...domain, tx: propose(0n, ...batches), fromBlock })
    expect(outcome.batches).toHaveLength(150)
    expect(asked).toBeLessThan(12)
  })
})

test('the recipients that a sent batch skipped are named', async () => {
  const skip = { kind: 'skip', gasCap: 50_000n } as const
  const payments = recipients.map((address, index) => ({ address, amount: 5n + BigInt(index) }))
  const native = { kind: 'native' } as const
  const coins = encodeCall({ id, route: 'native', asset: native, mode: skip, multiSender, payments })
  const plan = { ...planOf(), asset: native, route: 'native', mode: skip } as const
  const tx = proposeCalls(listBatchCalls(plan, [{ ...coins, id }], domain), { nonce: 0n, multiSend })
  const [, refusing = multiSender] = recipients
  // INVALID: it takes no coin.
  await chain.client.setCode({ address: refusing, bytecode: '0xfe' })
  await execute(tx)
  expect((await outcomeOf(tx)).batches).toMatchObject([
    { state: 'sent', isProven: true, skipped: [{ index: 1, recipient: refusing, amount: 6n }] },
  ])
  await chain.client.setCode({ address: refusing, bytecode: '0x' })
})

test('coin above the sum comes back, and the batch counts', async () => {
  const native = { kind: 'native' } as const
  const payments = recipients.map((address) => ({ address, amount: 3n }))
  const { to, data, value } = encodeCall({ id, route: 'native', asset: native, mode, multiSender, payments })
  const tx = proposeCalls([{ to, data, value: value + 7n }], { nonce: 0n })
  const before = await chain.client.getBalance({ address: safe })
  await execute(tx)
  expect(before - (await chain.client.getBalance({ address: safe }))).toBe(9n)
  expect((await outcomeOf(tx)).batches).toMatchObject([{ id, state: 'sent', isProven: true }])
})

test('error: MultiSender is missing on the chain, where coin would be lost', async () => {
  const { client } = chain
  const tx = propose(0n, batch(id))
  const check = () => checkTargets(client, safe, tx)
  await expect(check()).resolves.toBeUndefined()
  const code = (await client.getCode({ address: multiSender })) ?? '0x'
  await client.setCode({ address: multiSender, bytecode: '0x' })
  await expect(check()).rejects.toMatchObject({ code: 'targetUnknown', values: { account: multiSender } })
  expect((await outcomeOf(tx)).batches).toEqual([{ id, contract: multiSender, state: 'foreign' }])
  await client.setCode({ address: multiSender, bytecode: code })
  const [empty = safe] = recipients
  const calls = [
    { to: empty, value: 0n, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [safe, 1n] }) },
    { to: empty, value: 0n, data: '0x12345678' },
  ] as const
  for (const call of calls) {
    const lost = proposeCalls([call], { nonce: 0n })
    await expect(checkTargets(client, safe, lost)).rejects.toMatchObject({ values: { account: empty } })
  }
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
    const later = (await chain.client.getBlockNumber({ cacheTime: 0 })) + 1n
    await execute(proposeRejection(safe, 1n))
    expect(await outcomeOf(tx, later)).toMatchObject({ state: 'unclear', batches: [{ id, state: 'marked' }] })
  })
})

describe('where the nonce of an old transaction was used is searched back by logs', () => {
  /** In blocks: how long ago. */
  const ago = 5_000n

  /** The first block that is asked about; NaN if none is. */
  const readBlock = ({ method, params }: Asked) => {
    const [of, block] = (params ?? []) as [{ fromBlock?: string }?, unknown?]
    return Number(method === 'eth_call' ? block : of?.fromBlock)
  }

  /** Executed so many blocks ago, as seen from a block that is not there yet; another one has followed. */
  async function executeAgo(past = ago) {
    const tx = propose(0n, batch(id))
    const { blockNumber: used } = await execute(tx)
    await execute(proposeRejection(safe, 1n))
    const head = await chain.client.getBlockNumber({ cacheTime: 0 })
    /** Answers as a node that has those blocks, and keeps none before `kept`. */
    const node = (kept = 0n) =>
      alter((asked, answer) => {
        const block = readBlock(asked)
        if (block < kept) throw new Error('the node keeps nothing so old')
        return asked.method === 'eth_getLogs' && block > head ? [] : answer()
      })
    const search = (client: Client, most = 3n * past) =>
      findUseByLogs(client, { safe, nonce: 0n, next: 2n, toBlock: used + past, most })
    return { tx, used, node, search }
  }

  test('up to the range that has it, or as far as it may', async () => {
    const { used, node, search } = await executeAgo()
    expect(await search(node())).toBeLessThanOrEqual(used)
    expect(await search(node(), ago - 3n)).toBe(used + 3n)
  })

  test.each([ago, 300n])(
    'and no further than a node answers, %s blocks: then it is unclear, and not replaced, although it was executed',
    async (kept) => {
      const { tx, used, node, search } = await executeAgo(kept)
      const client = node(used + 1n)
      const fromBlock = await search(client)
      expect(fromBlock).toBeGreaterThan(used)
      expect(fromBlock, 'the shortest search spans 100 blocks').toBeLessThanOrEqual(used + 100n)
      expect(await findOutcome(client, { ...domain, tx, fromBlock })).toMatchObject({
        state: 'unclear',
        batches: [{ id, state: 'marked' }],
      })
    },
  )

  test('error: a node answers no search at all', async () => {
    const { search } = await executeAgo()
    await expect(search(without('eth_getLogs'))).rejects.toThrow('keeps no such state')
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

test('a contract that pays many as ours do, and is none of ours, says nothing', async () => {
  const contract = chain.contracts.createCall
  const part = { id, asset: { kind: 'erc20', token: contract }, mode, multiSender } as const
  const payments = [{ address: recipients[0] as Address, amount: 1n }]
  const { to, value, data } = encodeCall({ ...part, route: 'tokenItself', payments })
  const tx = proposeCalls([{ to, value, data }], { nonce: 0n })
  expect((await outcomeOf(tx)).batches).toEqual([{ id, contract, state: 'foreign' }])
  await expect(checkTargets(chain.client, safe, tx)).rejects.toThrow('targetUnknown')
})

test('a Standard token of ours holds the marks of the batches that it pays by itself', async () => {
  const { token, client } = chain
  const payments = recipients.map((address, index) => ({ address, amount: 5n + BigInt(index) }))
  const call = encodeCall({ id, route: 'tokenItself', asset: asset(), mode, multiSender, payments })
  const plan = { ...planOf(), route: 'tokenItself' } as const
  const tx = proposeCalls(listBatchCalls(plan, [{ ...call, id }], domain), { nonce: 0n })
  await expect(checkTargets(client, safe, tx)).resolves.toBeUndefined()
  const { transactionHash: hash } = await execute(tx)
  expect((await outcomeOf(tx)).batches).toMatchObject([{ id, contract: token, state: 'sent', hash, isProven: true }])
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
  const plan = { ...planOf(), asset: native, route: 'native' } as const
  const tx = proposeCalls(listBatchCalls(plan, [{ ...coins, id }], domain), { nonce: 0n, multiSend })
  const { transactionHash: hash } = await execute(tx)
  expect(await outcomeOf(tx)).toMatchObject({ state: 'executed', hash, batches: [{ state: 'sent', hash }] })
})

test('error: a node that is behind does not answer for a block that it lacks', async () => {
  const toBlock = (await chain.client.getBlockNumber({ cacheTime: 0 })) + 100n
  await expect(
    findOutcome(chain.client, { ...domain, tx: propose(0n, batch(id)), fromBlock, toBlock }),
  ).rejects.toThrow()
})
