// Sends each batch with the approval that it needs as one bundle of the wallet, tried on the network before.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readWriteOutcome } from '@saleyard/chain/errors/write-outcomes.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { explainShortage } from '@saleyard/send/run/explain-shortage.ts'
import { BatchNotSubmittedError, type PrepareBatch, type SendBatch, type StoredRun } from '@saleyard/send/run/types.ts'
import type { Address, Client, Hash, Hex } from 'viem'
import { simulateBlocks } from 'viem/actions'
import type { Config } from 'wagmi'
import { readApproval } from '@/features/multi-send/approve/approval.ts'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { sendCalls, type WalletCall } from '@/lib/wallet/requests/calls.ts'
import { readAtomic } from '@/lib/wallet/requests/read-atomic.ts'
import { type CallApprovals, listCalls, readCallId, toCallId } from './bundle.ts'
import { CallsError, type CallsErrorCode } from './calls-error.ts'
import { followCalls, recoverBundle } from './follow-calls.ts'

type CreateCallsSenderParameters = {
  config: Config
  run: Pick<StoredRun, 'summary' | 'plan'>
  /** Sends a batch as a transaction of its own. */
  sendAlone: SendBatch
}

/**
 * Sends each batch with the approval that it needs as one act of the wallet (EIP-5792), all or nothing. What is not known of
 * a bundle does not matter: only the batch's mark on chain says that it is paid, and it can be set once.
 *
 * `prepareBatch` gives the id that is stored before the wallet opens; `sendBatch` does the rest. A wallet that cannot do
 * it, or has given a bundle up, gets the same batch as a plain transaction.
 */
export function createCallsSender({ config, run, sendAlone }: CreateCallsSenderParameters): {
  prepareBatch: PrepareBatch
  sendBatch: SendBatch
} {
  const prepared = new Map<number, { id: Hex; approvals: CallApprovals; isAgain: boolean }>()

  return {
    async prepareBatch(batch, record) {
      // What was handed over before is sent again as it was: as the same bundle, or alone.
      const isAgain = record.state !== 'queued'
      const callId = isAgain ? record.callId : await chooseCallId(config, run.plan, batch)
      const approvals = callId && readCallId(callId, batch.id)
      prepared.delete(batch.number)
      if (callId && approvals) prepared.set(batch.number, { id: callId as Hex, approvals, isAgain })
      return { callId }
    },

    async sendBatch(batch, signal) {
      const bundle = prepared.get(batch.number)
      const hash = bundle && (await sendBundle(config, { run, batch, signal, ...bundle }))
      return hash ?? sendAlone(batch, signal)
    },
  }
}

/**
 * The id of a batch's bundle, with the approvals that it needs as things are now.
 *
 * @returns Undefined where there is nothing to bundle, or the wallet does not do it.
 * @throws What wallet or network say.
 */
async function chooseCallId(config: Config, plan: Plan, batch: Batch): Promise<Hex | undefined> {
  const { chainId, asset, sender: owner, multiSender: spender } = plan
  // A plain transfer has no mark that could keep a second one from paying.
  if (batch.id === 0n || asset.kind !== 'erc20') return undefined
  if ((await readAtomic(config, chainId)) === 'unsupported') return undefined
  const { step } = await readApproval(config, { chainId, token: asset.token, owner, spender, needed: batch.total })
  return toCallId(batch.id, step === 'enough' ? 'none' : step)
}

type SendBundleParameters = {
  run: Pick<StoredRun, 'summary' | 'plan'>
  batch: Batch
  id: Hex
  approvals: CallApprovals
  /** It was handed over before, and may be done yet. */
  isAgain: boolean
  signal?: AbortSignal | undefined
}

/**
 * Has the wallet do a bundle and waits until the chain shows it. One that the wallet may still do is followed, not asked
 * for a second time.
 *
 * @returns Undefined when the wallet does no bundles, or has given this one up.
 * @throws As {@link submitCalls}, {@link followCalls} and {@link recoverBundle}.
 */
async function sendBundle(config: Config, parameters: SendBundleParameters): Promise<Hash | undefined> {
  const known = parameters.isAgain ? await recoverBundle(config, parameters) : 'unknown'
  if (known === 'over') return undefined
  const id = known === 'open' ? parameters.id : await submitCalls(config, parameters)
  return id === undefined ? undefined : followCalls(config, { ...parameters, id })
}

type SubmitCallsParameters = { run: Pick<StoredRun, 'plan'>; batch: Batch; id: Hex; approvals: CallApprovals }

/**
 * Tries the bundle on the network, then gives it to the wallet.
 *
 * @returns The id under which the wallet keeps it; undefined when the wallet does no such bundles.
 * @throws NotHandedOverError where surely nothing was sent; what the wallet says where its user declined or nobody knows.
 */
async function submitCalls(config: Config, parameters: SubmitCallsParameters): Promise<string | undefined> {
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
    throw new BatchNotSubmittedError(cause)
  }
  return requestCalls(config, { chainId, account, id, calls })
}

async function requestCalls(
  config: Config,
  parameters: { chainId: number; account: Hex; id: Hex; calls: WalletCall[] },
): Promise<string | undefined> {
  try {
    return await sendCalls(config, parameters)
  } catch (error) {
    const refusal = classifyRefusal(error)
    if (refusal === 'known') return parameters.id
    if (refusal === 'unable') return undefined
    throw refusal === 'refused' ? new BatchNotSubmittedError(error) : error
  }
}

/**
 * What a wallet's answer to a bundle means: `known`, it has it already; `unable`, it does not do such bundles; `refused`, it
 * surely sent nothing; `open`, its user declined, or nobody knows whether it was sent.
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

function classifyRefusal(error: unknown): Refusal {
  if (error instanceof CallsError) return refusals[error.code]
  return readWriteOutcome(toUserError(error).code) === 'refused' ? 'refused' : 'open'
}

/**
 * Tries the calls one after the other in one block, and sends nothing. Where the node cannot do that, the wallet's own try
 * has to do.
 *
 * @throws What the first call that fails says.
 */
async function simulateCalls(client: Client, account: Address, calls: readonly WalletCall[]): Promise<void> {
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
