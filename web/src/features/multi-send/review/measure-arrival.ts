import { ierc20Abi } from '@saleyard/generated'
import { type Address, type Client, decodeFunctionResult, encodeFunctionData, type Hex } from 'viem'
import { simulateBlocks } from 'viem/actions'
import { encodeCall } from '@/features/multi-send/core/encode-call.ts'
import type { Recipient } from '@/features/multi-send/core/list-types.ts'
import type { PlanInput } from '@/features/multi-send/core/plan-types.ts'

/** Base units: of what was sent to those tried, how much they got. Less where the token takes a fee on the way. */
export type Arrival = { sent: bigint; arrived: bigint }

/** As many are tried: a token may let some recipients off its fee. */
export const tried = 8

/**
 * Pays the first recipients in a simulation, approval included, and looks at what they have got.
 *
 * @returns undefined for native coin, and where the node cannot simulate or the payment would fail, which others tell.
 */
export async function measureArrival(
  client: Client,
  input: Omit<PlanInput, 'gasModel' | 'recipients'>,
  recipients: Recipient[],
): Promise<Arrival | undefined> {
  const { asset, sender, multiSender } = input
  if (asset.kind === 'native') return undefined
  // What a sender pays himself does not change what he has.
  const sample = recipients.filter(({ address }) => address !== sender.toLowerCase()).slice(0, tried)
  if (sample.length === 0) return undefined

  const total = sample.reduce((sum, { amount }) => sum + amount, 0n)
  const payment = encodeCall({ ...input, id: 0n, payments: input.route === 'plainToken' ? sample.slice(0, 1) : sample })
  const people = [...new Set(sample.map(({ address }) => address))]
  const look = people.map((address) => ({ to: asset.token, data: balanceOf(address) }))
  const approve = [0n, total].map((amount) => ({ to: asset.token, data: approveOf(multiSender, amount) }))
  try {
    const { to, data, value } = payment
    const blocks = [look, approve, [{ to, data, value }], look].map((calls) => ({
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
