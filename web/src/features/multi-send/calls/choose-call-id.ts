import type { Hex } from 'viem'
import type { Config } from 'wagmi'
import { readApproval } from '@/features/multi-send/approve/read-approval.ts'
import type { Batch, Plan } from '@/features/multi-send/core/plan-types.ts'
import { toCallId } from './call-id.ts'
import { readAtomic } from './read-atomic.ts'

/**
 * The id of a batch's bundle, with the approvals that it needs as things are now.
 *
 * @returns Undefined where there is nothing to bundle, or the wallet does not do it.
 * @throws What wallet or network say.
 */
export async function chooseCallId(config: Config, plan: Plan, batch: Batch): Promise<Hex | undefined> {
  const { chainId, asset, sender: owner, multiSender: spender } = plan
  // A plain transfer has no mark that could keep a second one from paying.
  if (batch.id === 0n || asset.kind !== 'erc20') return undefined
  if ((await readAtomic(config, chainId)) === 'unsupported') return undefined
  const { step } = await readApproval(config, { chainId, token: asset.token, owner, spender, needed: batch.total })
  return toCallId(batch.id, step === 'enough' ? 'none' : step)
}
