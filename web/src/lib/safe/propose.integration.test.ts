import 'fake-indexeddb/auto'
import { deployments } from '@saleyard/generated/deployments'
import { createProposal } from '@saleyard/safe/proposal/proposal.ts'
import { owners, type SafeChain, signAll, startSafeChain, stranger } from '@saleyard/safe/testing/safe-chain.ts'
import { describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import { startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import type { RpcCall } from '@saleyard/testkit/faults/respond-with-fault.ts'
import { type Address, parseEther } from 'viem'
import { bscTestnet } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { createTwoNetworkConfig } from '@/testing/test-networks.ts'
import { isProven, type ProvenProposal } from './hand-on.ts'
import { proposalStore } from './proposal-store.ts'
import { findGap, propose, proposeCancel, reject, wasForgotten } from './propose.ts'
import { nameState, readProposalState } from './read-proposal.ts'

const chainId = 31_337
const recipient: Address = '0x1111111111111111111111111111111111111111'

let chain: SafeChain
let config: Config
let safe: Address
let saltNonce = 100n

beforeAll(async () => {
  chain = await startSafeChain()
  config = createTwoNetworkConfig(chain.rpcUrl, { id: bscTestnet.id, rpcUrl: chain.rpcUrl }, [])
})
afterAll(() => chain?.stop())
beforeEach(async () => {
  saltNonce += 1n
  safe = await chain.fund(await chain.open(saltNonce))
})

const pay = (ether: string) => ({ to: recipient, value: parseEther(ether), data: '0x' }) as const
const proposePay = (...amounts: string[]) => propose(config, { chainId, safe, calls: amounts.map(pay), summary: 'Pay' })

async function load({ safeTxHash }: { safeTxHash: `0x${string}` }): Promise<ProvenProposal> {
  const stored = await proposalStore.get(safeTxHash)
  if (!stored || !isProven(stored)) throw new Error('not stored')
  return stored
}

async function signBy(proposal: { safeTxHash: `0x${string}` }, count: number) {
  const stored = await load(proposal)
  return proposalStore.addSignatures(stored.safeTxHash, await signAll(stored, stored.tx, owners.slice(0, count)))
}

async function execute(proposal: { safeTxHash: `0x${string}` }) {
  const stored = await load(proposal)
  return chain.execute(stored.tx, stored, await signAll(stored, stored.tx, owners.slice(0, 3)), stranger)
}

const read = async (proposal: { safeTxHash: `0x${string}` }) => readProposalState(config, await load(proposal))
const state = async (proposal: { safeTxHash: `0x${string}` }) => nameState(await read(proposal))

describe('the nonce of what is proposed', () => {
  test('three proposals follow each other, and each waits for those before it', async () => {
    const all = [await proposePay('1'), await proposePay('2'), await proposePay('3', '4')]
    expect(all.map(({ tx }) => tx?.nonce)).toEqual([0n, 1n, 2n])
    expect(await Promise.all(all.map(state))).toEqual([
      { kind: 'waiting', count: 3 },
      { kind: 'after', count: 1 },
      { kind: 'after', count: 2 },
    ])

    for (const each of all) await execute(each)

    expect(await Promise.all(all.map(state))).toEqual(all.map(() => ({ kind: 'executed' })))
    expect(await chain.client.getBalance({ address: recipient })).toBe(parseEther('10'))
  })

  test('it is the next one of the Safe where others have used more than this device knows', async () => {
    await proposePay('1')
    await execute(await reject(config, { chainId, safe, nonce: 0n }, 'Reject'))
    await execute(await reject(config, { chainId, safe, nonce: 1n }, 'Reject'))
    expect((await proposePay('2')).tx?.nonce).toBe(2n)
  })

  test('it is free again once a proposal that no owner can have signed is forgotten', async () => {
    const first = await proposePay('1')
    await proposalStore.patch(first.safeTxHash, { withdrawnAt: 1 })
    expect(wasForgotten(await load(first))).toBe(true)
    expect((await proposePay('2')).tx?.nonce).toBe(0n)
  })

  test('it is taken again by a forgotten proposal that is made once more: it is the same one, and it is shown', async () => {
    const { safeTxHash } = await proposePay('1')
    await proposalStore.patch(safeTxHash, { withdrawnAt: 1 })
    const again = await propose(config, { chainId, safe, calls: [pay('1')], summary: 'Pay', runId: 'later' })
    expect(again).toMatchObject({ safeTxHash, runId: 'later' })
    expect(again).not.toHaveProperty('withdrawnAt')
    expect((await proposePay('2')).tx?.nonce).toBe(1n)
  })

  test.each([
    ['is signed', (hash: `0x${string}`) => signBy({ safeTxHash: hash }, 1)],
    ['has left this device', (hash: `0x${string}`) => proposalStore.patch(hash, { sharedAt: 1 })],
  ])('it stays taken by a withdrawn proposal that %s', async (_, act) => {
    const first = await proposePay('1')
    await act(first.safeTxHash)
    await proposalStore.patch(first.safeTxHash, { withdrawnAt: 1 })
    expect(wasForgotten(await load(first))).toBe(false)
    expect((await proposePay('2')).tx?.nonce).toBe(1n)
  })
})

describe('the nonce of a proposal that was opened', () => {
  /** As a file or a link brings it. */
  async function openPay(nonce: bigint, signers: Parameters<typeof signAll>[2] = []) {
    const tx = proposeCalls([pay('1')], { nonce })
    const { hashes } = createProposal({ chainId, safe, tx })
    return proposalStore.add({
      safeTxHash: hashes.safeTx,
      chainId,
      safe,
      tx,
      calls: [pay('1')],
      way: 'files',
      signatures: await signAll({ chainId, safe }, tx, signers),
      summary: '',
      createdAt: 1,
      fromBlock: 0n,
      openedAt: 1,
      sharedAt: 1,
    })
  }

  test.each([0n, 1_000_000n, 2n ** 256n - 1n])('moves nothing that is proposed here: %d', async (nonce) => {
    await openPay(nonce, [stranger])
    expect((await proposePay('2')).tx?.nonce).toBe(0n)
    expect((await proposePay('3')).tx?.nonce).toBe(1n)
  })

  test('is taken once the key of an owner has signed it', async () => {
    await openPay(0n, [owners[0]])
    expect((await proposePay('2')).tx?.nonce).toBe(1n)
  })

  test('is taken once the same is proposed here, and what is proposed here stays so when it is opened', async () => {
    const opened = await openPay(0n)
    const { safeTxHash } = await propose(config, { chainId, safe, calls: [pay('1')] })
    expect(safeTxHash).toBe(opened.safeTxHash)
    expect(await load(opened)).not.toHaveProperty('openedAt')
    await openPay(0n)
    expect(await load(opened)).not.toHaveProperty('openedAt')
    expect((await proposePay('2')).tx?.nonce).toBe(1n)
  })
})

test('the calls of a proposal are those that owners sign, as soon as its transaction is known', async () => {
  const stored = async (asked: string, signed: string) => {
    const tx = proposeCalls([pay(signed)], { nonce: 0n })
    const { hashes } = createProposal({ chainId, safe, tx })
    const rest = { chainId, safe, way: 'wallet' as const, signatures: [], summary: '', createdAt: 1, fromBlock: 0n }
    return { tx, unproven: { ...rest, safeTxHash: hashes.safeTx, calls: [pay(asked)] } }
  }
  const calls = async (hash: `0x${string}`) => (await proposalStore.get(hash))?.calls
  const opened = await stored('1', '7')
  const { safeTxHash } = await proposalStore.add(opened.unproven)
  expect(await calls(safeTxHash)).toEqual([pay('1')])
  await proposalStore.add({ ...opened.unproven, tx: opened.tx, openedAt: 1 })
  expect(await calls(safeTxHash)).toEqual([pay('7')])

  const patched = await stored('2', '8')
  await proposalStore.add(patched.unproven)
  await proposalStore.patch(patched.unproven.safeTxHash, { tx: patched.tx })
  expect(await calls(patched.unproven.safeTxHash)).toEqual([pay('8')])

  const made = await stored('3', '9')
  await proposalStore.add(made.unproven)
  await proposalStore.propose({ ...made.unproven, tx: made.tx })
  expect(await calls(made.unproven.safeTxHash)).toEqual([pay('9')])
})

test('what follows the proposals of this device is called on each change, and no more once it has ended that', async () => {
  const [ended, lasting] = [vi.fn(), vi.fn()]
  const end = proposalStore.subscribe(ended)
  onTestFinished(proposalStore.subscribe(lasting))
  const { safeTxHash } = await proposePay('1')
  expect(ended).toHaveBeenCalledTimes(1)
  end()
  await proposalStore.remove(safeTxHash)
  expect([ended, lasting].map(({ mock }) => mock.calls.length)).toEqual([1, 2])
})

test('a nonce that a forgotten proposal leaves is named as a gap, and the next proposal fills it', async () => {
  const first = await proposePay('1')
  const second = await load(await proposePay('2'))
  const gap = async () => findGap(await proposalStore.list(), second, 0n)
  expect(await gap()).toBeUndefined()
  await proposalStore.patch(second.safeTxHash, { sharedAt: 1 })
  await proposalStore.patch(first.safeTxHash, { withdrawnAt: 1 })
  expect(await gap()).toBe(0n)
  expect((await proposePay('3')).tx?.nonce).toBe(0n)
  expect(await gap()).toBeUndefined()
})

describe('the state of a proposal', () => {
  test('it counts the signatures that are missing, then it can be executed, then it is', async () => {
    const proposal = await proposePay('1')
    await signBy(proposal, 2)
    expect(await state(proposal)).toEqual({ kind: 'waiting', count: 1 })
    await signBy(proposal, 3)
    expect(await state(proposal)).toEqual({ kind: 'ready' })
    expect((await read(proposal)).signatures?.waiting).toEqual(owners.slice(3).map(({ address }) => address))
    await execute(proposal)
    const reading = await read(proposal)
    expect(reading).toMatchObject({ outcome: { state: 'executed', sentBy: stranger.address }, isFinal: true })
  })

  test('a rejection that is executed rejects it; any other transaction replaces it', async () => {
    const rejected = await proposePay('1')
    await execute(await reject(config, { chainId, safe, nonce: 0n }, 'Reject'))
    expect(await state(rejected)).toEqual({ kind: 'rejected' })

    const replaced = await proposePay('2')
    const { tx } = await load(replaced)
    const other = { ...tx, value: 1n }
    await chain.execute(other, { chainId, safe }, await signAll({ chainId, safe }, other, owners.slice(0, 3)))
    expect(await state(replaced)).toEqual({ kind: 'replaced' })
  })

  test('a rejection that was hidden and is asked for again is shown, with its signatures', async () => {
    const proposal = await proposePay('1')
    const { safeTxHash } = await reject(config, { chainId, safe, nonce: 0n }, 'Reject')
    await signBy({ safeTxHash }, 1)
    await proposalStore.patch(safeTxHash, { withdrawnAt: 1, sharedAt: 2 })
    const again = await reject(config, { chainId, safe, nonce: 0n }, 'Reject it')
    expect(again).toMatchObject({ safeTxHash, summary: 'Reject it', sharedAt: 2 })
    expect(again.signatures).toHaveLength(1)
    expect(again).not.toHaveProperty('withdrawnAt')
    await execute(again)
    expect(await state(proposal)).toEqual({ kind: 'rejected' })
  })

  test('one that was opened without a network is searched back from now', async () => {
    const proposal = await proposePay('1')
    await execute(proposal)
    const opened = { ...(await load(proposal)), fromBlock: 0n }
    expect(nameState(await readProposalState(config, opened))).toEqual({ kind: 'executed' })
  })
})

describe('a proposal that was executed long ago, and is opened from a file only now, is called executed', () => {
  /** As its file brings it: the block is that of its arrival. */
  async function openOld(calls = 1) {
    const proposal = await proposePay('1')
    const { blockNumber, transactionHash: hash } = await execute(proposal)
    for (let more = 1; more < calls; more += 1) await execute(await proposePay('1'))
    await chain.client.mine({ blocks: 300 })
    const fromBlock = await chain.client.getBlockNumber({ cacheTime: 0 })
    return { opened: { ...(await load(proposal)), fromBlock, openedAt: 1 }, hash, blockNumber }
  }

  test('where the node keeps old states, by the block in which its nonce was used', async () => {
    const { opened, hash, blockNumber } = await openOld(2)
    const reading = await readProposalState(config, opened)
    expect(reading).toMatchObject({ outcome: { state: 'executed', hash }, searchedFrom: blockNumber, isFinal: true })
    expect(await readProposalState(config, { ...opened, fromBlock: 0n })).toEqual(reading)
  })

  test('where it keeps none, by its logs, once they are searched further back', async () => {
    const { opened, hash } = await openOld()
    const node = await startFaultProxy(chain.rpcUrl)
    const newest = await chain.client.getBlockNumber({ cacheTime: 0 })
    const isOld = (block: unknown) => typeof block === 'string' && BigInt(block) + 128n < newest
    const missing = { error: { code: -32_000, message: 'missing trie node' } }
    const alter = ({ method, params = [] }: RpcCall) =>
      method === 'eth_call' && params[1] !== 'latest' && isOld(params[1]) ? missing : undefined
    node.fault({ kind: 'altered', alter })
    const pruned = createTwoNetworkConfig(node.url, { id: bscTestnet.id, rpcUrl: chain.rpcUrl }, [])
    expect(await readProposalState(pruned, opened, 200n)).toMatchObject({
      outcome: { state: 'unclear' },
      searchedFrom: newest - 200n,
    })
    expect(await readProposalState(pruned, opened)).toMatchObject({ outcome: { state: 'executed', hash } })
    await node.stop()
  })
})

test('the mark of a batch is given up by a proposal of its own, and the batch is never sent', async () => {
  const payments = [{ address: recipient, amount: 5n }]
  const batch = encodeCall({
    id: 77n,
    route: 'native',
    asset: { kind: 'native' },
    mode: { kind: 'strict' },
    multiSender: deployments.MultiSender,
    payments,
  })
  const proposal = await propose(config, { chainId, safe, calls: [batch] })
  const acts = describeTx(safe, (await load(proposal)).tx).filter((act) => act.kind === 'batch')
  const cancel = await proposeCancel(config, { chainId, safe }, acts, 'Cancel')
  expect(cancel).toMatchObject({ tx: { nonce: 1n }, summary: 'Cancel', way: 'files' })

  await execute(await reject(config, { chainId, safe, nonce: 0n }, 'Reject'))
  await execute(cancel)

  expect((await read(proposal)).outcome).toMatchObject({ state: 'replaced', batches: [{ state: 'cancelled' }] })
})

test('nothing is proposed that calls an account without code', async () => {
  const nothing = '0x2222222222222222222222222222222222222222'
  const calls = [{ to: nothing, value: 0n, data: '0x12345678' }] as const
  await expect(propose(config, { chainId, safe, calls })).rejects.toMatchObject({ code: 'targetUnknown' })
  expect((await proposalStore.list()).some((each) => each.safe === safe)).toBe(false)
})
