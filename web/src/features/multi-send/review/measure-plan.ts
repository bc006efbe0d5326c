import type { Client } from 'viem'
import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import type { GasModel, PlanInput, SendMode } from '@/features/multi-send/core/plan-types.ts'
import { estimateGasModel, type GasRows } from '@/features/multi-send/run/estimate-gas-model.ts'
import { RunError } from '@/features/multi-send/run/run-error.ts'
import { isRevert } from '@/lib/errors/is-revert.ts'
import { toUserError } from '@/lib/errors/to-user-error.ts'
import { type Arrival, measureArrival, takesFee, tried } from './measure-arrival.ts'
import { RecipientError } from './recipient-error.ts'

/** A plan to be, without the recipients, which stay with the list. */
export type PlanDraft = Omit<PlanInput, 'gasModel' | 'recipients'>
export type MeasuredPlan = {
  input: PlanDraft & { gasModel: GasModel }
  /** Undefined where it could not be measured. */
  arrival: Arrival | undefined
}

/**
 * Measures what a batch costs and what arrives. A token that takes a fee goes straight from the sender to each recipient,
 * who may be let off it, instead of through MultiSender, who never is.
 *
 * @param gasCap For finding out who would be skipped, when a strict plan cannot even be measured.
 * @throws RunError `cannotMeasure`, RecipientError for a plain payment that its recipient refuses, or what the network says.
 */
export async function measurePlan(
  client: Client,
  input: PlanDraft,
  rows: GasRows[],
  gasCap: bigint,
): Promise<MeasuredPlan> {
  const recipients = choosePeople(rows)
  const direct = { ...input, route: 'tokenFrom' } as const
  const arrival = await measureArrival(client, input, recipients)
  if (input.route === 'tokenPull' && takesFee(arrival)) return measureDirect()
  try {
    return { input: { ...input, gasModel: await estimateGasModel(client, input, rows) }, arrival }
  } catch (error) {
    // Less than the total came out of the pull already.
    if (toUserError(error).code === 'MultiSender_BalanceMismatch') return measureDirect()
    return { input: await measureRefused(client, input, rows, { gasCap, error }), arrival }
  }

  async function measureDirect(): Promise<MeasuredPlan> {
    const gasModel = await estimateGasModel(client, direct, rows)
    return { input: { ...direct, gasModel }, arrival: await measureArrival(client, direct, recipients) }
  }
}

/** Somebody among those tried cannot be paid. With the measure of a skipping plan the test run can say who. */
async function measureRefused(
  client: Client,
  input: PlanDraft,
  rows: GasRows[],
  { gasCap, error }: { gasCap: bigint; error: unknown },
): Promise<MeasuredPlan['input']> {
  const isPlain = input.route.startsWith('plain')
  const only = rows[0]?.recipients[0]
  if (only && isPlain && isRevert(error)) throw new RecipientError(only, error)
  if (error instanceof RunError || input.mode.kind === 'skip' || isPlain) throw error
  const mode: SendMode = { kind: 'skip', gasCap }
  const gasModel = await estimateGasModel(client, { ...input, mode }, rows).catch(() => Promise.reject(error))
  return { ...input, gasModel }
}

/** At several places of the list: those at its top may be let off a fee. In short lists the places overlap. */
function choosePeople(rows: GasRows[]): Recipient[] {
  const chosen = rows.flatMap(({ recipients }) => recipients.slice(0, Math.ceil(tried / rows.length)))
  return [...new Map(chosen.map((recipient) => [recipient.lines[0], recipient])).values()]
}
