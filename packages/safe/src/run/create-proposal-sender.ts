// Proposes each batch of a run with its approval to the owners of a Safe, after a simulation.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { multiSenderAbi } from '@saleyard/generated/abis'
import { checkTargets } from '@saleyard/safe/read/check-targets.ts'
import { readSafe } from '@saleyard/safe/read/read-safe.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { listBatchCalls, proposeCalls } from '@saleyard/safe/tx/propose.ts'
import type { SafeDomain, SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { isNotUnderstood } from '@saleyard/send/calls/calls-error.ts'
import { simulateCalls } from '@saleyard/send/calls/create-calls-sender.ts'
import { findBatchContract, usesAllowance } from '@saleyard/send/plan/routes.ts'
import type { Batch, Plan } from '@saleyard/send/plan/types.ts'
import { explainShortage } from '@saleyard/send/run/explain-shortage.ts'
import { BatchNotSubmittedError, type SendBatch, type SentBatch, type StoredRun } from '@saleyard/send/run/types.ts'
import { type Client, erc20Abi, type Hash } from 'viem'
import { getBalance, getBlockNumber, readContract } from 'viem/actions'
import { identifyProposal } from './identify-proposal.ts'
import type { SafeWallet } from './safe-wallet.ts'

type CreateProposalSenderParameters = {
  wallet: SafeWallet
  /** Its records say which batches wait for the owners already. */
  run: Pick<StoredRun, 'plan' | 'records'>
}

/**
 * Proposes batches one by one, each as one transaction of the Safe: approve exactly its total, and send. Several may wait
 * at the same time: each brings its own approval, so that only their totals add up.
 *
 * `sendBatch` resolves as soon as the wallet has answered; what the hash is of comes later, as its proof. It throws BatchNotSubmittedError if certainly no owner has got anything; the wallet's error if its user
 * declined, or if it is unknown whether owners have the proposal.
 */
export function createProposalSender({ wallet, run }: CreateProposalSenderParameters): { sendBatch: SendBatch } {
  const { plan, records } = run
  const waiting = new Map(
    plan.batches.flatMap((batch, index) =>
      records[index]?.state === 'proposed' ? [[batch.number, batch] as const] : [],
    ),
  )

  return {
    async sendBatch(batch, signal) {
      const others = [...waiting.values()].filter(({ number }) => number !== batch.number)
      const prepared = await prepare(wallet, { plan, batch, others, signal }).catch((cause: unknown) => {
        throw new BatchNotSubmittedError(cause)
      })
      const answer = await request(wallet, prepared.calls)
      waiting.set(batch.number, batch)
      const { fromBlock } = prepared
      const proposal = { safeTxHash: answer.hash, proposedAt: Date.now(), fromBlock, state: 'waiting' } as const
      const proof = identify(wallet, { ...prepared, ...answer, domain: domainOf(plan) }).then((identity): SentBatch => {
        if (identity.kind === 'transaction') return answer.hash
        return { proposal: identity.kind === 'proposal' ? { ...proposal, nonce: identity.tx.nonce } : proposal }
      })
      return { proposal, proof }
    },
  }
}

const domainOf = ({ chainId, sender }: Pick<Plan, 'chainId' | 'sender'>): SafeDomain => ({ chainId, safe: sender })

type PrepareParameters = {
  plan: Plan
  batch: Batch
  /** Other batches that owners have. */
  others: readonly Batch[]
  signal?: AbortSignal | undefined
}

/** Checks everything that can fail before an owner sees it. @throws SafeError, AppError; errors of network and wallet. */
async function prepare(
  wallet: SafeWallet,
  { plan, batch, others, signal }: PrepareParameters,
): Promise<{ calls: SafeCall[]; fromBlock: bigint }> {
  await wallet.ensureReady()
  const { client } = wallet
  const { multiSend } = await readSafe(client, plan.sender)
  const allowance = await readAllowance(client, plan)
  const calls = listBatchCalls(plan, [batch], { ...domainOf(plan), allowance })
  await checkTargets(client, plan.sender, proposeCalls(calls, { nonce: 0n, ...(multiSend && { multiSend }) }))
  await checkBalance(client, plan, [batch, ...others])
  await simulateCalls(client, plan.sender, calls).catch(async (error: unknown) => {
    // The calls contain the approval.
    throw await explainShortage(client, { plan, batch, spender: undefined }, error)
  })
  const fromBlock = await getBlockNumber(client, { cacheTime: 0 })
  // A user who has paused in the meantime gets no request.
  signal?.throwIfAborted()
  return { calls, fromBlock }
}

async function readAllowance(client: Client, { asset, route, sender, multiSender }: Plan): Promise<bigint> {
  if (asset.kind === 'native' || !usesAllowance(route)) return 0n
  const args = [sender, multiSender] as const
  return readContract(client, { address: asset.token, abi: erc20Abi, functionName: 'allowance', args })
}

/**
 * Checks that the Safe has the totals of all batches that wait. Those that are paid by now, which their marks show, count no
 * more.
 *
 * @throws AppError `ERC20InsufficientBalance`, `insufficientFunds`.
 */
async function checkBalance(client: Client, plan: Plan, batches: readonly Batch[]): Promise<void> {
  const { asset, sender } = plan
  const blockNumber = await getBlockNumber(client, { cacheTime: 0 })
  const isMarked = await readMarks(client, plan, batches, blockNumber)
  const needed = batches.reduce((sum, { id, total }) => (isMarked(id) ? sum : sum + total), 0n)
  const token = asset.kind === 'erc20' && { address: asset.token, abi: erc20Abi, blockNumber }
  const balance = token
    ? await readContract(client, { ...token, functionName: 'balanceOf', args: [sender] })
    : await getBalance(client, { address: sender, blockNumber })
  if (balance < needed) throw new AppError(token ? 'ERC20InsufficientBalance' : 'insufficientFunds')
}

async function readMarks(client: Client, plan: Plan, batches: readonly Batch[], blockNumber: bigint) {
  const contract = { address: findBatchContract(plan), abi: multiSenderAbi, blockNumber } as const
  const marks = new Map<bigint, bigint>()
  for (const job of new Set(batches.map(({ id }) => id >> 8n))) {
    const args = [plan.sender, job] as const
    marks.set(job, await readContract(client, { ...contract, functionName: 'marksOf', args }))
  }
  return (id: bigint) => (((marks.get(id >> 8n) ?? 0n) >> (id & 255n)) & 1n) === 1n
}

/** @throws BatchNotSubmittedError if certainly no owner has got it; the wallet's error otherwise. */
async function request(wallet: SafeWallet, calls: readonly SafeCall[]) {
  try {
    return await wallet.propose(calls)
  } catch (error) {
    if (error instanceof BatchNotSubmittedError) throw error
    throw isNotUnderstood(error) ? new BatchNotSubmittedError(error) : error
  }
}

type IdentifyParameters = { domain: SafeDomain; calls: readonly SafeCall[]; hash: Hash; tx?: SafeTx }

/** A transaction that the wallet shows gives a nonce to try, and is trusted no further. */
async function identify(wallet: SafeWallet, { domain, calls, hash, tx }: IdentifyParameters) {
  const nonce = tx?.nonce ?? (await wallet.readProposal?.(hash).catch(() => undefined))?.nonce
  return identifyProposal(wallet.client, { domain, calls, hash, nonce })
}
