import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import { chooseRoute } from '@saleyard/send/plan/choose-route.ts'
import { estimateGasModel, readGasRows } from '@saleyard/send/plan/estimate-gas.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { buildReport, countStatuses, findUnpaid, toReportCsv } from '@saleyard/send/report/build-report.ts'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { createChain } from '@saleyard/testkit/chain/create-chain.ts'
import { automined } from '@saleyard/testkit/chain/local-client.ts'
import { type LocalChain, startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { safeList } from '@saleyard/testkit/lists.ts'
import { createClient, erc20Abi, type Hash, http, keccak256, toHex } from 'viem'
import { getTransactionCount, sendTransaction, waitForTransactionReceipt, writeContract } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newRecord } from './batch-record.ts'
import { createRunChain } from './create-run-chain.ts'
import { createMemoryStore } from './memory-store.ts'
import { runBatches } from './run-batches.ts'
import { startRun } from './store-run.ts'
import type { RunLock, StoredList } from './types.ts'

/** What a program without a page does: a text, a key, a node, and nothing else. */
const signer = account(0)
const sender = signer.address
const decimals = 18
/** One process, one run at a time. */
const lock: RunLock = (_key, work) => work()

let local: LocalChain

beforeAll(async () => {
  local = await startLocalChain()
})
afterAll(() => local?.stop())

const openClient = () =>
  createClient({
    account: signer,
    chain: automined,
    transport: http(local.rpcUrl, { timeout: 60_000 }),
    pollingInterval: 20,
  })
type Client = ReturnType<typeof openClient>

async function plan(client: Client, { recipients }: StoredList): Promise<Plan> {
  const asset = { kind: 'erc20', token: local.addresses.demoToken } as const
  const input = {
    chainId: automined.id,
    sender,
    multiSender: local.addresses.multiSender,
    asset,
    mode: { kind: 'strict' },
    route: chooseRoute({ asset, count: recipients.length }),
    runNonce: keccak256(toHex('a thousand')),
    limits: { gas: 16_777_216n, bytes: 131_072, reserveBps: 1_000 },
  } as const
  const rows = await readGasRows(recipients.length, async (from, to) => recipients.slice(from, to))
  return planBatches({ ...input, recipients, gasModel: await estimateGasModel(client, input, rows) })
}

async function approve(client: Client, { asset, multiSender, total }: Plan): Promise<void> {
  if (asset.kind !== 'erc20') return
  const args = [multiSender, total] as const
  const hash = await writeContract(client, { address: asset.token, abi: erc20Abi, functionName: 'approve', args })
  await waitForTransactionReceipt(client, { hash })
}

test('pays 1,000 lines of text once each, with a local key, and reports them; run again it pays none', async () => {
  const client = openClient()
  const { balances, allowance } = createChain(local)
  const { demoToken, multiSender } = local.addresses

  const { lines, recipients, questions } = parseRecipients(safeList, {
    mode: { kind: 'each' },
    decimals,
    chainShortName: 'local',
    answers: {},
    droppedLines: [],
  })
  expect(questions).toEqual([])
  expect(recipients).toHaveLength(1_000)
  const list: StoredList = { lines, recipients }
  const owners = recipients.map(({ address }) => address)
  const amounts = recipients.map(({ amount }) => amount)
  expect(new Set(await balances(demoToken, owners))).toEqual(new Set([0n]))

  const planned = await plan(client, list)
  expect(planned.batches.length).toBeGreaterThan(1)
  await approve(client, planned)

  const store = createMemoryStore()
  const open = () => createRunChain(client, 1)
  const create: Parameters<typeof startRun>[0]['create'] = (run) => store.create(run, list)
  const { summary } = await startRun({ create, chain: open(), plan: planned, symbol: 'DEMO', decimals })
  const runId = summary.id
  const sent: Hash[] = []
  const sendBatch = async ({ to, data, value }: Batch) => {
    const hash = await sendTransaction(client, { to, data, value })
    sent.push(hash)
    return hash
  }

  const progress = await runBatches({ runId, store, chain: open(), lock, sendBatch })
  expect(progress).toMatchObject({ phase: 'finished', undecided: [] })
  expect(sent).toHaveLength(planned.batches.length)
  expect(await balances(demoToken, owners)).toEqual(amounts)
  expect(await allowance(demoToken, sender, multiSender)).toBe(0n)

  const stored = await store.load(runId)
  const records = stored?.records ?? []
  const rows = buildReport(lines, { ...planned, recipients }, records, decimals)
  const paying = lines.filter(({ state }) => state === 'accepted' || state === 'merged')
  expect(countStatuses(rows).find(({ status }) => status === 'paid')).toEqual({ status: 'paid', count: paying.length })
  expect(new Set(rows.flatMap(({ status, hash }) => (status === 'paid' ? [hash] : [])))).toEqual(new Set(sent))
  expect(toReportCsv(rows).trimEnd().split('\r\n')).toHaveLength(1 + lines.length)
  expect(findUnpaid({ ...planned, recipients }, records)).toEqual([])
  expect(await store.list()).toMatchObject([{ id: runId, isFinished: true, recipients: 1_000 }])

  const nonce = await getTransactionCount(client, { address: sender })
  const refuse = () => Promise.reject(new Error('A batch was signed again'))
  expect(await runBatches({ runId, store, chain: open(), lock, sendBatch: refuse })).toMatchObject({
    phase: 'finished',
    records: records.map(({ number }) => ({ number, state: 'reconciled' })),
  })

  // Even a device that has lost every record signs nothing: the marks on chain say what is paid.
  const forgetful = createMemoryStore()
  if (stored) await forgetful.create({ ...stored, records: planned.batches.map(newRecord) }, list)
  expect(await runBatches({ runId, store: forgetful, chain: open(), lock, sendBatch: refuse })).toMatchObject({
    phase: 'finished',
    records: records.map(({ number, minedHash }) => ({ number, state: 'reconciled', minedHash })),
  })
  expect(await getTransactionCount(client, { address: sender })).toBe(nonce)
  expect(await balances(demoToken, owners)).toEqual(amounts)
})
