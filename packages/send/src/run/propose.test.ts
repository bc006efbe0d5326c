import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { chooseRoute, explainRoute } from '@saleyard/send/plan/choose-route.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import { findUnpaid } from '@saleyard/send/report/build-report.ts'
import { recipients, record } from '@saleyard/send/testing/few-batches.ts'
import type { Hash } from 'viem'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BatchProposal, BatchRecord, ChainFacts, ProposalFact } from './batch-record.ts'
import { createMemoryStore } from './memory-store.ts'
import { type RunBatchesOptions, runBatches } from './run-batches.ts'
import { rememberRecords, startRun } from './store-run.ts'
import {
  BatchNotSubmittedError,
  type RunChain,
  type RunLock,
  type RunPhase,
  type RunStore,
  type SendBatch,
  type SentBatch,
} from './types.ts'

const sender = '0x5afe5afe5afe5afe5afe5afe5afe5afe5afe5afe' as const
const asset = { kind: 'native' } as const
const plan = planBatches({
  chainId: 31_337,
  sender,
  multiSender: '0x1111111111111111111111111111111111111111',
  asset,
  mode: { kind: 'strict' },
  route: chooseRoute({ asset, count: recipients.length, isContract: true }),
  runNonce: `0x${'ab'.repeat(32)}`,
  recipients,
  limits: { gas: 300n, bytes: 10_000, reserveBps: 0 },
  gasModel: { base: 100n, perRecipient: 100n, method: 'estimate', measuredSizes: [1] },
  isSafe: true,
})
const hashOf = (number: number): Hash => `0x${number.toString(16).padStart(64, '5')}`
const proposalOf = (number: number): BatchProposal => ({
  safeTxHash: hashOf(number),
  nonce: BigInt(number),
  proposedAt: 1,
  fromBlock: 9n,
  state: 'waiting',
})

let store: RunStore
let facts: ChainFacts
let proposed: number[]
beforeEach(async () => {
  store = createMemoryStore()
  proposed = []
  const [job = 0n] = plan.jobs
  const marks = [{ job, marks: 0n }]
  facts = { latestBlock: 9n, confirmations: 1, marks, logs: [], transactions: [], accountNonce: 1 }
  const create = (run: Parameters<RunStore['create']>[0]) => store.create(run, { recipients, lines: [] })
  await startRun({ create, chain: { getBlockNumber: async () => 9n }, plan, symbol: 'ETH', decimals: 18 })
})

const runId = plan.runNonce
const load = async () => (await store.load(runId))?.records ?? []
const stateOf = async () => (await load()).map(({ state }) => state)
const propose: SendBatch = async ({ number }) => {
  proposed.push(number)
  return { proposal: proposalOf(number) }
}
const refuse: SendBatch = () => Promise.reject(new Error('A prompt was opened'))

/** Marks batches as sent in the newest block. */
function pay(...numbers: number[]): void {
  const paid = plan.batches.filter(({ number }) => numbers.includes(number))
  const added = paid.reduce((marks, { id }) => marks | (1n << (id & 255n)), 0n)
  const { latestBlock: blockNumber, marks, logs } = facts
  facts = {
    ...facts,
    marks: marks.map((each) => ({ ...each, marks: each.marks | added })),
    logs: [...logs, ...paid.map(({ id }) => ({ kind: 'sent' as const, id, blockNumber, transactionHash: hashOf(99) }))],
  }
}

type Script = { onWait?: (turn: number) => void | Promise<void>; chain?: Partial<RunChain> }

/** Runs on a chain whose every block does what the test says, until it leaves the page. */
async function run(change: Partial<RunBatchesOptions> = {}, { onWait, chain: part }: Script = {}) {
  const phases: RunPhase[] = []
  const left = new AbortController()
  let turn = 0
  const chain: RunChain = {
    getBlockNumber: async () => facts.latestBlock,
    getNonce: () => Promise.reject(new Error('The nonce of the account was read')),
    readFacts: async () => facts,
    async waitForBlockAfter() {
      if (!onWait) return left.abort()
      facts = { ...facts, latestBlock: facts.latestBlock + 1n }
      turn += 1
      await onWait(turn)
    },
    ...part,
  }
  const progress = await runBatches({
    runId,
    store,
    chain,
    lock: (_key, work) => work(),
    sendBatch: propose,
    signal: left.signal,
    onProgress: ({ phase }) => phases.push(phase),
    ...change,
  })
  return { ...progress, phases: [...new Set(phases)] }
}

const replaced = (number: number, isRejected = false, of = number): ProposalFact => ({
  number: of,
  safeTxHash: hashOf(number),
  state: 'replaced',
  blockNumber: 5n,
  isRejected,
})

test('all batches are proposed one after another without a wait, and no nonce of the account is read', async () => {
  let reads = 0
  const readFacts = async () => {
    reads += 1
    return facts
  }
  const { phases, undecided } = await run({}, { chain: { readFacts } })
  expect(phases).toEqual(['reconciling', 'sending', 'awaitingOwners', 'paused'])
  expect(reads, 'owners decide nothing meanwhile').toBe(1)
  expect(proposed).toEqual([1, 2, 3])
  expect(undecided).toEqual([])
  expect(await load()).toMatchObject(
    [1, 2, 3].map((number) => ({ state: 'proposed', hashes: [], proposal: proposalOf(number) })),
  )
  expect((await load()).every(({ nonce }) => nonce === undefined)).toBe(true)
})

test('a page that is loaded again waits on, and proposes nothing', async () => {
  await run()
  expect((await run({ sendBatch: refuse })).phases).toEqual(['reconciling', 'awaitingOwners', 'paused'])
  expect((await run({ sendBatch: refuse, checkOnly: true })).phases).toContain('awaitingOwners')
})

test('it ends once the owners have executed all of them, in any order', async () => {
  await run()
  const { phases } = await run({ sendBatch: refuse }, { onWait: (turn) => pay(4 - turn) })
  expect(phases).toEqual(['reconciling', 'awaitingOwners', 'finished'])
  expect(await stateOf()).toEqual(['reconciled', 'reconciled', 'reconciled'])
})

test('a mark without its event is waited for as the chain, not as owners', async () => {
  await run()
  pay(1, 2, 3)
  facts = { ...facts, logs: [] }
  expect((await run({ sendBatch: refuse })).phases).toEqual(['reconciling', 'confirming', 'paused'])
})

test('while owners are awaited a chain that does not answer ends nothing; the next block is another chance', async () => {
  await run()
  let failures = 0
  const readFacts = async () => {
    if (facts.latestBlock !== 11n) return facts
    failures += 1
    throw new Error('no state')
  }
  const waited: bigint[] = []
  const waitForBlockAfter = async (block: bigint) => {
    waited.push(block)
    facts = { ...facts, latestBlock: facts.latestBlock + 1n }
    if (facts.latestBlock === 12n) pay(1, 2, 3)
  }
  const { phases } = await run({ sendBatch: refuse }, { chain: { readFacts, waitForBlockAfter } })
  expect(phases).toEqual(['reconciling', 'awaitingOwners', 'offline', 'finished'])
  expect(failures).toBe(1)
  expect(waited).toEqual([9n, 10n, 11n])
})

test('a rejected batch asks for a decision, and is proposed again only on request', async () => {
  await run()
  facts = { ...facts, proposals: [replaced(2, true)] }
  expect(await run({ sendBatch: refuse })).toMatchObject({ phase: 'needsDecision', current: 2, undecided: [2] })
  expect(await stateOf()).toEqual(['proposed', 'replaced', 'proposed'])

  const again: SendBatch = async () => ({ proposal: { ...proposalOf(7), state: 'waiting' } })
  await run({ sendBatch: again, resend: [2] })
  expect((await load())[1]).toMatchObject({
    state: 'proposed',
    proposal: { safeTxHash: hashOf(7) },
    earlierProposals: [{ safeTxHash: hashOf(2), state: 'replaced', isRejected: true }],
  })
})

test('owners who decide while the page waits end the wait with a question', async () => {
  await run()
  const onWait = () => {
    facts = { ...facts, proposals: [replaced(3)] }
  }
  expect(await run({ sendBatch: refuse }, { onWait })).toMatchObject({ phase: 'needsDecision', undecided: [3] })
})

test('a batch that waits for its owners is proposed again if its user wants that, and both are followed', async () => {
  await run()
  await run({ sendBatch: async () => ({ proposal: proposalOf(8) }), resend: [1] })
  const [first] = await load()
  expect(first).toMatchObject({ proposal: { safeTxHash: hashOf(8) }, earlierProposals: [proposalOf(1)] })
  facts = { ...facts, proposals: [{ ...replaced(8, false, 1) }] }
  await run({ sendBatch: refuse })
  expect((await stateOf())[0]).toBe('proposed')
})

test('what its wallet has not proven to be ours is proposed again only with what the user has seen', async () => {
  const { nonce: _nonce, ...unproven } = proposalOf(1)
  await run({ sendBatch: async () => ({ proposal: unproven }) })
  expect((await load())[0]).toMatchObject({ state: 'proposed', hashes: [hashOf(1)] })
  expect(await run({ resend: [1] })).toMatchObject({ phase: 'needsDecision', current: 1 })
  expect(proposed).toEqual([])
  await run({ resend: [1], hasSeenCancelled: true })
  expect(proposed).toEqual([1])
})

describe('a wallet', () => {
  const declined = new AppError('userRejected')

  const declineSecond: SendBatch = async (batch) => (batch.number === 2 ? Promise.reject(declined) : propose(batch))

  test('that is declined may have stored the proposal: the batch is no longer free, and goes on as it is', async () => {
    expect(await run({ sendBatch: declineSecond })).toMatchObject({ phase: 'pausedAfterRejection', current: 2 })
    expect(await stateOf()).toEqual(['proposed', 'queued', 'queued'])
    const [, second] = await load()
    expect(second).toMatchObject({ isHandedOver: true, doubt: undefined })
    expect((await run({ sendBatch: refuse, checkOnly: true })).phase, 'no dead end').toBe('paused')
    await run()
    expect(proposed).toEqual([1, 2, 3])
  })

  test('that is declined after the page was left leaves it as little free', async () => {
    const left = new AbortController()
    const sendBatch: SendBatch = async () => {
      left.abort()
      return Promise.reject(declined)
    }
    await run({ sendBatch, signal: left.signal })
    await expect.poll(async () => (await load())[0]).toMatchObject({ state: 'queued', isHandedOver: true })
    expect((await load())[0]?.doubt).toBeUndefined()
  })

  test('that has declined ends no batch for free, and nobody of it is offered as unpaid', async () => {
    await run({ sendBatch: declineSecond })
    const stopped = await run({ sendBatch: refuse, stop: true })
    expect(stopped).toMatchObject({ phase: 'needsDecision', undecided: [2] })
    expect(await stateOf()).toEqual(['proposed', 'queued', 'stopped'])
    expect(findUnpaid({ ...plan, recipients }, stopped.records)).toEqual(recipients.slice(4))
    await run({ resend: [2] })
    expect(await stateOf(), 'asked for, it is proposed again').toEqual(['proposed', 'proposed', 'stopped'])
  })

  test.each<[string, Error]>([
    ['declines', declined],
    ['was never opened for', new BatchNotSubmittedError(new Error('no balance'))],
  ])('that %s another proposal leaves the one before as it was', async (_, error) => {
    await run()
    // As it comes from a file, without empty fields.
    await store.saveRecords(runId, [{ ...record(1), state: 'proposed', isHandedOver: true, proposal: proposalOf(1) }])
    await run({ sendBatch: () => Promise.reject(error), resend: [1] })
    const [first] = await load()
    expect(first).toMatchObject({ state: 'proposed', proposal: proposalOf(1) })
    expect(first?.earlierProposals).toBeUndefined()
  })

  test('that fails without a reason leaves open whether owners have the batch', async () => {
    expect(await run({ sendBatch: () => Promise.reject(new Error('closed')) })).toMatchObject({
      phase: 'pausedAfterFailure',
      undecided: [1],
    })
    expect(await stateOf()).toEqual(['signing', 'queued', 'queued'])
    expect(await run({ sendBatch: refuse })).toMatchObject({ phase: 'needsDecision', undecided: [1] })
  })

  test('that answers after the page was left is recorded all the same', async () => {
    const left = new AbortController()
    let answer = (_proposal: BatchProposal) => {}
    const sendBatch: SendBatch = () =>
      new Promise((resolve) => {
        answer = (proposal) => resolve({ proposal })
        left.abort()
      })
    expect(await run({ sendBatch, signal: left.signal })).toMatchObject({ phase: 'paused', current: 1 })
    answer(proposalOf(1))
    await expect.poll(stateOf).toEqual(['proposed', 'queued', 'queued'])
    expect((await load())[0]).toMatchObject({ proposal: proposalOf(1) })

    const again = new AbortController()
    const proposeLate: SendBatch = (batch) => {
      again.abort()
      return sendBatch(batch)
    }
    await run({ sendBatch: proposeLate, signal: again.signal, resend: [1] })
    answer(proposalOf(8))
    await expect
      .poll(async () => (await load())[0])
      .toMatchObject({ proposal: proposalOf(8), earlierProposals: [proposalOf(1)] })
  })

  describe('whose hash is not proven yet', () => {
    const { nonce: _nonce, ...unproven } = proposalOf(1)
    let prove = (_answer: SentBatch) => {}
    const sendBatch: SendBatch = async () => ({
      proposal: unproven,
      proof: new Promise((resolve) => {
        prove = resolve
      }),
    })

    test.each<[string, SentBatch, Partial<BatchRecord>]>([
      ['of our calls', { proposal: proposalOf(1) }, { state: 'proposed', proposal: proposalOf(1), hashes: [] }],
      ['of a transaction', hashOf(1), { state: 'sent', proposal: undefined, hashes: [hashOf(1)] }],
      ['of unknown calls', { proposal: unproven }, { state: 'proposed', proposal: unproven, hashes: [hashOf(1)] }],
    ])('has its hash recorded at once, and then that it is %s', async (_, answer, expected) => {
      const left = new AbortController()
      const ended = run({ sendBatch, signal: left.signal }, { chain: { waitForBlockAfter: async () => left.abort() } })
      await expect.poll(async () => (await load())[0]).toMatchObject({ state: 'proposed', hashes: [hashOf(1)] })
      prove(answer)
      await expect.poll(async () => (await load())[0]).toMatchObject(expected)
      left.abort()
      await ended
    })

    test('is proven after a pause, which does not wait for that', async () => {
      const left = new AbortController()
      const ended = run({ sendBatch, signal: left.signal }, { chain: { waitForBlockAfter: async () => left.abort() } })
      await expect.poll(async () => (await load())[0]).toMatchObject({ state: 'proposed', proposal: unproven })
      left.abort()
      expect(await ended).toMatchObject({ phase: 'paused' })
      prove({ proposal: proposalOf(1) })
      await expect.poll(async () => (await load())[0]).toMatchObject({ proposal: proposalOf(1), hashes: [] })
    })

    test('is not proven by an answer about a proposal before the latest', async () => {
      const left = new AbortController()
      const ended = run({ sendBatch, signal: left.signal }, { chain: { waitForBlockAfter: async () => left.abort() } })
      await expect.poll(async () => (await load())[0]).toMatchObject({ state: 'proposed' })
      left.abort()
      await ended
      const first = prove
      await run({ sendBatch: async () => ({ proposal: proposalOf(8) }), resend: [1], hasSeenCancelled: true })
      first({ proposal: proposalOf(1) })
      await new Promise(setImmediate)
      expect((await load())[0]).toMatchObject({ proposal: proposalOf(8), earlierProposals: [unproven] })
    })
  })

  describe('that answers after the page was left', () => {
    let answer = (_sent: SentBatch) => {}
    async function leave() {
      const left = new AbortController()
      const sendBatch: SendBatch = () =>
        new Promise((resolve) => {
          answer = resolve
          left.abort()
        })
      let turns = 0
      const lock: RunLock = async (_key, work) => {
        turns += 1
        // The page has its turn, then a check of another window holds the run.
        if (turns === 2) throw new AppError('runningElsewhere')
        return work()
      }
      let waits = 0
      const waitForBlockAfter = async () => {
        waits += 1
      }
      const chain = { waitForBlockAfter }
      await run({ sendBatch, signal: left.signal, lock }, { chain })
      return () => waits
    }

    test('is recorded once a check that holds the run is over', async () => {
      const waits = await leave()
      answer({ proposal: proposalOf(1) })
      await expect.poll(async () => (await load())[0]).toMatchObject({ state: 'proposed', proposal: proposalOf(1) })
      expect(waits()).toBe(1)
    })

    test('has its proposal watched although the batch was proposed again meanwhile', async () => {
      await leave()
      await run({ sendBatch: async () => ({ proposal: proposalOf(8) }), resend: [1] })
      answer({ proposal: proposalOf(1) })
      await expect.poll(async () => (await load())[0]?.earlierProposals).toEqual([proposalOf(1)])
      facts = { ...facts, proposals: [replaced(8, false, 1)] }
      await run({ sendBatch: refuse })
      expect((await load())[0], 'the first one may still be executed').toMatchObject({
        state: 'proposed',
        proposal: { safeTxHash: hashOf(8), state: 'replaced' },
      })
    })

    test('changes nothing of a batch that is over', async () => {
      await leave()
      pay(1)
      await run({ sendBatch: refuse, checkOnly: true })
      answer({ proposal: proposalOf(1) })
      await new Promise(setImmediate)
      expect((await load())[0]).toMatchObject({ state: 'reconciled' })
      expect((await load())[0]?.earlierProposals).toBeUndefined()
    })
  })

  describe('that still has a request when the batch is proposed again', () => {
    /** Leaves the page while the wallet has a request; it is answered later. */
    async function leaveOpen(options: Partial<RunBatchesOptions> = {}) {
      const left = new AbortController()
      let resolve = (_sent: SentBatch) => {}
      let reject = (_error: Error) => {}
      const sendBatch: SendBatch = () => {
        left.abort()
        return new Promise<SentBatch>((...parts) => {
          ;[resolve, reject] = parts
        })
      }
      await run({ sendBatch, signal: left.signal, ...options })
      return { resolve, reject }
    }
    const settled = () => new Promise(setImmediate)
    const fail: SendBatch = () => Promise.reject(new Error('closed'))

    test.each<[string, Error]>([
      ['was never opened for it', new BatchNotSubmittedError(new Error('aborted'))],
      ['declines it', declined],
    ])('and %s frees nothing that the newer one may have handed over', async (_, error) => {
      const first = await leaveOpen()
      await run({ sendBatch: fail, resend: [1] })
      first.reject(error)
      await settled()
      expect((await load())[0]).toMatchObject({ state: 'signing', isHandedOver: true })
      await run({ sendBatch: refuse, stop: true })
      expect(await stateOf()).toEqual(['signing', 'stopped', 'stopped'])
    })

    test('and answers both has both watched, in any order', async () => {
      const first = await leaveOpen()
      const second = await leaveOpen({ resend: [1] })
      first.resolve({ proposal: proposalOf(1) })
      await expect.poll(async () => (await load())[0]).toMatchObject({ state: 'proposed', proposal: proposalOf(1) })
      second.resolve({ proposal: proposalOf(8) })
      await expect
        .poll(async () => (await load())[0])
        .toMatchObject({ state: 'proposed', isHandedOver: true, earlierProposals: [proposalOf(8)] })
    })

    test('and refuses the newer one leaves the older one open', async () => {
      const first = await leaveOpen()
      await run({ sendBatch: () => Promise.reject(new BatchNotSubmittedError(new Error('no balance'))), resend: [1] })
      expect((await load())[0]).toMatchObject({ state: 'signing' })
      first.resolve({ proposal: proposalOf(1) })
      await expect.poll(async () => (await load())[0]).toMatchObject({ state: 'proposed', proposal: proposalOf(1) })
    })

    test('and executes it at once is followed by its transaction', async () => {
      const first = await leaveOpen()
      await run({ sendBatch: fail, resend: [1] })
      first.resolve(hashOf(99))
      await expect.poll(async () => (await load())[0]).toMatchObject({ state: 'sent', hashes: [hashOf(99)] })
    })

    test.each<[string, SentBatch | Error, Partial<BatchRecord>]>([
      ['answers', { proposal: proposalOf(1) }, { state: 'proposed', proposal: proposalOf(1) }],
      ['declines', declined, { state: 'signing' }],
      ['refuses', new BatchNotSubmittedError(new Error('aborted')), { state: 'signing' }],
    ])('and %s keeps what came from a file of another owner meanwhile', async (_, answer, expected) => {
      const { resolve, reject } = await leaveOpen()
      const [known] = await load()
      if (!known) throw new Error('no record')
      await store.saveRecords(runId, [{ ...known, earlierProposals: [proposalOf(5)] }])
      if (answer instanceof Error) reject(answer)
      else resolve(answer)
      await settled()
      await expect
        .poll(async () => (await load())[0])
        .toMatchObject({ isHandedOver: true, earlierProposals: [proposalOf(5)], ...expected })
    })

    test('has its answer recorded at once while the page waits for the owners of the newer one', async () => {
      const held = new Set<string>()
      const lock: RunLock = async (key, work) => {
        if (held.has(key)) throw new AppError('runningElsewhere')
        held.add(key)
        return work().finally(() => held.delete(key))
      }
      const first = await leaveOpen({ lock })
      let mine = () => {}
      const waitForBlockAfter = () => new Promise<void>((resolve) => (mine = resolve))
      const again: SendBatch = async ({ number }) => ({ proposal: proposalOf(number + 10) })
      const left = new AbortController()
      const options = { sendBatch: again, resend: [1], lock, signal: left.signal }
      const waits = run(options, { chain: { waitForBlockAfter } })
      await expect.poll(stateOf).toEqual(['proposed', 'proposed', 'proposed'])
      await settled()
      first.resolve({ proposal: proposalOf(1) })
      await expect.poll(async () => (await load())[0]?.earlierProposals).toEqual([proposalOf(1)])
      expect(held.size, 'the page still waits').toBe(1)

      // What the next check finds is added to that.
      facts = { ...facts, latestBlock: 10n, proposals: [replaced(11, false, 1)] }
      mine()
      await expect
        .poll(async () => (await load())[0])
        .toMatchObject({
          state: 'proposed',
          proposal: { state: 'replaced' },
          earlierProposals: [proposalOf(1)],
        })
      left.abort()
      mine()
      expect((await waits).phase).toBe('paused')
      expect(held.size).toBe(0)
    })

    test('and that came from a file as well is not listed twice', async () => {
      const { resolve } = await leaveOpen()
      await store.saveRecords(runId, [
        { ...record(1), state: 'proposed', isHandedOver: true, proposal: proposalOf(1), earlierProposals: [] },
      ])
      resolve({ proposal: proposalOf(1) })
      await settled()
      expect((await load())[0]).toMatchObject({ proposal: proposalOf(1), earlierProposals: [] })
    })

    test('shows that a batch which was given up without it waits for the owners', async () => {
      const { resolve } = await leaveOpen()
      await store.saveRecords(runId, [{ ...record(1), state: 'stopped' }])
      resolve({ proposal: proposalOf(1) })
      await expect
        .poll(async () => (await load())[0])
        .toMatchObject({ state: 'proposed', isHandedOver: true, proposal: proposalOf(1) })
    })
  })

  test('that executes at once answers with a transaction, which is waited for', async () => {
    const sendBatch: SendBatch = async ({ number }) => {
      pay(number)
      return hashOf(99)
    }
    expect((await run({ sendBatch })).phases).toEqual(['reconciling', 'sending', 'finished'])
  })
})

test('a stopped run keeps waiting for what its owners have, and proposes nothing else', async () => {
  const sendBatch: SendBatch = async (batch) =>
    batch.number === 2 ? Promise.reject(new BatchNotSubmittedError(new Error('no balance'))) : propose(batch)
  await run({ sendBatch })
  expect((await run({ sendBatch: refuse, stop: true })).phases).toEqual(['reconciling', 'awaitingOwners', 'paused'])
  expect(await stateOf()).toEqual(['proposed', 'stopped', 'stopped'])
})

describe('a contract that is not known as a Safe', () => {
  beforeEach(async () => {
    store = createMemoryStore()
    const { isSafe: _isSafe, ...rest } = plan
    const create = (each: Parameters<RunStore['create']>[0]) => store.create(each, { recipients, lines: [] })
    const chain = { getBlockNumber: async () => 9n }
    await startRun({ create, chain, plan: { ...rest, isContract: true }, symbol: 'ETH', decimals: 18 })
  })

  test('has its batch handed over by what its wallet declines, as a Safe, and no nonce of it is read', async () => {
    const sendBatch: SendBatch = () => Promise.reject(new AppError('userRejected'))
    expect(await run({ sendBatch })).toMatchObject({ phase: 'pausedAfterRejection', current: 1 })
    expect(await run({ sendBatch: refuse, stop: true })).toMatchObject({ phase: 'needsDecision', undecided: [1] })
    expect(await load()).toMatchObject([{ state: 'queued', isHandedOver: true }, { state: 'stopped' }, {}])
    expect((await load())[0]?.doubt).toBeUndefined()
  })

  test('counts as handed over in a run that another window has removed', async () => {
    const stored = await store.load(runId)
    const records = stored && rememberRecords(stored)
    expect(records).toMatchObject([1, 2, 3].map(() => ({ state: 'signing', isHandedOver: true })))
  })
})

test.each<[string, Partial<BatchRecord>]>([
  ['a proposal', { proposal: proposalOf(1) }],
  ['an earlier proposal', { earlierProposals: [proposalOf(1)] }],
  ['a hash', { hashes: [hashOf(1)] }],
])('ending a run never frees a batch that has %s, whatever else its record says', async (_, trace) => {
  await store.saveRecords(runId, [{ ...record(1), ...trace }])
  await run({ sendBatch: refuse, stop: true })
  expect((await stateOf())[0]).not.toBe('stopped')
})

test.each([
  ['coin', { kind: 'native' }, {}, 'native'],
  ['a token', { kind: 'erc20', token: sender }, {}, 'tokenFrom'],
  ['a token that pays many by itself', { kind: 'erc20', token: sender }, { paysMany: true }, 'tokenItself'],
] as const)(
  'one recipient of %s gets a mark from a contract, as from a Safe, and no reason of cost',
  (_, of, facts, route) => {
    expect(chooseRoute({ asset: of, count: 1, isContract: true, ...facts })).toBe(route)
    expect(explainRoute({ route, count: 1 })).toBeUndefined()
  },
)
