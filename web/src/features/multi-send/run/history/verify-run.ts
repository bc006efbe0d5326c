// Verifies a run's file: decodes the bytes, compares them with the list, and computes ids and sums again.

import { codeCall } from '@saleyard/send/encode/call-code.ts'
import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import { type BatchValues, batchAbi, readBatch } from '@saleyard/send/encode/read-batch.ts'
import { matchesSource, type Recipient } from '@saleyard/send/list/types.ts'
import { identifyBatches } from '@saleyard/send/plan/identify-batches.ts'
import { findBatchContract } from '@saleyard/send/plan/routes.ts'
import type { Batch, Plan, Route } from '@saleyard/send/plan/types.ts'
import type { StoredList } from '@saleyard/send/run/types.ts'
import { type Address, encodeFunctionData, type Hex } from 'viem'
import type { RunFile } from './run-file.ts'
import { TransferProblem } from './transfer-problem.ts'

export type Expected = {
  /** Our contract: a file with another one could take what the user approves. */
  multiSender: Address
  /** Ids of the known networks. */
  chainIds: readonly number[]
}

/**
 * Trusts nothing that can be computed: bytes are decoded and compared with the list, ids are derived from them again,
 * sums are added up. The records, which only the chain can verify, are compared with it before anything is sent.
 *
 * @throws TransferProblem
 */
export function verifyRun(file: RunFile, { multiSender, chainIds }: Expected): void {
  const { plan, list, records } = file
  if (!chainIds.includes(plan.chainId)) throw new TransferProblem('chain', { chainId: plan.chainId })
  if (plan.multiSender.toLowerCase() !== multiSender.toLowerCase())
    throw new TransferProblem('contract', { address: plan.multiSender })
  if (plan.route.startsWith('plain')) throw new TransferProblem('plain')

  // Where people have compared the codes of a file, its bytes must be those.
  const wrong = file.callCodes && plan.batches.find(({ data }, index) => codeCall(data) !== file.callCodes?.[index])
  if (wrong) throw new TransferProblem('batch', { number: wrong.number })

  verifyIds(
    plan,
    plan.batches.map((batch) =>
      verifyBatch(plan, batch, list.recipients.slice(batch.first, batch.first + batch.count)),
    ),
  )
  verifyTotals(file)
  verifyLines(list)
  if (records.length !== plan.batches.length || records.some(({ number }, index) => number !== index + 1))
    throw new TransferProblem('records')
}

function verifyIds(plan: Plan, unmarked: Parameters<typeof identifyBatches>[1]): void {
  const { ids, jobs } = identifyBatches({ ...plan, recipients: [] }, unmarked)
  const isSame =
    plan.jobs.length === jobs.length &&
    jobs.every((job, index) => job === plan.jobs[index]) &&
    ids.every((id, index) => id === plan.batches[index]?.id)
  if (!isSame) throw new TransferProblem('ids')
}

/** Verifies that each recipient is in exactly one batch, and that every shown sum is right. */
function verifyTotals({ summary, plan, list }: RunFile): void {
  let next = 0
  const areInOrder = plan.batches.every(({ number, first, count }, index) => {
    const fits = number === index + 1 && first === next
    next += count
    return fits
  })
  const total = list.recipients.reduce((sum, { amount }) => sum + amount, 0n)
  const isConsistent =
    areInOrder &&
    [next, plan.recipientCount, summary.recipients].every((count) => count === list.recipients.length) &&
    [plan.total, summary.total].every((sum) => sum === total) &&
    summary.batches === plan.batches.length &&
    summary.id === plan.runNonce &&
    summary.chainId === plan.chainId &&
    summary.sender.toLowerCase() === plan.sender.toLowerCase() &&
    (!plan.source || matchesSource(plan.source, plan))
  if (!isConsistent) throw new TransferProblem('totals')
}

/** Verifies that the lines pay exactly what their recipients get, with no line twice and none left out. */
function verifyLines({ lines, recipients }: StoredList): void {
  const owners = new Map(
    recipients.flatMap((recipient, index) => recipient.lines.map((line) => [line, index] as const)),
  )
  const left = recipients.map(({ amount }) => amount)
  lines.forEach((line, index) => {
    const refuse = new TransferProblem('lines', { line: line.number })
    if (line.number !== index + 1) throw refuse
    if (line.state !== 'accepted' && line.state !== 'merged') return
    const { recipient, amount, address } = line
    if (owners.get(line.number) !== recipient || recipients[recipient]?.address !== address) throw refuse
    owners.delete(line.number)
    left[recipient] = (left[recipient] ?? 0n) - amount
  })
  const [unused] = owners.keys()
  const wrong = left.findIndex((amount) => amount !== 0n)
  const line = unused ?? recipients[wrong]?.lines[0]
  if (line !== undefined) throw new TransferProblem('lines', { line })
}

const functionsOf: Partial<Record<Route, RegExp>> = {
  native: /^sendNative(Equal)?(OrSkip)?$/,
  tokenPull: /^sendToken(Equal)?(WithPermit2?)?(OrSkip)?$/,
  tokenFrom: /^sendTokenFrom(Equal)?(WithPermit)?(OrSkip)?$/,
  tokenItself: /^transferMany$/,
}

/**
 * Decodes a batch's bytes and compares them with the plan and with the recipients that the batch should pay.
 *
 * @returns The same call without an id; the plan's ids derive from it.
 * @throws TransferProblem `batch`, `recipients`.
 */
function verifyBatch(plan: Plan, batch: Batch, recipients: Recipient[]): Hex {
  const refuse = new TransferProblem('batch', { number: batch.number })
  const read = readBatch(batch.data)
  if (!read) throw refuse
  const { functionName, args, values, payments } = read
  const encode = (id: bigint) => encodeFunctionData({ abi: batchAbi, functionName, args: [id, ...args.slice(1)] })

  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const isConsistent =
    // Bytes behind the arguments would not be part of any id.
    encode(values.id) === batch.data && values.id === batch.id && matchesPlan(plan, batch, functionName, values, total)
  if (!isConsistent) throw refuse
  if (!areSame(payments, recipients)) throw new TransferProblem('recipients', { number: batch.number })
  return encode(0n)
}

function matchesPlan(plan: Plan, batch: Batch, functionName: string, values: BatchValues, total: bigint): boolean {
  const { asset, mode, route } = plan
  const token = asset.kind === 'erc20' ? asset.token.toLowerCase() : undefined
  return [
    functionName === batch.functionName,
    functionsOf[route]?.test(functionName),
    functionName.endsWith('OrSkip') === (mode.kind === 'skip'),
    values.gasCap === (mode.kind === 'skip' ? mode.gasCap : undefined),
    values.token?.toLowerCase() === (route === 'tokenItself' ? undefined : token),
    values.total === (token ? total : undefined),
    batch.total === total,
    batch.value === (token ? 0n : total),
    batch.to.toLowerCase() === findBatchContract(plan).toLowerCase(),
  ].every(Boolean)
}

function areSame(payments: Payment[], recipients: Recipient[]): boolean {
  return (
    payments.length === recipients.length &&
    payments.every(({ address, amount }, index) => {
      const recipient = recipients[index]
      return address === recipient?.address.toLowerCase() && amount === recipient.amount
    })
  )
}
