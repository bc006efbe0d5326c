import { multiSenderAbi } from '@saleyard/generated'
import {
  type Address,
  type Client,
  ContractFunctionRevertedError,
  type Hex,
  isAddressEqual,
  parseEventLogs,
} from 'viem'
import { simulateBlocks } from 'viem/actions'
import type { Batch } from '@/features/multi-send/core/plan-types.ts'

/** `value`: wei. */
export type TrialCall = { to: Address; data: Hex; value?: bigint }
/** `skipped`: positions of recipients in the plan. `unavailable`: the node cannot simulate several calls in a row. */
export type Trial = { status: 'success'; skipped: number[] } | { status: 'failure'; error: unknown } | 'unavailable'

/** Tries a batch after the calls that come before it, on the network's latest state. */
export async function tryBatch(client: Client, sender: Address, approvals: TrialCall[], batch: Batch): Promise<Trial> {
  const calls = [...approvals, { to: batch.to, data: batch.data, value: batch.value }]
  try {
    // Each in a block of its own, as it will be: two batches may not fit into one.
    const blocks = calls.map((call) => ({ calls: [{ ...call, account: sender }] }))
    const results = await simulateBlocks(client, { blocks })
    const last = results.at(-1)?.calls[0]
    if (!last) return 'unavailable'
    if (last.status === 'failure') return { status: 'failure', error: toRevert(last.data, last.error) }
    const events = parseEventLogs({ abi: multiSenderAbi, eventName: 'RecipientSkipped', logs: last.logs ?? [] })
    // A recipient may send a batch of its own from within this one, with the same id.
    const ours = events.filter(({ args }) => isAddressEqual(args.sender, sender))
    return { status: 'success', skipped: ours.map(({ args }) => batch.first + Number(args.index)) }
  } catch {
    return 'unavailable'
  }
}

function toRevert(data: Hex, error: unknown): unknown {
  if (data === '0x') return error
  return new ContractFunctionRevertedError({ abi: multiSenderAbi, data, functionName: 'send' })
}
