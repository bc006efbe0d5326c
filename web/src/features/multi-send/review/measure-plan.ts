// Measures the gas of a batch and how much of it arrives, and routes around a token's fee.

import { isRevert } from '@saleyard/chain/errors/error-causes.ts'
import { isUnreachable } from '@saleyard/chain/errors/is-answered.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { ierc20Abi } from '@saleyard/generated/abis'
import { encodeCall } from '@saleyard/send/encode/encode-call.ts'
import type { Recipient } from '@saleyard/send/list/types.ts'
import { estimateGasModel, type GasRows } from '@saleyard/send/plan/estimate-gas.ts'
import { GasError } from '@saleyard/send/plan/measure-gas.ts'
import type { GasModel, PlanInput, SendMode } from '@saleyard/send/plan/types.ts'
import { type Address, type Client, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { simulateBlocks } from 'viem/actions'

/** The one recipient of a plain payment cannot be paid; `cause` is the network's error. */
export class RecipientError extends Error {
  override readonly name = 'RecipientError'
  readonly recipient: Pick<Recipient, 'address' | 'lines'>

  constructor(recipient: Pick<Recipient, 'address' | 'lines'>, cause: unknown) {
    super(`${recipient.address} cannot be paid`, { cause })
    this.recipient = recipient
  }
}

/** Input of a plan without the recipients, which stay with the list. */
type PlanDraft = Omit<PlanInput, 'gasModel' | 'recipients'>
type MeasuredPlan = {
  input: PlanDraft & { gasModel: GasModel }
  /** Undefined if it could not be measured. */
  arrival: Arrival | undefined
}

/**
 * Measures the gas of a batch and what arrives. A token with a fee goes straight from the sender, who may be exempt, to
 * each recipient, instead of through MultiSender, which never is.
 *
 * @param gasCap Gas cap that identifies the failing recipients when a strict plan cannot be measured.
 * @throws RunError `cannotMeasure`, RecipientError for a plain payment that its recipient refuses, or an error of the
 * network.
 */
export async function measurePlan(
  client: Client,
  input: PlanDraft,
  rows: GasRows[],
  gasCap: bigint,
): Promise<MeasuredPlan> {
  const recipients = chooseSample(rows)
  const direct = { ...input, route: 'tokenFrom' } as const
  const arrival = await measureArrival(client, input, recipients)
  if (input.route === 'tokenPull' && takesFee(arrival)) return measureDirect()
  try {
    return { input: { ...input, gasModel: await estimateGasModel(client, input, rows) }, arrival }
  } catch (error) {
    // The pull itself brought less than the total.
    if (toUserError(error).code === 'MultiSender_BalanceMismatch') return measureDirect()
    // A node that gives no answer says nothing about a recipient.
    if (isUnreachable(error)) throw error
    return { input: await measureRefused(client, input, rows, { gasCap, error }), arrival }
  }

  async function measureDirect(): Promise<MeasuredPlan> {
    const gasModel = await estimateGasModel(client, direct, rows)
    return { input: { ...direct, gasModel }, arrival: await measureArrival(client, direct, recipients) }
  }
}

/**
 * Measures a plan of which a sampled recipient cannot be paid: as a skipping plan, so that the test run can name that
 * recipient.
 */
async function measureRefused(
  client: Client,
  input: PlanDraft,
  rows: GasRows[],
  { gasCap, error }: { gasCap: bigint; error: unknown },
): Promise<MeasuredPlan['input']> {
  const isPlain = input.route.startsWith('plain')
  const only = rows[0]?.recipients[0]
  if (only && isPlain && isRevert(error)) throw new RecipientError(only, error)
  if (error instanceof GasError || input.mode.kind === 'skip' || isPlain || input.route === 'tokenItself') throw error
  const mode: SendMode = { kind: 'skip', gasCap }
  const gasModel = await estimateGasModel(client, { ...input, mode }, rows).catch(() => Promise.reject(error))
  return { ...input, gasModel }
}

/**
 * Chooses recipients at several places of the list: those at its top may be exempt from a fee. In short lists the
 * places overlap.
 */
function chooseSample(rows: GasRows[]): Recipient[] {
  const chosen = rows.flatMap(({ recipients }) => recipients.slice(0, Math.ceil(sampleSize / rows.length)))
  return [...new Map(chosen.map((recipient) => [recipient.lines[0], recipient])).values()]
}

/**
 * Amount sent to the sampled recipients and amount that they got, in base units. It is less if the token takes a fee.
 */
export type Arrival = { sent: bigint; arrived: bigint }

/** Number of sampled recipients: a token may exempt some of them from its fee. */
const sampleSize = 8

/**
 * Pays sampled recipients in a simulation, approval included, and compares their balances.
 *
 * @returns Undefined for native coin, and if the node cannot simulate or the payment would fail, which other checks
 * report.
 */
async function measureArrival(
  client: Client,
  input: Omit<PlanInput, 'gasModel' | 'recipients'>,
  recipients: Recipient[],
): Promise<Arrival | undefined> {
  const { asset, sender, multiSender } = input
  if (asset.kind === 'native') return undefined
  // A payment to the sender does not change the sender's balance.
  const sample = recipients.filter(({ address }) => address !== sender.toLowerCase()).slice(0, sampleSize)
  if (sample.length === 0) return undefined

  const total = sample.reduce((sum, { amount }) => sum + amount, 0n)
  const payment = encodeCall({ ...input, id: 0n, payments: input.route === 'plainToken' ? sample.slice(0, 1) : sample })
  const addresses = [...new Set(sample.map(({ address }) => address))]
  const balanceCalls = addresses.map((address) => ({ to: asset.token, data: balanceOf(address) }))
  const approve = [0n, total].map((amount) => ({ to: asset.token, data: approveOf(multiSender, amount) }))
  try {
    const { to, data, value } = payment
    const blocks = [balanceCalls, approve, [{ to, data, value }], balanceCalls].map((calls) => ({
      calls: calls.map((call) => ({ ...call, account: sender })),
    }))
    const [before, , paid, after] = await simulateBlocks(client, { blocks })
    if (paid?.calls[0]?.status !== 'success') return undefined
    return { sent: payment.total, arrived: sumOf(after) - sumOf(before) }
  } catch {
    return undefined
  }
}

/** Whether less arrives than is sent. */
export function takesFee(arrival: Arrival | undefined): arrival is Arrival {
  return arrival !== undefined && arrival.arrived < arrival.sent
}

function balanceOf(address: Address): Hex {
  return encodeFunctionData({ abi: ierc20Abi, functionName: 'balanceOf', args: [address] })
}

function approveOf(spender: Address, amount: bigint): Hex {
  return encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args: [spender, amount] })
}

function sumOf(block: { calls: readonly { data: Hex }[] } | undefined): bigint {
  return (block?.calls ?? []).reduce(
    (sum, { data }) => sum + decodeFunctionResult({ abi: ierc20Abi, functionName: 'balanceOf', data }),
    0n,
  )
}
