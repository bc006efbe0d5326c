// Proves the receipt of a whole run from the chain, batch by batch.

import type { Client } from 'viem'
import { getChainId } from 'viem/actions'
import { type ProvenPlace, type ReceiptProblem, readAsset, toPlace } from './prove-receipt.ts'
import { readMined, type TokenWords } from './read-mined.ts'
import { readSentBatch, type SentBatch } from './read-sent-batch.ts'
import type { RunLink, SentBatchClaim } from './receipt-link.ts'

/** `unseen`: sent, and the node does not show its records. Amounts in base units. */
export type BatchProof = { number: number; hash: SentBatchClaim['hash'] } & (
  | { state: 'notFound' }
  | { state: 'differs'; problem: ReceiptProblem; place: ProvenPlace }
  | { state: 'unseen'; place: ProvenPlace }
  | {
      state: 'proven' | 'mined'
      place: ProvenPlace
      /** Records, with those that were skipped. */
      count: number
      total: bigint
      skipped: number
      unpaid: bigint
    }
)

/** The state of a run is that of its weakest batch; `differs` also if the sums are not what the link says. */
export type RunProof = {
  state: 'proven' | 'mined' | 'unproven' | 'notFound' | 'differs'
  /** Of the whole run, before its batches. */
  problem?: ReceiptProblem | { code: 'otherSums'; count: number; total: bigint }
  token?: TokenWords
  batches: BatchProof[]
  /** Recipients that were paid, and what they were paid; what was skipped is not in it. */
  paid: { count: number; total: bigint }
  skipped: { count: number; total: bigint }
}

type ProveRunOptions = {
  /** The chain's confirmation depth, in blocks. */
  confirmations: number
  /** Called after each batch, with the number of batches that are read. */
  onProgress?: (read: number) => void
}

/**
 * Proves the receipt of a run: each batch as {@link proveReceipt} does, and then count and total of all.
 *
 * @throws The network's error.
 */
export async function proveRun(
  client: Client,
  link: RunLink,
  { confirmations, onProgress }: ProveRunOptions,
): Promise<RunProof> {
  const chainId = await getChainId(client)
  if (chainId !== link.chainId) return summarize([], { problem: { code: 'otherChain', chainId } })
  const token = await readAsset(client, link)
  if (token && 'code' in token) return summarize([], { problem: token })

  const batches: BatchProof[] = []
  for (const claim of link.batches) {
    batches.push(await proveBatch(client, link, claim, confirmations))
    onProgress?.(batches.length)
  }
  const proof = summarize(batches, { ...(token && { token }) })
  const sums = {
    count: proof.paid.count + proof.skipped.count,
    total: proof.paid.total + proof.skipped.total,
  }
  const isWhole = proof.state === 'proven' || proof.state === 'mined'
  if (!isWhole || (sums.count === link.count && sums.total === link.total)) return proof
  return { ...proof, state: 'differs', problem: { code: 'otherSums', ...sums } }
}

async function proveBatch(
  client: Client,
  { sender, token }: RunLink,
  { number, id, hash }: SentBatchClaim,
  confirmations: number,
): Promise<BatchProof> {
  const mined = await readMined(client, hash)
  if (!mined) return { number, hash, state: 'notFound' }
  const place = toPlace(mined, confirmations)
  const batch = await readSentBatch(client, mined, { sender, id, ...(token && { token }) })
  if ('code' in batch) return { number, hash, state: 'differs', problem: batch, place }
  const sums = sumUp(batch)
  if (!sums) return { number, hash, state: 'unseen', place }
  return { number, hash, state: place.depth >= BigInt(confirmations) ? 'proven' : 'mined', place, ...sums }
}

function sumUp({ payments, skipped }: SentBatch) {
  if (!payments) return undefined
  const total = payments.reduce((sum, { amount }) => sum + amount, 0n)
  const unpaid = skipped.reduce((sum, { amount }) => sum + amount, 0n)
  return { count: payments.length, total, skipped: skipped.length, unpaid }
}

/** From the weakest to the strongest. */
const weakest = ['differs', 'notFound', 'unseen', 'mined', 'proven'] as const

function summarize(batches: BatchProof[], rest: Pick<RunProof, 'problem' | 'token'>): RunProof {
  const sums = batches.flatMap((batch) => (batch.state === 'proven' || batch.state === 'mined' ? batch : []))
  const sum = (read: (batch: (typeof sums)[number]) => bigint) => sums.reduce((total, batch) => total + read(batch), 0n)
  const found = weakest.find((state) => batches.some((batch) => batch.state === state)) ?? 'differs'
  return {
    ...rest,
    state: found === 'unseen' ? 'unproven' : found,
    batches,
    paid: {
      count: sums.reduce((count, batch) => count + batch.count - batch.skipped, 0),
      total: sum(({ total, unpaid }) => total - unpaid),
    },
    skipped: { count: sums.reduce((count, { skipped }) => count + skipped, 0), total: sum(({ unpaid }) => unpaid) },
  }
}
