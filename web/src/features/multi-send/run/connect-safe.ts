// Connects the engine's proposals to the page: the wallet that is connected as a Safe, and the proposals of this device.

import { createProposalChain } from '@saleyard/safe/run/create-proposal-chain.ts'
import { createProposalSender } from '@saleyard/safe/run/create-proposal-sender.ts'
import { rebuildTx } from '@saleyard/safe/run/identify-proposal.ts'
import type { SafeWallet } from '@saleyard/safe/run/safe-wallet.ts'
import { describeTx, isOurPayment, isSameBatch } from '@saleyard/safe/tx/describe-tx.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { proposeCalls } from '@saleyard/safe/tx/propose.ts'
import { CallsError } from '@saleyard/send/calls/calls-error.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import type { BatchProposal } from '@saleyard/send/run/batch-record.ts'
import type { RunBatchesOptions } from '@saleyard/send/run/run-batches.ts'
import { BatchNotSubmittedError, type RunChain, type StoredRun } from '@saleyard/send/run/types.ts'
import { type Hash, isHash, numberToHex } from 'viem'
import type { Config } from 'wagmi'
import { takesCalls } from '@/features/multi-send/safe/read-paying-safe.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { writeFrozenCall } from '@/lib/transactions/frozen-call.ts'
import { readFramedProposal } from '@/lib/wallet/load-safe-app.ts'
import { sendCalls } from '@/lib/wallet/requests/calls.ts'
import { requestWallet } from '@/lib/wallet/requests/request-wallet.ts'
import { summarizeBatch } from './summarize-batch.ts'

/** Creates what proposes the batches of a run to the owners of its Safe, and reads what became of that. */
export function createSafeSender(
  config: Config,
  run: StoredRun,
  chain: RunChain,
): Pick<RunBatchesOptions, 'sendBatch' | 'chain'> {
  const { plan } = run
  const { chainId } = plan
  const wallet = createSafeWallet(config, plan)
  const { sendBatch } = createProposalSender({ wallet, run })
  const client = config.getClient({ chainId })
  return {
    chain: createProposalChain({ chain, client, confirmations: getChain(chainId).confirmations }),
    async sendBatch(batch, signal) {
      wallet.expect(batch)
      const sent = await sendBatch(batch, signal)
      if (typeof sent === 'string' || !sent.proof) return sent
      const calls = wallet.callsOf(sent.proposal.safeTxHash)
      const proof = sent.proof.then(async (proven) => {
        // The run's own record has the proposal; without this device's list of proposals it goes on all the same.
        if (typeof proven !== 'string') await storeProposal(run, batch, { ...proven.proposal, calls }).catch(() => {})
        return proven
      })
      return { ...sent, proof }
    },
  }
}

type Proposed = Pick<BatchProposal, 'safeTxHash' | 'nonce' | 'proposedAt' | 'fromBlock'> & {
  calls: readonly SafeCall[]
}

async function storeProposal(run: StoredRun, batch: Batch, { calls, ...proposal }: Proposed): Promise<void> {
  const { plan, summary } = run
  const tx = rebuildTx(plan, batch, proposal)
  const { safeTxHash, proposedAt: createdAt, fromBlock } = proposal
  await proposalStore.add({
    safeTxHash,
    chainId: plan.chainId,
    safe: plan.sender,
    calls,
    ...(tx && { tx }),
    way: 'wallet',
    signatures: [],
    summary: summarizeBatch(run, batch),
    runId: summary.id,
    createdAt,
    fromBlock,
  })
}

/** Refusals of a wallet that takes single calls only. */
const unableCodes = ['unauthorized', 'unsupported']

/**
 * Refusals after which a wallet has certainly proposed nothing: it answers so before it makes a transaction. What is too large, or
 * is declined, may be the execution of a stored proposal.
 */
const refusals = [...unableCodes, 'capability', 'chain', 'notAtomic']

/** Creates the wallet that is connected as the Safe of a plan. It takes nothing but the batch that comes next. */
function createSafeWallet(config: Config, plan: Plan) {
  const { chainId, sender } = plan
  const proposed = new Map<Hash, readonly SafeCall[]>()
  let expected: Batch | undefined

  const wallet: SafeWallet = {
    // Read each time, since the config may have another client by then.
    get client() {
      return config.getClient({ chainId })
    },
    ensureReady: () => ensureWallet(config, { account: sender, chainId }),
    readProposal: (hash) => readFramedProposal(config, hash),
    async propose(calls) {
      if (!expected || !paysExactly(plan, expected, calls))
        throw new BatchNotSubmittedError(new Error(`The calls do not pay exactly batch ${expected?.number}`))
      const hash = await request(config, plan, expected, calls)
      proposed.set(hash, calls)
      return { hash }
    },
  }
  return Object.assign(wallet, {
    expect(batch: Batch) {
      expected = batch
    },
    callsOf: (hash: Hash) => proposed.get(hash) ?? [],
  })
}

/** Whether calls pay one batch of the plan, byte by byte, behind an approval of its total, and do nothing else. */
export function paysExactly(
  { sender, approval }: Pick<Plan, 'sender' | 'approval'>,
  batch: Batch,
  calls: readonly SafeCall[],
): boolean {
  // The packing plays no part: acts are those of the calls.
  const acts = calls.flatMap((call) => describeTx(sender, proposeCalls([call], { nonce: 0n })))
  const batches = acts.filter((act) => act.kind === 'batch')
  const [only] = batches
  const isOne = batches.length === 1 && only !== undefined && isSameBatch(only, batch)
  return isOne && (isOurPayment(acts) || (approval === 'exact' && acts.length === 1))
}

/**
 * Hands calls over as one transaction of the Safe, a single one too: of a bundle Safe's own pages make a transaction without
 * gas for its call, while that of `eth_sendTransaction` becomes part of what the owners sign, and its absence no number. Only
 * a wallet that takes no bundle gets a single call by itself, without gas.
 */
async function request(
  config: Config,
  { chainId, sender }: Plan,
  batch: Batch,
  calls: readonly SafeCall[],
): Promise<Hash> {
  const [only] = calls
  const isSingle = calls.length === 1 && only !== undefined
  const sendSingle = ({ to, value, data }: SafeCall) =>
    requestWallet(() => writeFrozenCall(config, { chainId, account: sender, to, value, data, gas: null }))
  if (isSingle && !(await takesCalls(config, chainId))) return sendSingle(only)
  const id = await sendCalls(config, {
    chainId,
    account: sender,
    id: numberToHex(batch.id, { size: idBytes }),
    calls,
  }).catch((error: unknown) => {
    if (!(error instanceof CallsError)) throw error
    if (isSingle && unableCodes.includes(error.code)) return sendSingle(only)
    throw refusals.includes(error.code) ? new BatchNotSubmittedError(error) : error
  })
  // Owners may have it, under a hash that this page does not know: the mark of the batch decides.
  if (!isHash(id)) throw new Error(`The wallet returned ${id} in place of a SafeTxHash`)
  return id
}

/** Longer than a hash, so that a wallet which returns ours does not seem to return one. */
const idBytes = 33
