import 'fake-indexeddb/auto'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { ChainFacts } from '@saleyard/send/run/batch-record.ts'
import type { RunChain, SendBatch, StoredRun } from '@saleyard/send/run/types.ts'
import { createClient, custom } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Config } from 'wagmi'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { openRunChain, runBatches, startRun } from './connect-run.ts'
import { createRunStore } from './run-store.ts'

describe('openRunChain', () => {
  const sender = '0x00000000000000000000000000000000000a11ce' as const

  /** A single payment that a wallet may have sent: no hash of it came back, and its nonce is used. */
  async function lostPayment(): Promise<StoredRun> {
    const plan = planBatches({
      chainId: 31337,
      sender,
      multiSender: '0x1111111111111111111111111111111111111111',
      asset: { kind: 'native' },
      mode: { kind: 'strict' },
      route: 'plainNative',
      runNonce: `0x${'ab'.repeat(32)}`,
      recipients: [{ address: sender, amount: 1n, lines: [1] }],
      limits: { gas: 100_000n, bytes: 10_000, reserveBps: 0 },
      gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
    })
    const chain = { getBlockNumber: async () => 1n }
    const run = await startRun({ create: async () => {}, chain, plan, symbol: 'ETH', decimals: 18 })
    const records = run.records.map((record) => ({
      ...record,
      state: 'signing' as const,
      isHandedOver: true,
      nonce: 0,
      firstNonce: 0,
    }))
    return { ...run, records }
  }

  test('a lost payment is told from the others that this device has sent', async () => {
    const list = vi.spyOn(activityStore, 'list').mockRejectedValue(new Error('the activity was read'))
    const answers: Record<string, string> = { eth_blockNumber: '0x1', eth_getTransactionCount: '0x1' }
    const request = async ({ method }: { method: string }) => answers[method] ?? Promise.reject(new Error(method))
    const client = createClient({ transport: custom({ request }) })
    const config = { getClient: () => client } as unknown as Config

    await expect(openRunChain(config, 31337).readFacts(await lostPayment())).rejects.toThrow('the activity was read')
    list.mockRestore()
  })
})

describe('runBatches', () => {
  /** What cannot be staged on a real chain: locks of another tab, a disk that fails, a node without events. */
  const sender = '0x00000000000000000000000000000000000a11ce' as const
  const noFacts: ChainFacts = {
    latestBlock: 1n,
    confirmations: 1,
    marks: [],
    logs: [],
    transactions: [],
    accountNonce: 0,
  }
  const never: SendBatch = () => {
    throw new Error('A prompt was opened')
  }
  const newChain = (facts: Partial<ChainFacts> = {}): RunChain => ({
    getBlockNumber: () => Promise.resolve(1n),
    getNonce: () => Promise.resolve(0),
    readFacts: () => Promise.resolve({ ...noFacts, ...facts }),
    waitForBlockAfter: () => Promise.resolve(),
  })
  let databases = 0

  async function newRun(chain = newChain()) {
    const store = createRunStore(`runs-${++databases}`)
    const plan = planBatches({
      chainId: 56,
      sender,
      multiSender: '0x1111111111111111111111111111111111111111',
      asset: { kind: 'native' },
      mode: { kind: 'strict' },
      route: 'native',
      runNonce: `0x${'ab'.repeat(32)}`,
      recipients: [{ address: sender, amount: 1n, lines: [1] }],
      limits: { gas: 100n, bytes: 10_000, reserveBps: 0 },
      gasModel: { base: 0n, perRecipient: 50n, method: 'estimate', measuredSizes: [1] },
    })
    const { summary } = await startRun({
      create: (run) => store.create(run, { lines: [], recipients: [] }),
      chain,
      plan,
      symbol: 'BNB',
      decimals: 18,
    })
    return { store, plan, options: { runId: summary.id, store, chain, sendBatch: never } }
  }

  afterEach(() => vi.unstubAllGlobals())

  test('a run that is open in another tab opens no prompt here and says so', async () => {
    const { options } = await newRun()
    const locks = { request: (_name: string, _options: unknown, work: (lock: null) => unknown) => work(null) }
    vi.stubGlobal('navigator', { locks })
    const onProgress = vi.fn()
    expect(await runBatches({ ...options, onProgress })).toMatchObject({
      phase: 'openInAnotherTab',
      records: [{ state: 'queued' }],
    })
    expect(onProgress).toHaveBeenCalledOnce()
  })

  test('the lock is held per run', async () => {
    const { options } = await newRun()
    const request = vi.fn((_name: string, _options: unknown, work: (lock: object) => unknown) => work({}))
    vi.stubGlobal('navigator', { locks: { request } })
    await runBatches({ ...options, signal: AbortSignal.abort() })
    expect(request).toHaveBeenCalledWith(`saleyard:run:${options.runId}`, { ifAvailable: true }, expect.any(Function))
  })

  test('no prompt is opened when the record before it cannot be written', async () => {
    const { options, store } = await newRun()
    let writes = 0
    const saveRecords: typeof store.saveRecords = (id, records) => {
      writes += 1
      if (records[0]?.state === 'signing') return Promise.reject(new Error('the disk is full'))
      return store.saveRecords(id, records)
    }
    await expect(runBatches({ ...options, store: { ...store, saveRecords } })).rejects.toThrow('the disk is full')
    expect(writes).toBe(2)
  })

  test('the record says signing, with bytes and block noted, before the prompt opens', async () => {
    const { options, store, plan } = await newRun()
    let stored: unknown
    const sendBatch: SendBatch = async (batch) => {
      stored = await store.load(options.runId)
      expect(batch).toEqual(plan.batches[0])
      throw new Error('the page is gone')
    }
    await runBatches({ ...options, sendBatch })
    expect(stored).toMatchObject({
      summary: { notedBlock: 1n },
      plan,
      records: [{ state: 'signing', isHandedOver: true, nonce: 0 }],
    })
  })

  test('a marked batch whose event the node does not find yet is neither sent nor called paid', async () => {
    const { options, plan } = await newRun()
    const marks = plan.jobs.map((job) => ({ job, marks: 1n }))
    const controller = new AbortController()
    const chain = newChain({ marks })
    const waitForBlockAfter = () => Promise.resolve(controller.abort())
    expect(
      await runBatches({ ...options, chain: { ...chain, waitForBlockAfter }, signal: controller.signal }),
    ).toMatchObject({
      phase: 'paused',
      records: [{ isMarkedOnly: true, state: 'signing' }],
      undecided: [],
    })
  })

  test('paused before it starts, it reconciles and opens no prompt', async () => {
    const { options } = await newRun()
    expect(await runBatches({ ...options, signal: AbortSignal.abort() })).toMatchObject({ phase: 'paused' })
  })

  test('error: a run that is not on this device', async () => {
    const { options } = await newRun()
    await expect(runBatches({ ...options, runId: 'unknown' })).rejects.toThrow('No run unknown')
  })

  test('error: the network is lost; the next call goes on', async () => {
    const { options } = await newRun()
    const lost = { ...options.chain, readFacts: () => Promise.reject(new Error('fetch failed')) }
    await expect(runBatches({ ...options, chain: lost })).rejects.toThrow('fetch failed')
    expect(await runBatches({ ...options, signal: AbortSignal.abort() })).toMatchObject({
      records: [{ state: 'queued' }],
    })
  })
})
