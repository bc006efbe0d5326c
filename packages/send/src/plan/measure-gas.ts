// Measures the gas of calls: as they are, with an allowance written into the token's storage, or after a simulated
// approval.

import { CodedError } from '@saleyard/chain/errors/app-error.ts'
import { ierc20Abi } from '@saleyard/generated/abis'
import type { Call } from '@saleyard/send/encode/encode-call.ts'
import {
  type Address,
  type Client,
  encodeFunctionData,
  type Hex,
  maxUint256,
  numberToHex,
  type StateOverride,
} from 'viem'
import { call, createAccessList, estimateGas, readContract, simulateBlocks } from 'viem/actions'
import { usesAllowance } from './routes.ts'
import type { GasMethod, PlanInput } from './types.ts'

type MeasureGasReturnType = { method: GasMethod; gas: bigint[] }

/**
 * Measures calls of one sender, the most expensive method last: as they are; else with a state override of the token's
 * allowance; else by simulating approve and call in a row.
 *
 * @throws The node's error about the call itself; RunError `cannotMeasure`.
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
    throw new GasError('cannotMeasure', cause)
  }
}

async function isAllowed(
  client: Client,
  { asset, route, sender, multiSender }: Omit<PlanInput, 'gasModel' | 'recipients'>,
  calls: Call[],
): Promise<boolean> {
  if (asset.kind === 'native' || !usesAllowance(route)) return true
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

// Below the highest value: some tokens treat that as unlimited and save the write that the measurement must include.
const plenty = numberToHex(maxUint256 >> 1n, { size: 32 })

/**
 * Finds the storage slot of the sender's allowance: lists the slots that reading it touches, and tries each of them.
 *
 * @returns The state override that acts as an approval; undefined if the node or the token does not allow it.
 */
async function overrideAllowance(
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
    // The node lacks one of the two methods: there are other ways to measure.
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

/** Gas that the contract requires in addition to the promised gas before it starts a recipient. */
const reserveBesideCap = 40_000n

/**
 * Simulates approve and call, each pair on its own.
 *
 * @returns An upper bound of the gas limit that each call needs. A node reports gas used after refunds, which are a
 * fifth at most (EIP-3529); calls inside calls keep a sixty-third back (EIP-150); the last recipient of a skipping
 * batch needs its headroom.
 * @throws When the node does not support `eth_simulateV1`, or a call fails.
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

/** Reasons why gas cannot be measured. The page has a sentence for each. */
const gasErrorCodes = [
  'cannotMeasure', // the node cannot act as if the approval were given: approve first
] as const

type GasErrorCode = (typeof gasErrorCodes)[number]

export class GasError extends CodedError<GasErrorCode> {
  override readonly name = 'RunError'
}
