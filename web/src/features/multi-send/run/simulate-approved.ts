import { ierc20Abi } from '@saleyard/generated'
import { type Client, encodeFunctionData } from 'viem'
import { simulateBlocks } from 'viem/actions'
import type { Call } from '@/features/multi-send/core/encode-call.ts'
import type { PlanInput } from '@/features/multi-send/core/plan-types.ts'

/** What the contract wants to see left beside the promised gas, before it starts a recipient. */
const reserveBesideCap = 40_000n

/**
 * Simulates approve and call, each pair for itself.
 *
 * @returns An upper bound of the gas that each call needs as its limit. What a node calls used is after refunds, which are a
 * fifth at most (EIP-3529); calls inside calls keep a sixty-third back (EIP-150); the last recipient of a skipping batch must
 * find its headroom.
 * @throws When the node does not know `eth_simulateV1`, or a call fails.
 */
export function simulateApproved(
  client: Client,
  { asset, sender: account, multiSender, mode }: Omit<PlanInput, 'gasModel' | 'recipients'>,
  calls: Call[],
): Promise<bigint[]> {
  if (asset.kind === 'native') throw new Error('Native coin needs no approval')
  const headroom = mode.kind === 'skip' ? (mode.gasCap * 64n) / 63n + reserveBesideCap : 0n
  return Promise.all(
    calls.map(async ({ to, data, value, total }) => {
      const approve = encodeFunctionData({ abi: ierc20Abi, functionName: 'approve', args: [multiSender, total] })
      const blocks = await simulateBlocks(client, {
        blocks: [{ calls: [{ account, to: asset.token, data: approve }] }, { calls: [{ account, to, data, value }] }],
      })
      const result = blocks[1]?.calls[0]
      if (result?.status !== 'success') throw result?.error ?? new Error('The simulation has no result')
      return (result.gasUsed * 5n * 64n) / (4n * 63n) + headroom
    }),
  )
}
