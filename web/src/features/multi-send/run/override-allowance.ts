import { ierc20Abi } from '@saleyard/generated'
import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hex,
  maxUint256,
  numberToHex,
  type StateOverride,
} from 'viem'
import { call, createAccessList } from 'viem/actions'
import type { PlanInput } from '@/features/multi-send/core/plan-types.ts'

// Not the highest value: some tokens treat that as endless and save the write that we want to measure.
const plenty = numberToHex(maxUint256 >> 1n, { size: 32 })

/**
 * Finds where the token keeps the sender's allowance, by asking which storage reading it touches, and tries each slot.
 *
 * @returns What to add to a question so that it is answered as if approved; undefined if the node or the token is not made so.
 */
export async function overrideAllowance(
  client: Client,
  { asset, sender, multiSender }: Pick<PlanInput, 'asset' | 'sender' | 'multiSender'>,
): Promise<StateOverride | undefined> {
  if (asset.kind === 'native') return undefined
  const to = asset.token
  const data = encodeFunctionData({ abi: ierc20Abi, functionName: 'allowance', args: [sender, multiSender] })
  try {
    const { accessList } = await createAccessList(client, { to, data })
    for (const { address, storageKeys } of accessList) {
      for (const slot of storageKeys) {
        const stateOverride = [{ address, stateDiff: [{ slot, value: plenty }] }]
        if ((await readWith(client, to, data, stateOverride)) === plenty) return stateOverride
      }
    }
  } catch {
    // The node knows one of the two methods not at all: there are other ways to measure.
  }
  return undefined
}

async function readWith(
  client: Client,
  to: Address,
  data: Hex,
  stateOverride: StateOverride,
): Promise<Hex | undefined> {
  return (await call(client, { to, data, stateOverride })).data
}
