import type { Hex } from 'viem'
import type { Config } from 'wagmi'
import type { Batch } from '@/features/multi-send/core/plan-types.ts'
import { explainShortage } from '@/features/multi-send/run/explain-shortage.ts'
import { NotHandedOverError } from '@/features/multi-send/run/not-handed-over-error.ts'
import type { StoredRun } from '@/features/multi-send/run/types.ts'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { sendCalls, type WalletCall } from '@/lib/wallet/requests/send-calls.ts'
import type { CallApprovals } from './call-id.ts'
import { judgeRefusal } from './judge-refusal.ts'
import { listCalls } from './list-calls.ts'
import { simulateCalls } from './simulate-calls.ts'

type HandCallsParameters = { run: Pick<StoredRun, 'plan'>; batch: Batch; id: Hex; approvals: CallApprovals }

/**
 * Tries the bundle on the network, then gives it to the wallet.
 *
 * @returns The id under which the wallet keeps it; undefined when the wallet does no such bundles.
 * @throws NotHandedOverError where surely nothing was sent; what the wallet says where its user declined or nobody knows.
 */
export async function handCalls(config: Config, parameters: HandCallsParameters): Promise<string | undefined> {
  const { run, batch, id, approvals } = parameters
  const { chainId, sender: account } = run.plan
  const calls = listCalls(run.plan, batch, approvals)
  try {
    await ensureWallet(config, { account, chainId })
    const client = config.getClient({ chainId })
    await simulateCalls(client, account, calls).catch(async (error: unknown) => {
      // The bundle brings the allowance along.
      throw await explainShortage(client, { plan: run.plan, batch, spender: undefined }, error)
    })
  } catch (cause) {
    throw new NotHandedOverError(cause)
  }
  return ask(config, { chainId, account, id, calls })
}

async function ask(
  config: Config,
  parameters: { chainId: number; account: Hex; id: Hex; calls: WalletCall[] },
): Promise<string | undefined> {
  try {
    return await sendCalls(config, parameters)
  } catch (error) {
    const refusal = judgeRefusal(error)
    if (refusal === 'known') return parameters.id
    if (refusal === 'unable') return undefined
    throw refusal === 'refused' ? new NotHandedOverError(error) : error
  }
}
