import { ierc20Abi } from '@saleyard/generated'
import type { Client, StateOverride } from 'viem'
import { estimateGas, readContract } from 'viem/actions'
import type { Call } from '@/features/multi-send/core/encode-call.ts'
import type { GasMethod, PlanInput } from '@/features/multi-send/core/plan-types.ts'
import { overrideAllowance } from './override-allowance.ts'
import { RunError } from './run-error.ts'
import { simulateApproved } from './simulate-approved.ts'

type MeasureGasReturnType = { method: GasMethod; gas: bigint[] }

/**
 * Measures calls of one sender, the dearest way of asking last: as they are; else with the allowance put into the token's
 * storage for the question; else by simulating approve and call in a row.
 *
 * @throws What the node says of the call itself; RunError `cannotMeasure`.
 */
export async function measureGas(
  client: Client,
  input: Omit<PlanInput, 'gasModel' | 'recipients'>,
  calls: Call[],
): Promise<MeasureGasReturnType> {
  if (await isAllowed(client, input, calls)) return { method: 'estimate', gas: await estimate(client, input, calls) }

  const stateOverride = await overrideAllowance(client, input)
  if (stateOverride) return { method: 'stateOverride', gas: await estimate(client, input, calls, stateOverride) }
  try {
    return { method: 'simulation', gas: await simulateApproved(client, input, calls) }
  } catch (cause) {
    throw new RunError('cannotMeasure', cause)
  }
}

async function isAllowed(
  client: Client,
  { asset, route, sender, multiSender }: Omit<PlanInput, 'gasModel' | 'recipients'>,
  calls: Call[],
): Promise<boolean> {
  if (asset.kind === 'native' || route === 'plainToken') return true
  const args = [sender, multiSender] as const
  const allowance = await readContract(client, {
    address: asset.token,
    abi: ierc20Abi,
    functionName: 'allowance',
    args,
  })
  return calls.every(({ total }) => total <= allowance)
}

function estimate(
  client: Client,
  { sender }: Pick<PlanInput, 'sender'>,
  calls: Call[],
  stateOverride?: StateOverride,
): Promise<bigint[]> {
  return Promise.all(
    calls.map(({ to, data, value }) =>
      estimateGas(client, { account: sender, to, data, value, ...(stateOverride && { stateOverride }) }),
    ),
  )
}
