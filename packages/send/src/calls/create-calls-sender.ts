// Sends each batch with its approval as one bundle of the wallet, after a simulation.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readWriteOutcome } from '@saleyard/chain/errors/write-outcomes.ts'
import { isSignedByOwners, usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { explainShortage } from '@saleyard/send/run/explain-shortage.ts'
import { BatchNotSubmittedError, type PrepareBatch, type SendBatch, type StoredRun } from '@saleyard/send/run/types.ts'
import type { Address, Client, Hash, Hex } from 'viem'
import { simulateBlocks } from 'viem/actions'
import {
  type CallApprovals,
  type CallBundle,
  type CallsWallet,
  listCalls,
  readCallId,
  toCallId,
  type WalletCall,
} from './bundle.ts'
import { CallsError, type CallsErrorCode, isNotUnderstood } from './calls-error.ts'
import { followCalls, recoverBundle } from './follow-calls.ts'

type CreateCallsSenderParameters = {
  /** Wallet of the run's account, network and token. */
  wallet: CallsWallet
  run: Pick<StoredRun, 'summary' | 'plan'>
  /** Sends a batch as a transaction of its own. */
  sendAlone: SendBatch
}

/**
 * Sends each batch with its approval as one wallet action (EIP-5792), all or nothing. Unknown facts about a bundle do
 * not matter: only the batch's mark on chain proves that it is paid, and it can be set once.
 *
 * `prepareBatch` returns the id that is stored before the wallet opens; `sendBatch` does the rest. A wallet that does
 * not support bundles, or has given one up, gets the same batch as a plain transaction.
 */
export function createCallsSender({ wallet, run, sendAlone }: CreateCallsSenderParameters): {
  prepareBatch: PrepareBatch
  sendBatch: SendBatch
} {
  const prepared = new Map<number, { id: Hex; approvals: CallApprovals; isAgain: boolean }>()

  return {
    async prepareBatch(batch, record) {
      // A batch that was submitted before is sent again in the same form: as the same bundle, or alone.
      const isAgain = record.state !== 'queued'
      const callId = isAgain ? record.callId : await chooseCallId(wallet, run.plan, batch)
      const approvals = callId && readCallId(callId, batch.id)
      prepared.delete(batch.number)
      if (callId && approvals) prepared.set(batch.number, { id: callId as Hex, approvals, isAgain })
      return { callId }
    },

    async sendBatch(batch, signal) {
      const bundle = prepared.get(batch.number)
      const hash = bundle && (await sendBundle(wallet, { run, batch, signal, ...bundle }))
      return hash ?? sendAlone(batch, signal)
    },
  }
}

/**
 * Chooses the id of a batch's bundle, with the approvals that it needs at present.
 *
 * @returns Undefined if there is nothing to bundle, or the wallet does not support bundles.
 * @throws Errors of wallet or network.
 */
async function chooseCallId(wallet: CallsWallet, { route }: Plan, batch: Batch): Promise<Hex | undefined> {
  // Without an approval there is nothing to bundle. A plain transfer also has no mark that prevents a second payment.
  if (!usesAllowance(route)) return undefined
  if ((await wallet.readAtomic()) === 'unsupported') return undefined
  const step = await wallet.readApprovalStep(batch.total)
  return toCallId(batch.id, step === 'enough' ? 'none' : step)
}

type SendBundleParameters = {
  run: Pick<StoredRun, 'summary' | 'plan'>
  batch: Batch
  id: Hex
  approvals: CallApprovals
  /** True if the bundle was submitted before, and may still be executed. */
  isAgain: boolean
  signal?: AbortSignal | undefined
}

/**
 * Lets the wallet execute a bundle and waits until the chain shows it. A bundle that the wallet may still execute is
 * followed, not requested again.
 *
 * @returns Undefined when the wallet does not support bundles, or has given this one up.
 * @throws The errors of {@link submitCalls}, {@link followCalls} and {@link recoverBundle}.
 */
async function sendBundle(wallet: CallsWallet, parameters: SendBundleParameters): Promise<Hash | undefined> {
  const known = parameters.isAgain ? await recoverBundle(wallet, parameters) : 'unknown'
  if (known === 'over') return undefined
  const id = known === 'open' ? parameters.id : await submitCalls(wallet, parameters)
  return id === undefined ? undefined : followCalls(wallet, { ...parameters, id })
}

type SubmitCallsParameters = { run: Pick<StoredRun, 'plan'>; batch: Batch; id: Hex; approvals: CallApprovals }

/**
 * Simulates the bundle on the network, then submits it to the wallet.
 *
 * @returns The id under which the wallet keeps it; undefined when the wallet does not support such bundles.
 * @throws BatchNotSubmittedError if certainly nothing was sent; the wallet's error if its user declined, or if it is
 * unknown whether the bundle was sent.
 */
async function submitCalls(wallet: CallsWallet, parameters: SubmitCallsParameters): Promise<string | undefined> {
  const { run, batch, id, approvals } = parameters
  const { chainId, sender: account } = run.plan
  const calls = listCalls(run.plan, batch, approvals)
  try {
    await wallet.ensureReady()
    const { client } = wallet
    await simulateCalls(client, account, calls).catch(async (error: unknown) => {
      // The bundle contains the approval.
      throw await explainShortage(client, { plan: run.plan, batch, spender: undefined }, error)
    })
  } catch (cause) {
    throw new BatchNotSubmittedError(cause)
  }
  return requestCalls(wallet, { chainId, account, id, calls }, isSignedByOwners(run.plan))
}

async function requestCalls(wallet: CallsWallet, bundle: CallBundle, isByOwners: boolean): Promise<string | undefined> {
  try {
    return await wallet.sendCalls(bundle)
  } catch (error) {
    const refusal = classifyRefusal(error, isByOwners)
    if (refusal === 'known') return bundle.id
    if (refusal === 'unable') return undefined
    throw refusal === 'refused' ? new BatchNotSubmittedError(error) : error
  }
}

/**
 * Meaning of a wallet's answer to a bundle: `known`: it has the bundle already; `unable`: it does not support such
 * bundles; `refused`: it certainly sent nothing; `open`: its user declined, or it is unknown whether it was sent.
 */
type Refusal = 'known' | 'unable' | 'refused' | 'open'

const refusals = {
  duplicate: 'known',
  unsupported: 'unable',
  capability: 'unable',
  chain: 'unable',
  tooLarge: 'unable',
  notAtomic: 'unable',
  unauthorized: 'refused',
  upgradeDeclined: 'open',
  unknown: 'open',
  failed: 'open',
} as const satisfies Record<CallsErrorCode, Refusal>

function classifyRefusal(error: unknown, isByOwners: boolean): Refusal {
  if (error instanceof CallsError) return refusals[error.code]
  if (isByOwners) return isNotUnderstood(error) ? 'refused' : 'open'
  return readWriteOutcome(toUserError(error).code) === 'refused' ? 'refused' : 'open'
}

/**
 * Simulates the calls in sequence in one block, and sends nothing. If the node does not support that, the wallet's own
 * simulation must suffice.
 *
 * @throws The error of the first failing call.
 */
export async function simulateCalls(client: Client, account: Address, calls: readonly WalletCall[]): Promise<void> {
  const blocks = await simulateBlocks(client, {
    blocks: [{ calls: calls.map((call) => ({ ...call, account })) }],
  }).catch((error: unknown) => {
    if (unknownMethod.includes(toUserError(error).code)) return []
    throw error
  })
  const failed = blocks[0]?.calls.find(({ status }) => status === 'failure')
  if (failed?.status === 'failure') throw failed.error
}

const unknownMethod: readonly string[] = ['rpcMethodMissing', 'rpcMethodUnsupported', 'methodUnsupported']
