// Starts a stored run, ready to be sent by account 0, and checks that every recipient is paid once.

import { multiSenderAbi } from '@saleyard/generated/abis'
import { parseRecipients } from '@saleyard/send/list/parse-recipients.ts'
import type { ListSource } from '@saleyard/send/list/types.ts'
import { chooseRoute } from '@saleyard/send/plan/choose-route.ts'
import { estimateGasModel, readGasRows } from '@saleyard/send/plan/estimate-gas.ts'
import { planBatches } from '@saleyard/send/plan/plan-batches.ts'
import { findBatchContract } from '@saleyard/send/plan/routes.ts'
import type { Asset, Batch, ChainLimits, SendMode } from '@saleyard/send/plan/types.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import type { SendAlone, StoredRun } from '@saleyard/send/run/types.ts'
import { account0 } from '@saleyard/testkit/chain/local-client.ts'
import type { ContractChain } from '@saleyard/testkit/chain/start-contract-chain.ts'
import { type Address, erc20Abi, type Hash, keccak256, toHex } from 'viem'
import { expect } from 'vitest'
import { startRun } from '@/features/multi-send/run/connect-run.ts'
import { createRunStore } from '@/features/multi-send/run/run-store.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'

type RunFixtureOptions = {
  text: string
  asset?: Asset
  mode?: SendMode
  approve?: boolean
  confirmations?: number
  /** Pays by the token itself, as the page does with a Standard token of ours. */
  paysMany?: boolean
  /** Limits of the plan in place of the network's. */
  limits?: Partial<ChainLimits>
  /** What the list was made of. */
  source?: ListSource
}
type Fees = { nonce: number; fee: bigint }

export type RunFixture = Awaited<ReturnType<typeof startRunFixture>>

let fixtures = 0

/** Reads, measures, plans, approves and stores a list, as the page does; account 0 can send the run. */
export async function startRunFixture(chain: ContractChain, options: RunFixtureOptions) {
  const { client, multiSender, token } = chain
  const { asset = { kind: 'erc20', token }, mode = { kind: 'strict' }, confirmations = 1 } = options
  const sender: Address = account0
  fixtures += 1
  const { lines, recipients } = parseRecipients(options.text, {
    mode: { kind: 'each' },
    decimals: 18,
    chainShortName: 'local',
    answers: options.source ? { dot: 'decimal' } : {},
    droppedLines: [],
  })
  const input = {
    chainId: 31337,
    sender,
    multiSender,
    asset,
    mode,
    route: chooseRoute({ asset, count: recipients.length, paysMany: options.paysMany ?? false }),
    runNonce: keccak256(toHex(fixtures)),
    recipients,
    limits: { gas: 16_777_216n, bytes: 131_072, reserveBps: 1000, ...options.limits },
    ...(options.source && { source: options.source }),
  }
  const rows = await readGasRows(recipients.length, async (from, to) => recipients.slice(from, to))
  const plan = planBatches({ ...input, gasModel: await estimateGasModel(client, input, rows) })
  const approve = async () => {
    const args = [multiSender, plan.total] as const
    const hash = await client.writeContract({ address: token, abi: erc20Abi, functionName: 'approve', args })
    await client.waitForTransactionReceipt({ hash })
  }
  if (options.approve !== false && plan.route !== 'tokenItself') await approve()

  const store = createRunStore(`runs-${fixtures}`)
  const runChain = createRunChain(client, confirmations, { listActivity: activityStore.list })
  const list = { lines, recipients }
  const create = (stored: StoredRun) => store.create(stored, list)
  const run = await startRun({ create, chain: runChain, plan, symbol: 'DEMO', decimals: 18 })

  /** Sends without an estimate, as a wallet may. */
  const sendRaw = ({ to, data, value, gas }: Batch, fees?: Fees): Promise<Hash> =>
    client.sendTransaction({ to, data, value, gas: (gas * 12n) / 10n, ...toFees(fees) })
  const sendBatch: SendAlone = ({ to, data, value }) => client.sendTransaction({ to, data, value })
  const sendNothing = (fees: Fees): Promise<Hash> => client.sendTransaction({ to: sender, value: 0n, ...toFees(fees) })
  const cancel = async (number: number) => {
    const id = plan.batches[number - 1]?.id ?? 0n
    const hash = await client.writeContract({
      address: findBatchContract(plan),
      abi: multiSenderAbi,
      functionName: 'cancel',
      args: [id],
    })
    await client.waitForTransactionReceipt({ hash })
  }

  const batchOptions = { runId: run.summary.id, store, chain: runChain, sendBatch }
  return { run, list, store, options: batchOptions, approve, sendRaw, sendNothing, cancel }
}

function toFees(fees: Fees | undefined) {
  if (!fees) return {}
  const price = fees.fee * 10n ** 9n
  return { nonce: fees.nonce, maxFeePerGas: price, maxPriorityFeePerGas: price }
}

/** Expects that every recipient of the plan has exactly its amount of the token. */
export async function expectPaidOnce({ client, token }: ContractChain, { list }: RunFixture): Promise<void> {
  const balances = await Promise.all(
    list.recipients.map(({ address }) =>
      client.readContract({ address: token, abi: erc20Abi, functionName: 'balanceOf', args: [address] }),
    ),
  )
  expect(balances).toEqual(list.recipients.map(({ amount }) => amount))
}
