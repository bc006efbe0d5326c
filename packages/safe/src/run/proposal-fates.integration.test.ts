import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { multiSenderAbi } from '@saleyard/generated/abis'
import { encodeSignatures } from '@saleyard/safe/signatures/encode-signatures.ts'
import type { OwnerSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { expectHonest } from '@saleyard/safe/testing/count-payments.ts'
import {
  owners,
  type SafeChain,
  signAll,
  startSafeChain,
  stranger,
  threshold,
} from '@saleyard/safe/testing/safe-chain.ts'
import {
  confirmations,
  executeBy,
  listPeople,
  refuse,
  type SafeRun,
  startSafeRun,
} from '@saleyard/safe/testing/safe-run.ts'
import { listBatchCalls, proposeCalls, proposeRejection } from '@saleyard/safe/tx/propose.ts'
import { encodeExecution, hashSafeTx, type SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { findUnpaid } from '@saleyard/send/report/build-report.ts'
import { type BatchRecord, newRecord } from '@saleyard/send/run/batch-record.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import { readDeclinedRisk } from '@saleyard/send/run/doubt.ts'
import { isSignerUnknown } from '@saleyard/send/run/other-signers.ts'
import { reconcile } from '@saleyard/send/run/reconcile.ts'
import { runBatches } from '@saleyard/send/run/run-batches.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { takeSnapshot } from '@saleyard/testkit/chain/take-snapshot.ts'
import { type FaultProxy, startFaultProxy } from '@saleyard/testkit/faults/fault-proxy.ts'
import {
  createClient,
  encodeFunctionData,
  erc20Abi,
  type Hash,
  type Hex,
  http,
  keccak256,
  MethodNotFoundRpcError,
  numberToHex,
} from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createProposalSender } from './create-proposal-sender.ts'
import { rebuildTx } from './identify-proposal.ts'

const signers = owners.slice(0, threshold)
const people = listPeople(30)

let chain: SafeChain
let proxy: FaultProxy
let saltNonce = 100n
let run: SafeRun
beforeAll(async () => {
  chain = await startSafeChain()
  proxy = await startFaultProxy(chain.rpcUrl)
})
afterAll(async () => {
  await proxy?.stop()
  await chain?.stop()
})

/** Three batches of ten people. */
const small = { gas: 680_000n, bytes: 45_000, reserveBps: 1_000 }
async function start(change: Partial<Parameters<typeof startSafeRun>[1]> = {}) {
  saltNonce += 1n
  const safe = change.safe ?? (await chain.fund(await chain.open(saltNonce)))
  return startSafeRun(chain, { recipients: people, limits: small, ...change, safe })
}
/** Other people for each test, since each is paid once. */
const others = () => listPeople(30, Number(saltNonce) + 1_000)

beforeEach(async () => {
  run = await start({ recipients: others() })
})

const behindProxy = () =>
  createClient({ transport: http(proxy.url, { retryCount: 0 }), chain: chain.client.chain, pollingInterval: 20 })
const mine = () => chain.client.mine({ blocks: confirmations })
const states = async () => (await run.load()).records.map(({ state }) => state)
const recordAt = async (number: number) => (await run.load()).records[number - 1] ?? expect.fail('no record')
const at = (index: number): SafeTx => run.proposed[index] ?? expect.fail('no proposal')
const execute = (tx: SafeTx) => executeBy(chain, run.domain, tx, signers)
const honest = async () => {
  const { records, summary } = await run.load()
  return expectHonest(chain, { ...run, records, fromBlock: summary.notedBlock })
}

describe('the hash of a wallet', () => {
  test('is proven to be of our calls, and its transaction can be made again from the run', async () => {
    await run.runUntil('awaitingOwners')
    const { records } = await run.load()
    for (const [index, { proposal }] of records.entries()) {
      expect(proposal?.nonce).toBe(BigInt(index))
      const batch = run.plan.batches[index] ?? expect.fail('no batch')
      expect(proposal && rebuildTx(run.plan, batch, proposal)).toEqual(at(index))
    }
  })

  test('is found with a nonce far ahead, and with one that was used meanwhile', async () => {
    const propose = async (calls: Parameters<typeof proposeCalls>[0]) => {
      const number = run.proposed.length
      const tx = proposeCalls(calls, {
        nonce: [90n, 0n, 1n][number] ?? 0n,
        multiSend: chain.contracts.multiSendCallOnly,
      })
      run.proposed.push(tx)
      // The owners are faster than the answer.
      if (number > 0) await execute(tx)
      return { hash: hashSafeTx(run.domain, tx).safeTx }
    }
    const { sendBatch } = createProposalSender({ wallet: { ...run.wallet, propose }, run: await run.load() })
    await run.runUntil('awaitingOwners', { sendBatch })
    expect((await run.load()).records.map(({ proposal }) => proposal?.nonce)).toEqual([90n, 0n, 1n])
    await mine()
    await run.check()
    expect(await states()).toEqual(['proposed', 'reconciled', 'reconciled'])
  })

  test('that is of other calls is followed by the mark alone', async () => {
    const hash: Hash = `0x${'77'.repeat(32)}`
    const propose = async (calls: Parameters<typeof proposeCalls>[0]) => {
      await run.wallet.propose(calls)
      return { hash }
    }
    const { sendBatch } = createProposalSender({ wallet: { ...run.wallet, propose }, run: await run.load() })
    await run.runUntil('awaitingOwners', { sendBatch })
    expect(await recordAt(1)).toMatchObject({ state: 'proposed', proposal: { safeTxHash: hash }, hashes: [hash] })
    expect((await recordAt(1)).proposal).not.toHaveProperty('nonce')
    for (const tx of [at(0), proposeRejection(run.domain.safe, 1n)]) await execute(tx)
    await mine()
    await run.check()
    expect(await states(), 'what was rejected is not known').toEqual(['reconciled', 'proposed', 'proposed'])
    await honest()
  })

  describe('that is not proven to be of our calls', () => {
    /** The wallet reports a hash that is no proposal of ours; the owners have batch 1 all the same. */
    async function reportHash(hash: Hash) {
      const propose = async (calls: Parameters<typeof proposeCalls>[0]) => {
        await run.wallet.propose(calls)
        return { hash }
      }
      run = await start({ recipients: others().slice(0, 10) })
      const { sendBatch } = createProposalSender({ wallet: { ...run.wallet, propose }, run: await run.load() })
      await run.runUntil('awaitingOwners', { sendBatch })
      return run.plan.batches[0] ?? expect.fail('no batch')
    }
    async function giveUp({ id }: { id: bigint }) {
      const data = encodeFunctionData({ abi: multiSenderAbi, functionName: 'cancel', args: [id] })
      await execute(proposeCalls([{ to: run.plan.multiSender, value: 0n, data }], { nonce: 0n }))
    }

    test('leaves no doubt once its Safe has given the mark up: its people are unpaid, and a new list may pay them', async () => {
      const batch = await reportHash(`0x${'77'.repeat(32)}`)
      await giveUp(batch)
      await run.runUntil('confirming', { sendBatch: refuse })
      expect(await recordAt(1), 'a reorg may take it back').toMatchObject({
        state: 'cancelling',
        doubt: { why: 'signerUnknown' },
      })
      await mine()
      expect(await run.run({ sendBatch: refuse })).toMatchObject({ phase: 'finished' })
      const { plan, records } = await run.load()
      expect(records).toMatchObject([{ state: 'cancelled', doubt: undefined }])
      expect(readDeclinedRisk({ plan, records })).toEqual({ mayArrive: [], arrived: [] })
      expect(findUnpaid({ ...plan, recipients: run.recipients }, records)).toHaveLength(10)
      // Nothing that the owners may still execute pays them, with any nonce.
      const again = proposeCalls(listBatchCalls(plan, [batch], { ...run.domain, allowance: 0n }), {
        nonce: 1n,
        multiSend: chain.contracts.multiSendCallOnly,
      })
      await expect(execute(again)).rejects.toThrow()
      expect(await honest()).toBe(0)
    })

    test('is followed after that too, since it may be the transaction of another account, which pays then', async () => {
      const { client, token } = chain
      run = await start({ recipients: others().slice(0, 10) })
      const by = account(9)
      await chain.fund(by.address)
      const approve = { abi: erc20Abi, functionName: 'approve', args: [run.plan.multiSender, 10n ** 24n] } as const
      await chain.send(await client.writeContract({ account: by, address: token, ...approve }))
      const [first = expect.fail('no batch')] = run.plan.batches
      const nonce = await client.getTransactionCount({ address: by.address })
      const fees = { gas: 5_000_000n, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 1n }
      const bytes = await by.signTransaction({ chainId: 31_337, nonce, to: first.to, data: first.data, ...fees })
      const propose = async () => ({ hash: keccak256(bytes) })
      const { sendBatch } = createProposalSender({ wallet: { ...run.wallet, propose }, run: await run.load() })
      await run.runUntil('awaitingOwners', { sendBatch })
      await giveUp(first)
      await mine()
      expect(await run.run({ sendBatch: refuse })).toMatchObject({ phase: 'finished' })
      expect(await recordAt(1)).toMatchObject({ state: 'cancelled', doubt: undefined })
      await chain.send(await client.sendRawTransaction({ serializedTransaction: bytes }))
      await mine()
      expect(await run.run({ sendBatch: refuse })).toMatchObject({ phase: 'finished' })
      expect(await recordAt(1)).toMatchObject({ state: 'paidByOther', paidBy: by.address })
      const { plan, records } = await run.load()
      expect(findUnpaid({ ...plan, recipients: run.recipients }, records)).toEqual([])
      expect(await honest()).toBe(10)
    })
  })

  test('that no node could prove is proven by a later check', async () => {
    const safe = await chain.fund(await chain.open(saltNonce + 40_000n))
    await chain.client.setStorageAt({ address: safe, index: 5, value: numberToHex(130, { size: 32 }) })
    run = await start({ safe, recipients: others() })
    const propose: typeof run.wallet.propose = async (calls) => {
      proxy.fault({ kind: 'rpcError', code: -32_000, message: 'down' })
      return run.wallet.propose(calls)
    }
    const { sendBatch } = createProposalSender({
      wallet: { ...run.wallet, client: behindProxy(), propose },
      run: await run.load(),
    })
    await run.run({ sendBatch })
    proxy.fault(undefined)
    expect(await states()).toEqual(['proposed', 'queued', 'queued'])
    expect((await recordAt(1)).proposal).not.toHaveProperty('nonce')
    await run.run({ stop: true, checkOnly: true, signal: AbortSignal.abort() })
    expect((await recordAt(1)).proposal?.nonce).toBe(130n)
  })

  test.each<[string, 'tx' | 'page' | 'nothing', bigint | undefined]>([
    ['is proven with any nonce that the wallet shows', 'tx', 500n],
    ['is proven with any nonce that the page of Safe shows', 'page', 500n],
    ['is not proven with a nonce that is shown by none', 'nothing', undefined],
  ])('%s', async (_, by, nonce) => {
    const propose: typeof run.wallet.propose = async (calls) => {
      const tx = proposeCalls(calls, { nonce: 500n, multiSend: chain.contracts.multiSendCallOnly })
      return { hash: hashSafeTx(run.domain, tx).safeTx, ...(by === 'tx' && { tx }) }
    }
    const readProposal = async () =>
      by === 'page' ? { nonce: 500n, confirmations: [] } : Promise.reject(new Error('no such page'))
    const wallet = { ...run.wallet, propose, readProposal }
    const { sendBatch } = createProposalSender({ wallet, run: await run.load() })
    await run.runUntil('awaitingOwners', { sendBatch })
    expect((await recordAt(1)).proposal?.nonce).toBe(nonce)
  })

  test('is there before anything else has answered, so that no page loses it that is closed meanwhile', async () => {
    const readProposal = () => new Promise<undefined>(() => {})
    const { sendBatch } = createProposalSender({ wallet: { ...run.wallet, readProposal }, run: await run.load() })
    const [batch] = run.plan.batches
    const sent = batch && (await sendBatch(batch))
    expect(sent).toMatchObject({ proposal: { safeTxHash: hashSafeTx(run.domain, at(0)).safeTx, state: 'waiting' } })
  })

  test('of a transaction of any account that calls the Safe is one that the Safe pays', async () => {
    await chain.client.setAutomine(false)
    const send = (to: typeof run.domain.safe) =>
      chain.client.sendTransaction({ account: stranger, to, data: '0x', gas: 100_000n })
    const hashes = [await send(run.domain.safe), await send(stranger.address)]
    const loaded = await run.load()
    const records = loaded.records.map((record, index) => {
      const hash = hashes[index]
      return hash ? { ...record, state: 'sent' as const, isHandedOver: true, hashes: [hash] } : record
    })
    const { transactions } = await run.openChain().readFacts({ ...loaded, records })
    await chain.client.setAutomine(true)
    expect(transactions).toEqual([
      { hash: hashes[0], status: 'pending' },
      { hash: hashes[1], status: 'pending', signer: stranger.address },
    ])
  })

  test('of a transaction that a Safe of one owner executes at once is that of the transaction', async () => {
    run = await start({
      safe: await chain.fund(await chain.open(saltNonce, [owners[0].address], 1)),
      recipients: others(),
    })
    const [owner] = owners
    let nonce = 0n
    const propose: typeof run.wallet.propose = async (calls) => {
      const tx = proposeCalls(calls, { nonce, multiSend: chain.contracts.multiSendCallOnly })
      nonce += 1n
      const data = encodeExecution(tx, encodeSignatures(await signAll(run.domain, tx, [owner])))
      return { hash: await chain.client.sendTransaction({ account: owner, to: run.domain.safe, data }) }
    }
    const { sendBatch } = createProposalSender({ wallet: { ...run.wallet, propose }, run: await run.load() })
    await run.runUntil('confirming', { sendBatch })
    const record = await recordAt(1)
    expect(record.isGuarded).toBe(true)
    expect(record.proposal).toBeUndefined()
    expect(record, 'the Safe pays, whoever signs').not.toHaveProperty('signedByOthers')
    expect(await honest()).toBe(30)
  })
})

describe('an execution at once that reverts', () => {
  /** As a Safe of one owner does it, with gas that is too little; its hash is all that the wallet reports. */
  async function startReverting(sign: (tx: SafeTx) => Promise<OwnerSignature[]>, change: Partial<SafeTx> = {}) {
    const [owner] = owners
    run = await start({
      safe: await chain.fund(await chain.open(saltNonce + 50_000n, [owner.address], 1)),
      recipients: others(),
    })
    const reverted: { hash: Hash; data: Hex }[] = []
    const propose: typeof run.wallet.propose = async (calls) => {
      const { nonce } = await chain.read(run.domain.safe)
      const tx = { ...proposeCalls(calls, { nonce, multiSend: chain.contracts.multiSendCallOnly }), ...change }
      run.proposed.push(tx)
      const data = encodeExecution(tx, encodeSignatures(await sign(tx)))
      const to = run.domain.safe
      const hash = await chain.client.sendTransaction({ account: owner, to, data, gas: 250_000n })
      expect(await chain.client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'reverted' })
      reverted.push({ hash, data })
      return { hash }
    }
    const { sendBatch } = createProposalSender({ wallet: { ...run.wallet, propose }, run: await run.load() })
    const progress = await run.run({ sendBatch })
    const [first] = reverted
    return { progress, ...(first ?? expect.fail('nothing was executed')) }
  }
  const byKey = (tx: SafeTx) => signAll(run.domain, tx, [owners[0]])
  const byExecuting = async () => [{ owner: owners[0].address, kind: 'approved' as const, data: '0x' as const }]

  test('leaves a proposal that anyone may execute with its public signatures, and nobody counts as unpaid', async () => {
    const { hash, data, progress } = await startReverting(byKey)
    expect(progress, 'no further prompt').toMatchObject({ phase: 'paused', current: 1, undecided: [] })
    await mine()
    await run.check()
    const safeTxHash = hashSafeTx(run.domain, at(0)).safeTx
    expect(await recordAt(1)).toMatchObject({
      state: 'proposed',
      proposal: { safeTxHash, nonce: 0n, state: 'waiting', revertedBy: hash },
    })
    const { plan, records } = await run.load()
    expect(findUnpaid({ ...plan, recipients: run.recipients }, records)).toEqual([])
    await chain.send(
      await chain.client.sendTransaction({ account: stranger, to: run.domain.safe, data, gas: 5_000_000n }),
    )
    await mine()
    await run.check()
    expect(await recordAt(1)).toMatchObject({ state: 'reconciled', proposal: { state: 'executed' } })
    expect(await honest()).toBe(plan.batches[0]?.count)
  })

  test('is over once another transaction has used its nonce', async () => {
    await startReverting(byKey)
    await execute(proposeRejection(run.domain.safe, 0n))
    await mine()
    await run.check()
    expect(await recordAt(1)).toMatchObject({ state: 'replaced', proposal: { state: 'replaced', isRejected: true } })
  })

  test('of an owner who approves by executing has the nonce that the Safe had then', async () => {
    const { hash } = await startReverting(byExecuting)
    expect(await recordAt(1)).toMatchObject({ state: 'proposed', proposal: { nonce: 0n, revertedBy: hash } })
  })

  test('is found with the nonce that was signed, although the Safe has another one by then', async () => {
    await startReverting((tx) => byKey({ ...tx, nonce: 7n }))
    expect(await recordAt(1)).toMatchObject({ state: 'proposed', proposal: { nonce: 7n, state: 'waiting' } })
  })

  test('has failed if no owner has signed it, or with a nonce far away, or if it would not have paid the batch', async () => {
    const answers: Parameters<typeof startReverting>[] = [
      [(tx) => signAll(run.domain, tx, [stranger])],
      [(tx) => byKey({ ...tx, nonce: 500n })],
      [byKey, { to: chain.token, data: '0x', operation: 0 }],
    ]
    for (const answer of answers) {
      const { progress } = await startReverting(...answer)
      expect(progress).toMatchObject({ phase: 'pausedAfterFailure', undecided: [1] })
      expect(await recordAt(1)).toMatchObject({ state: 'failed' })
      expect((await recordAt(1)).proposal).toBeUndefined()
    }
  })
})

describe('what became of a proposal', () => {
  test('a rejection counts once its block is final, and a reorg before that revives the proposal', async () => {
    await run.runUntil('awaitingOwners')
    const snapshot = await takeSnapshot(chain.client)
    await execute(proposeRejection(run.domain.safe, 0n))
    await run.check()
    expect(await recordAt(1)).toMatchObject({ state: 'proposed', proposal: { state: 'waiting' } })
    await snapshot.revert()
    await chain.client.mine({ blocks: 1 })
    await execute(at(0))
    await mine()
    await run.check()
    expect(await recordAt(1)).toMatchObject({ state: 'reconciled' })
    await honest()
  })

  test('a reorg deeper than any expected one revives it as well, and its blocks are searched again', async () => {
    await run.runUntil('awaitingOwners')
    const opened = run.openChain()
    const look = async () => (await opened.readFacts(await run.load())).proposals?.[0]?.state
    const snapshot = await takeSnapshot(chain.client)
    await execute(proposeRejection(run.domain.safe, 0n))
    await chain.client.mine({ blocks: 20 })
    expect(await look()).toBe('replaced')
    await snapshot.revert()
    expect(await look()).toBe('possible')
    await execute(at(0))
    expect(await look()).toBe('executed')
  })

  test('a proposal that comes in later, from the file of another owner, is searched from its own block on', async () => {
    await run.runUntil('awaitingOwners')
    await execute(at(0))
    // More than the margin before a proposal's block.
    await chain.client.mine({ blocks: 200 })
    const latest = await chain.client.getBlockNumber({ cacheTime: 0 })
    await execute(proposeRejection(run.domain.safe, 1n))
    await mine()
    const opened = run.openChain()
    const loaded = await run.load()
    const [first, second, third] = loaded.records
    if (!(first && second?.proposal && third)) throw new Error('No records')
    const later = { ...second, proposal: { ...second.proposal, fromBlock: latest } }
    const none = { proposal: undefined, state: 'queued' as const }
    const look = async (...records: BatchRecord[]) =>
      (await opened.readFacts({ ...loaded, records })).proposals?.map(({ state }) => state)
    expect(await look({ ...first, ...none }, later, { ...third, ...none })).toEqual(['replaced'])
    expect(await look(first, later, { ...third, ...none })).toEqual(['executed', 'replaced'])
  })

  test('a proposal of a file that states an old block makes no search of what was before its run', async () => {
    await chain.client.mine({ blocks: 300 })
    run = await start({ recipients: others() })
    await run.runUntil('awaitingOwners')
    const first = await recordAt(1)
    const proposal = { safeTxHash: `0x${'66'.repeat(32)}`, proposedAt: 1, fromBlock: 0n, state: 'waiting' } as const
    await run.store.saveRecords(run.runId, [{ ...first, earlierProposals: [proposal] }])
    const { client } = chain
    const request = vi.spyOn(client, 'request')
    await run.openChain().readFacts(await run.load())
    const asked = (request.mock.calls as unknown[][]).flatMap(([args]) => {
      const { method, params } = args as { method: string; params?: [{ fromBlock: Hex }] }
      return method === 'eth_getLogs' && params ? [BigInt(params[0].fromBlock)] : []
    })
    request.mockRestore()
    expect(asked.length).toBeGreaterThan(0)
    const { notedBlock } = (await run.load()).summary
    expect(asked.every((block) => block >= notedBlock - 128n && block > 0n)).toBe(true)
  })

  test('an execution inside that of another Safe pays, as any other', async () => {
    await run.runUntil('awaitingOwners')
    const outer = await chain.open(saltNonce + 50_000n)
    const data = chain.encode(at(0), await signAll(run.domain, at(0), signers))
    const around = proposeCalls([{ to: run.domain.safe, value: 0n, data }], { nonce: 0n })
    await executeBy(chain, { ...run.domain, safe: outer }, around, signers)
    await mine()
    await run.check()
    expect(await recordAt(1)).toMatchObject({ state: 'reconciled', hashes: [expect.any(String)] })
    expect(await recordAt(1)).not.toHaveProperty('signedByOthers')
    await honest()
  })

  test('an owner that is a Safe itself signs, and the proposal stays ours', async () => {
    const inner = await chain.open(saltNonce + 60_000n, [owners[0].address], 1)
    run = await start({ safe: await chain.fund(await chain.open(saltNonce, [inner], 1)), recipients: others() })
    await run.runUntil('awaitingOwners')
    const { to, data } = {
      to: run.domain.safe,
      // An owner that executes has signed by that.
      data: encodeExecution(at(0), encodeSignatures([{ owner: inner, kind: 'approved', data: '0x' }])),
    }
    const around = proposeCalls([{ to, value: 0n, data }], { nonce: 0n })
    await executeBy(chain, { ...run.domain, safe: inner }, around, [owners[0]])
    await mine()
    await run.check()
    expect(await states()).toEqual(['reconciled', 'proposed', 'proposed'])
  })

  test('a proposal of a file that states a nonce which does not give its hash says nothing by it', async () => {
    await run.runUntil('awaitingOwners')
    const first = await recordAt(1)
    const second = await recordAt(2)
    if (!(first.proposal && second.proposal)) throw new Error('No proposals')
    const forged = { ...first.proposal, safeTxHash: `0x${'66'.repeat(32)}` as const }
    const shifted = { ...second.proposal, nonce: 0n }
    await run.store.saveRecords(run.runId, [
      { ...first, proposal: forged },
      { ...second, proposal: shifted },
    ])
    await execute(proposeRejection(run.domain.safe, 0n))
    await mine()
    await run.check()
    expect(await states(), 'neither counts as replaced').toEqual(['proposed', 'proposed', 'proposed'])
    expect((await recordAt(1)).proposal).not.toHaveProperty('nonce')
    expect(isSignerUnknown(await recordAt(1))).toBe(true)
    expect((await recordAt(2)).proposal?.nonce, 'its own is found').toBe(1n)
  })

  test('a node that serves no logs or no state makes nothing replaced', async () => {
    await run.runUntil('awaitingOwners')
    for (const nonce of [0n, 1n, 2n]) await execute(proposeRejection(run.domain.safe, nonce))
    await mine()
    const client = behindProxy()
    const logs = vi.spyOn(client, 'request')
    logs.mockImplementation(async (args: { method: string; params?: unknown }, options) => {
      const of = JSON.stringify(args.params ?? '').toLowerCase()
      const isOfSafe = args.method === 'eth_getLogs' && of.includes(run.domain.safe.toLowerCase())
      if (isOfSafe && !of.includes(run.plan.multiSender.toLowerCase())) throw new Error('no logs here')
      return chain.client.request(args as never, options)
    })
    const facts = await run.openChain(client).readFacts(await run.load())
    expect(facts).not.toHaveProperty('proposals')
    logs.mockRestore()
    await run.runUntil('awaitingOwners', { sendBatch: refuse, chain: run.openChain(client) })
    expect((await recordAt(1)).state).toBe('replaced')
  })

  test('another transaction with its nonce counts also where it hides in one of another Safe, once that is deep', async () => {
    await run.runUntil('awaitingOwners')
    const outer = await chain.open(saltNonce + 70_000n)
    const other = proposeCalls([{ to: stranger.address, value: 1n, data: '0x' }], { nonce: 0n })
    const data = chain.encode(other, await signAll(run.domain, other, signers))
    const around = proposeCalls([{ to: run.domain.safe, value: 0n, data }], { nonce: 0n })
    await executeBy(chain, { ...run.domain, safe: outer }, around, signers)
    const opened = run.openChain()
    const look = async () => (await opened.readFacts(await run.load())).proposals?.[0]
    const seen = await chain.client.getBlockNumber({ cacheTime: 0 })
    const fact = { state: 'replaced', nonce: 0n, blockNumber: seen }
    expect(await look()).toMatchObject(fact)
    await mine()
    expect(await look(), 'as of the block in which it was first seen').toMatchObject(fact)
    expect(await look()).not.toHaveProperty('hash')
  })

  test('a node that was behind when final blocks were searched is asked again', async () => {
    await run.runUntil('awaitingOwners')
    await execute(proposeRejection(run.domain.safe, 0n))
    await mine()
    const client = behindProxy()
    const opened = run.openChain(client)
    const look = async () => (await opened.readFacts(await run.load())).proposals?.[0]?.state
    proxy.fault({ kind: 'altered', alter: () => ({ result: [] }) }, ['eth_getLogs'])
    expect(await look()).toBe('unclear')
    proxy.fault(undefined)
    expect(await look()).toBe('replaced')
  })

  test('an execution shows its events by its receipt where a search of logs lacks them, and is no other payer', async () => {
    await run.runUntil('awaitingOwners')
    const outer = await chain.open(saltNonce + 80_000n)
    const data = chain.encode(at(0), await signAll(run.domain, at(0), signers))
    const around = proposeCalls([{ to: run.domain.safe, value: 0n, data }], { nonce: 0n })
    await executeBy(chain, { ...run.domain, safe: outer }, around, signers)
    await mine()
    const opened = run.openChain(behindProxy())
    const alter = ({ params }: { params?: readonly unknown[] }) =>
      JSON.stringify(params).toLowerCase().includes(run.domain.safe.toLowerCase()) ? undefined : { result: [] }
    proxy.fault({ kind: 'altered', alter }, ['eth_getLogs'])
    const { logs, transactions } = await opened.readFacts(await run.load())
    proxy.fault(undefined)
    expect(logs).toMatchObject([{ kind: 'sent', id: run.plan.batches[0]?.id }])
    expect(transactions).toMatchObject([{ status: 'success' }])
    expect(transactions[0]).not.toHaveProperty('signer')
  })

  test('final blocks are searched once, and nothing is searched while no nonce is used', async () => {
    await run.runUntil('awaitingOwners')
    await mine()
    const client = behindProxy()
    const opened = run.openChain(client)
    const ofSafe = (calls: readonly unknown[][]) =>
      calls.flatMap(([args]) => {
        const { method, params = [] } = args as { method: string; params?: { address?: string; fromBlock?: Hash }[] }
        const [filter] = params
        const isOfSafe = method === 'eth_getLogs' && filter?.address?.toLowerCase() === run.domain.safe.toLowerCase()
        return isOfSafe ? [Number(filter?.fromBlock)] : []
      })
    const request = vi.spyOn(client, 'request')
    await opened.readFacts(await run.load())
    expect(ofSafe(request.mock.calls)).toEqual([])
    await execute(proposeRejection(run.domain.safe, 0n))
    await mine()
    await opened.readFacts(await run.load())
    const latest = Number(await chain.client.getBlockNumber({ cacheTime: 0 }))
    await mine()
    await opened.readFacts(await run.load())
    const begun = ofSafe(request.mock.calls)
    expect(begun).toHaveLength(2)
    expect(begun[1]).toBe(latest - confirmations + 2)
    const isRead = ([args]: readonly unknown[]) => (args as { method: string }).method === 'eth_getTransactionByHash'
    const reads = request.mock.calls.filter(isRead).length
    await opened.readFacts(await run.load())
    expect(request.mock.calls.filter(isRead), 'what a final block has decided is not read again').toHaveLength(reads)
    request.mockRestore()
  })
})

test('a stranger who sends the bytes of a waiting batch pays nobody by that, and ends nothing', async () => {
  // Few enough to be paid one by one from the approval of the sender, which is skipped where there is none.
  const recipients = others().slice(0, 10)
  run = await start({ recipients, mode: { kind: 'skip', gasCap: 100_000n } })
  await run.runUntil('awaitingOwners')
  for (const { to, data, value } of run.plan.batches) {
    const hash = await chain.client.sendTransaction({ account: stranger, to, data, value, gas: 5_000_000n })
    const { logs } = await chain.client.waitForTransactionReceipt({ hash })
    expect(logs, 'one event for each skipped, and that of the batch').toHaveLength(11)
  }
  await mine()
  await run.check()
  expect(await states()).toEqual(run.plan.batches.map(() => 'proposed'))
  const { plan, records } = await run.load()
  expect(findUnpaid({ ...plan, recipients }, records)).toEqual([])
  for (const index of run.plan.batches.keys()) await execute(at(index))
  await mine()
  expect(await run.run({ sendBatch: refuse })).toMatchObject({ phase: 'finished' })
  expect(await honest()).toBe(10)
})

test.each([
  [
    'a contract that is not known as a Safe ends nothing: its owners have not executed it',
    { isContract: true },
    'sent',
  ],
  ['a key counts as its wallet, which may have signed with another account', {}, 'paidByOther'],
] as const)('a stranger who sends the bytes of %s', async (_, of, state) => {
  const recipients = others().slice(0, 10)
  run = await start({ recipients, mode: { kind: 'skip', gasCap: 100_000n } })
  const { isSafe: _isSafe, ...plan } = run.plan
  const { summary } = await run.load()
  for (const { to, data, value } of plan.batches)
    await chain.send(await chain.client.sendTransaction({ account: stranger, to, data, value, gas: 5_000_000n }))
  await mine()
  const hashes = [numberToHex(5, { size: 32 })]
  const records = plan.batches.map((batch) => ({
    ...newRecord(batch),
    state: 'sent' as const,
    isHandedOver: true,
    hashes,
  }))
  const stored = { summary, plan: { ...plan, ...of }, records }
  const facts = await createRunChain(chain.client, confirmations).readFacts(stored)
  expect(reconcile(plan.batches, records, facts)).toMatchObject(records.map(() => ({ state })))
})

describe('a batch that another account pays, as the wallet has reported', () => {
  /** The owners have a proposal with a later nonce; asked again, the wallet has signed with the account of the payer. */
  async function startPaidByOther() {
    const { client, token, contracts } = chain
    run = await start({ recipients: others().slice(0, 10) })
    const propose: typeof run.wallet.propose = async (calls) => {
      const tx = proposeCalls(calls, { nonce: 5n, multiSend: contracts.multiSendCallOnly })
      run.proposed.push(tx)
      return { hash: hashSafeTx(run.domain, tx).safeTx }
    }
    const proposing = createProposalSender({ wallet: { ...run.wallet, propose }, run: await run.load() })
    await run.runUntil('awaitingOwners', proposing)
    const [batch] = run.plan.batches
    if (!batch) throw new Error('No batch')
    const by = { account: account(8), address: token, abi: erc20Abi } as const
    await chain.fund(by.account.address)
    await chain.send(
      await client.writeContract({ ...by, functionName: 'approve', args: [run.plan.multiSender, batch.total] }),
    )
    const { to, data } = batch
    const paying = await client.sendTransaction({ account: by.account, to, data, gas: 5_000_000n })
    await chain.send(paying)
    await run.runUntil('awaitingOwners', { resend: [1], sendBatch: async () => paying })
    await mine()
    await run.check()
    return { batch, paying, by: by.account.address }
  }
  const listUnpaid = async () => {
    const { plan, records } = await run.load()
    return findUnpaid({ ...plan, recipients: run.recipients }, records)
  }

  test('is open as long as the owners may pay it too, and is paid once the Safe has canceled its id', async () => {
    const { batch, paying, by } = await startPaidByOther()
    expect(await recordAt(1)).toMatchObject({ state: 'mined', paidBy: by, minedHash: paying })
    const data = encodeFunctionData({ abi: multiSenderAbi, functionName: 'cancel', args: [batch.id] })
    await execute(proposeCalls([{ to: run.plan.multiSender, value: 0n, data }], { nonce: 0n }))
    await run.check()
    expect((await recordAt(1)).state, 'a reorg may take the cancellation back').toBe('mined')
    expect(await listUnpaid()).toEqual([])
    await mine()
    expect(await run.run({ sendBatch: refuse })).toMatchObject({ phase: 'finished' })
    expect(await recordAt(1)).toMatchObject({ state: 'paidByOther', paidBy: by, minedHash: paying })
    expect(await listUnpaid()).toEqual([])
    for (const nonce of [1n, 2n, 3n, 4n]) await execute(proposeRejection(run.domain.safe, nonce))
    await expect(execute(at(0)), 'its proposal can pay no more').rejects.toThrow()
    expect(await honest()).toBe(10)
  })

  test('ends as well once another transaction has used the nonce of its proposal', async () => {
    const { by } = await startPaidByOther()
    for (const nonce of [0n, 1n, 2n, 3n, 4n, 5n]) await execute(proposeRejection(run.domain.safe, nonce))
    await mine()
    expect(await run.run({ sendBatch: refuse })).toMatchObject({ phase: 'finished' })
    expect(await recordAt(1)).toMatchObject({ state: 'paidByOther', paidBy: by })
    expect(await listUnpaid()).toEqual([])
    expect(await honest()).toBe(10)
  })
})

describe('what a transaction of the Safe has sent under the mark of a batch', () => {
  /** The same id, count and total; only the first person is another one. */
  const forge = (): Hex => {
    const [batch, person] = [run.plan.batches[0], run.recipients[0]]
    if (!(batch && person)) throw new Error('No batch')
    return batch.data.replace(person.address.slice(2).toLowerCase(), 'ee'.repeat(20)) as Hex
  }
  const callsOf = (index: number) => {
    const batch = run.plan.batches[index] ?? expect.fail('no batch')
    return listBatchCalls(run.plan, [batch], { ...run.domain, allowance: 0n })
  }
  const propose = (calls: ReturnType<typeof callsOf>) =>
    proposeCalls(calls, { nonce: 0n, multiSend: chain.contracts.multiSendCallOnly })
  /** Through another Safe, so that only a trace shows what was called. */
  async function executeInside(tx: SafeTx) {
    const outer = await chain.open(saltNonce + 90_000n)
    const data = chain.encode(tx, await signAll(run.domain, tx, signers))
    const around = proposeCalls([{ to: run.domain.safe, value: 0n, data }], { nonce: 0n })
    await executeBy(chain, { ...run.domain, safe: outer }, around, signers)
  }
  /** A node that traces nothing, as most public ones. */
  const withoutTraces = () => {
    const client = behindProxy()
    const { request } = client
    client.request = (async (args: { method: string }, options: never) => {
      if (args.method === 'debug_traceTransaction') throw new Error('no such method')
      return request(args as never, options)
    }) as typeof request
    return run.openChain(client)
  }
  const look = async (through = run.openChain()) => {
    await run.runUntil('awaitingOwners', { chain: through, sendBatch: refuse, checkOnly: true })
    return recordAt(1)
  }
  const listUnpaid = async () => {
    const { plan, records } = await run.load()
    return findUnpaid({ ...plan, recipients: run.recipients }, records)
  }

  test.each<[string, boolean, boolean]>([
    ['by a node that traces', true, true],
    ['by one that does not, from the transaction itself', false, false],
  ])(
    'is compared with its bytes: others were paid, and its people may be paid by a new list; %s',
    async (_, traces, isInside) => {
      await run.runUntil('awaitingOwners')
      const [approval, call] = callsOf(0)
      if (!(approval && call)) throw new Error('No calls')
      const rogue = propose([approval, { ...call, data: forge() }])
      if (isInside) await executeInside(rogue)
      else await execute(rogue)
      const through = () => (traces ? run.openChain() : withoutTraces())
      expect(await look(through())).toMatchObject({ state: 'cancelling', isOtherContent: true })
      expect(await listUnpaid(), 'a reorg may take it back').toEqual([])
      await mine()
      const record = await look(through())
      expect(record).toMatchObject({ state: 'cancelled', isOtherContent: true, isHandedOver: true, skipped: [] })
      expect(await listUnpaid()).toEqual(run.recipients.slice(0, run.plan.batches[0]?.count))
      expect((await look(through())).state, 'it stays so').toBe('cancelled')
    },
  )

  test('is compared where owners have executed it with another nonce, and is paid', async () => {
    await run.runUntil('awaitingOwners')
    await executeInside(propose([...callsOf(0), ...callsOf(1)]))
    await mine()
    expect(await look()).toMatchObject({ state: 'reconciled' })
    expect(await recordAt(1)).not.toHaveProperty('isUnproven')
    await honest()
  })

  test('is proven by what the token has moved, where no node shows the call', async () => {
    await run.runUntil('awaitingOwners')
    await executeInside(propose([...callsOf(0), { to: chain.token, value: 0n, data: '0x18160ddd' }]))
    await mine()
    expect(await look(withoutTraces())).toMatchObject({ state: 'reconciled' })
    expect(await recordAt(1)).not.toHaveProperty('isUnproven')
    await honest()
  })

  test('is not called proven where neither the call nor the transfers show it, until a node does', async () => {
    await run.runUntil('awaitingOwners')
    await executeInside(propose([...callsOf(0), ...callsOf(1)]))
    expect(await look(withoutTraces())).toMatchObject({ state: 'mined', isUnproven: true })
    await mine()
    expect(await look(withoutTraces())).toMatchObject({ state: 'reconciled', isUnproven: true })
    expect(await listUnpaid(), 'and not unpaid either').toEqual([])
    expect(await look()).toMatchObject({ state: 'reconciled' })
    expect(await recordAt(1)).not.toHaveProperty('isUnproven')
  })
})

describe('before owners get anything', () => {
  const failing = async (change: Partial<typeof run.wallet> = {}) => {
    const { sendBatch } = createProposalSender({ wallet: { ...run.wallet, ...change }, run: await run.load() })
    return run.run({ sendBatch })
  }

  test('a balance that does not cover all that waits is named, although each batch alone would pass', async () => {
    const { token, client } = chain
    const [first, second] = run.plan.batches
    if (!(first && second)) throw new Error('No batches')
    const balance = await client.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [run.domain.safe],
    })
    const kept = first.total + second.total - 1n
    const calls = proposeCalls(
      [
        {
          to: token,
          value: 0n,
          data: `0xa9059cbb${stranger.address.slice(2).padStart(64, '0')}${(balance - kept).toString(16).padStart(64, '0')}`,
        },
      ],
      { nonce: 0n },
    )
    await execute(calls)
    const stopped = await run.run()
    expect(stopped).toMatchObject({
      phase: 'pausedAfterFailure',
      current: 2,
      error: { code: 'ERC20InsufficientBalance' },
    })
    expect(await states()).toEqual(['proposed', 'queued', 'queued'])
  })

  test('what is paid by now needs no balance any more', async () => {
    await run.runUntil('awaitingOwners')
    const records = (await run.load()).records
    for (const tx of [at(0), at(1)]) await execute(tx)
    const { token, client } = chain
    const args = [run.domain.safe] as const
    const left = await client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args })
    const last = run.plan.batches[2] ?? expect.fail('no batch')
    const amount = (left - last.total).toString(16).padStart(64, '0')
    const data = `0xa9059cbb${stranger.address.slice(2).padStart(64, '0')}${amount}` as const
    await execute(proposeCalls([{ to: token, value: 0n, data }], { nonce: 2n }))
    const { sendBatch } = createProposalSender({ wallet: run.wallet, run: { plan: run.plan, records } })
    expect(await sendBatch(last)).toMatchObject({ proposal: { state: 'waiting' } })
  })

  test('a user who pauses meanwhile gets no request', async () => {
    const left = new AbortController()
    const ensureReady = async () => left.abort()
    const { sendBatch } = createProposalSender({ wallet: { ...run.wallet, ensureReady }, run: await run.load() })
    expect(await run.run({ sendBatch, signal: left.signal })).toMatchObject({ phase: 'paused', current: 1 })
    await expect.poll(states).toEqual(['queued', 'queued', 'queued'])
    expect(run.proposed).toEqual([])
  })

  test('a batch that would revert is not proposed', async () => {
    const [batch] = run.plan.batches
    const calls = listBatchCalls(run.plan, batch ? [batch] : [], run.domain)
    await execute(proposeCalls(calls, { nonce: 0n, multiSend: chain.contracts.multiSendCallOnly }))
    const { records } = await run.load()
    const forgetful = run.openChain()
    const blind = {
      ...forgetful,
      readFacts: async () => ({ ...(await forgetful.readFacts(await run.load())), marks: [], logs: [] }),
    }
    const { sendBatch } = createProposalSender({ wallet: run.wallet, run: { plan: run.plan, records } })
    const { runId, store } = run
    const progress = await runBatches({ runId, store, chain: blind, lock: (_key, work) => work(), sendBatch })
    expect(progress).toMatchObject({ phase: 'pausedAfterFailure', current: 1, error: expect.anything() })
    expect(run.proposed).toEqual([])
    expect((await recordAt(1)).isHandedOver).toBe(false)
  })

  test('an account that is no Safe is refused', async () => {
    await chain.client.setCode({ address: run.domain.safe, bytecode: '0x60006000f3' })
    expect(await failing()).toMatchObject({ phase: 'pausedAfterFailure', error: { code: 'proxyUnknown' } })
    expect(await states()).toEqual(['queued', 'queued', 'queued'])
  })

  test.each<[string, Error, string, string]>([
    ['declines', new AppError('userRejected'), 'pausedAfterRejection', 'queued'],
    ['does not know the request', new MethodNotFoundRpcError(new Error('?')), 'pausedAfterFailure', 'queued'],
    ['does not allow it', new AppError('unauthorized'), 'pausedAfterFailure', 'queued'],
    ['fails without a reason', new Error('closed'), 'pausedAfterFailure', 'signing'],
  ])('a wallet that %s', async (_, error, phase, state) => {
    const progress = await failing({ propose: () => Promise.reject(error) })
    expect(progress).toMatchObject({ phase, current: 1 })
    expect((await recordAt(1)).state).toBe(state)
  })

  // The wallet of a Safe stores a proposal before the key of an owner fails to execute it.
  test.each<[string, Error]>([
    ['a device that refuses its data', new Error('Ledger device: Invalid data received (0x6a80)')],
    ['data that is too long', new AppError('dataTooLarge')],
    ['a key without coin', new AppError('insufficientFunds')],
    ['too little gas', new AppError('gasTooLow')],
    ['a fee that is too low', new AppError('underpriced')],
    ['a revert', new AppError('reverted', { values: { reason: 'GS013' } })],
    ['a key on another network', new AppError('chainMismatch')],
    ['another open request', new AppError('walletBusy')],
  ])(
    '%s may come after the owners have got the batch: ending the run frees it as little as its user',
    async (_, error) => {
      const propose: typeof run.wallet.propose = async (calls) => {
        await run.wallet.propose(calls)
        throw error
      }
      expect(await failing({ propose })).toMatchObject({ phase: 'pausedAfterFailure', current: 1, undecided: [1] })
      const stopped = await run.run({ sendBatch: refuse, stop: true })
      expect(stopped).toMatchObject({ phase: 'needsDecision', undecided: [1] })
      expect(await states()).toEqual(['signing', 'stopped', 'stopped'])
      const [first] = run.plan.batches
      expect(findUnpaid({ ...run.plan, recipients: run.recipients }, stopped.records)).toEqual(
        run.recipients.slice(first?.count),
      )
      await execute(at(0))
      await mine()
      await run.check()
      expect(await states()).toEqual(['reconciled', 'stopped', 'stopped'])
      await honest()
    },
  )

  test('an old approval is first taken back', async () => {
    const { token, contracts } = chain
    const approve = `0x095ea7b3${run.plan.multiSender.slice(2).padStart(64, '0')}${'7'.padStart(64, '0')}` as const
    await execute(proposeCalls([{ to: token, value: 0n, data: approve }], { nonce: 0n }))
    await run.runUntil('awaitingOwners')
    const [batch] = run.plan.batches
    const calls = listBatchCalls(run.plan, batch ? [batch] : [], { ...run.domain, allowance: 7n })
    expect(at(0)).toEqual(proposeCalls(calls, { nonce: 0n, multiSend: contracts.multiSendCallOnly }))
    expect(calls).toHaveLength(3)
    expect((await recordAt(1)).proposal?.nonce).toBe(0n)
  })

  test('one recipient of coin is paid with a mark, by one call without MultiSendCallOnly', async () => {
    const recipients = [{ address: account(9).address, amount: 5n, lines: [1] }]
    run = await start({ recipients, asset: { kind: 'native' } })
    const before = await chain.client.getBalance({ address: account(9).address })
    await run.runUntil('awaitingOwners')
    expect(at(0)).toMatchObject({ to: run.plan.multiSender, operation: 0, value: 5n })
    await execute(at(0))
    await mine()
    expect(await run.run({ sendBatch: refuse })).toMatchObject({ phase: 'finished' })
    expect((await chain.client.getBalance({ address: account(9).address })) - before).toBe(5n)
  })
})
