// Proposes calls of a Safe on this device: its owners sign them by this page, without Safe's server.

import { withLock } from '@saleyard/chain/with-lock.ts'
import { multiSenderAbi } from '@saleyard/generated/abis'
import { createProposal } from '@saleyard/safe/proposal/proposal.ts'
import { checkTargets } from '@saleyard/safe/read/check-targets.ts'
import { readSafe, type SafeState } from '@saleyard/safe/read/read-safe.ts'
import { isKeySignature } from '@saleyard/safe/signatures/owner-signature.ts'
import type { BatchAct } from '@saleyard/safe/tx/describe-tx.ts'
import { listCalls, type SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { proposeCalls, proposeRejection } from '@saleyard/safe/tx/propose.ts'
import type { SafeDomain, SafeTx } from '@saleyard/safe/tx/safe-tx.ts'
import { type Address, encodeFunctionData, isAddressEqual } from 'viem'
import type { Config } from 'wagmi'
import type { ProvenProposal } from './hand-on.ts'
import { proposalStore, type StoredProposal } from './proposal-store.ts'

type ProposeParameters = SafeDomain & {
  calls: readonly SafeCall[]
  /** What it does, as the activity says it. */
  summary?: string
  runId?: string
}

/**
 * Proposes calls with the first nonce of the Safe that no proposal of this device has, see {@link isTaking}.
 *
 * @throws {SafeError} as `readSafe`, `proposeCalls`, `createProposal` and `checkTargets`. AppError `runningElsewhere` while
 * another tab proposes. The node's error; what the store throws.
 */
export function propose(config: Config, { chainId, safe, calls, summary = '', runId }: ProposeParameters) {
  // Two at once would get the same nonce.
  return withLock(`propose:${chainId}:${safe.toLowerCase()}`, async (): Promise<StoredProposal> => {
    const state = await readSafe(config.getClient({ chainId }), safe)
    const nonce = findNextNonce(await proposalStore.list(), state)
    const tx = proposeCalls(calls, { nonce, ...(state.multiSend && { multiSend: state.multiSend }) })
    return add(config, { chainId, safe: state.safe, tx, calls, summary, ...(runId && { runId }) }, state.blockNumber)
  })
}

/** Proposes the transaction that rejects another one: it only uses the same nonce. @throws as {@link propose}. */
export async function reject(
  config: Config,
  { chainId, safe, nonce }: SafeDomain & { nonce: bigint },
  summary: string,
) {
  const state = await readSafe(config.getClient({ chainId }), safe)
  const tx = proposeRejection(state.safe, nonce)
  const calls = [{ to: tx.to, value: tx.value, data: tx.data }]
  return add(config, { chainId, safe: state.safe, tx, calls, summary }, state.blockNumber)
}

/** Proposes to give the marks of batches up, so that they are never sent. @throws as {@link propose}. */
export function proposeCancel(
  config: Config,
  of: SafeDomain,
  batches: readonly Pick<BatchAct, 'contract' | 'id'>[],
  summary: string,
) {
  return propose(config, { ...of, calls: batches.map(encodeCancel), summary })
}

/** Returns the call that gives the mark of a batch up, at the contract that would pay it. */
export function encodeCancel({ contract, id }: Pick<BatchAct, 'contract' | 'id'>): SafeCall {
  return {
    to: contract,
    value: 0n,
    data: encodeFunctionData({ abi: multiSenderAbi, functionName: 'cancel', args: [id] }),
  }
}

type Added = SafeDomain & Pick<StoredProposal, 'calls' | 'summary' | 'runId'> & { tx: SafeTx }

async function add(config: Config, { chainId, safe, tx, ...rest }: Added, fromBlock: bigint): Promise<StoredProposal> {
  const { hashes } = createProposal({ chainId, safe, tx })
  await checkTargets(config.getClient({ chainId }), safe, tx)
  return proposalStore.propose({
    ...rest,
    safeTxHash: hashes.safeTx,
    chainId,
    safe,
    tx,
    way: 'files',
    signatures: [],
    createdAt: Date.now(),
    fromBlock,
  })
}

/** Returns the first nonce from the Safe's own on that none of its proposals on this device takes. */
export function findNextNonce(
  proposals: readonly StoredProposal[],
  { chainId, safe, nonce, owners }: SafeDomain & Pick<SafeState, 'nonce' | 'owners'>,
): bigint {
  const taken = proposals.filter((each) => isOf(each, { chainId, safe }) && isTaking(each, owners))
  return findFreeNonce(taken, nonce)
}

/**
 * Returns the first nonce below a proposal's own that no proposal of its Safe on this device has: until a transaction from
 * elsewhere uses it, the proposal waits. Undefined if there is none.
 *
 * @param nonce The Safe's next one.
 */
export function findGap(proposals: readonly StoredProposal[], of: ProvenProposal, nonce: bigint): bigint | undefined {
  const free = findFreeNonce(
    proposals.filter((each) => isOf(each, of) && !wasForgotten(each)),
    nonce,
  )
  return free < of.tx.nonce ? free : undefined
}

function findFreeNonce(proposals: readonly StoredProposal[], nonce: bigint): bigint {
  const taken = new Set(proposals.map(({ tx }) => tx?.nonce))
  let free = nonce
  while (taken.has(free)) free += 1n
  return free
}

/** Anyone can write a file or a link with any nonce: what was opened takes one only with the signature of an owner's key. */
function isTaking(proposal: StoredProposal, owners: readonly Address[]): boolean {
  if (proposal.openedAt === undefined) return !wasForgotten(proposal)
  return proposal.signatures.some(
    (each) => isKeySignature(each) && owners.some((owner) => isAddressEqual(owner, each.owner)),
  )
}

/** Whether a proposal is of this Safe on this network. */
export function isOf(proposal: StoredProposal, { chainId, safe }: { chainId: number; safe: Address }): boolean {
  return proposal.chainId === chainId && isAddressEqual(proposal.safe, safe)
}

/** What was proposed here to stop a proposal: its owners sign and execute that first. */
export type Stops = { rejection?: StoredProposal; cancellation?: StoredProposal }

/**
 * Finds what was proposed on this device to stop a proposal.
 *
 * @param marks Of its batches.
 * @param nonce The Safe's next one, where it is known: a stop whose own nonce is used is over.
 */
export function findStops(
  proposals: readonly StoredProposal[],
  of: Pick<ProvenProposal, 'chainId' | 'safe' | 'safeTxHash' | 'tx'>,
  marks: readonly Pick<BatchAct, 'contract' | 'id'>[],
  nonce = 0n,
): Stops {
  const open = proposals.filter(
    (each) =>
      each.safeTxHash !== of.safeTxHash && isOf(each, of) && each.tx && each.tx.nonce >= nonce && !wasForgotten(each),
  )
  const rejection = open.find(({ tx }) => tx?.nonce === of.tx.nonce && isRejection(of.safe, tx))
  const cancels = new Set(marks.map(encodeCancel).map(toKey))
  const cancellation = open.find(
    ({ tx }) => tx && cancels.size > 0 && listCalls(tx).some((call) => cancels.has(toKey(call))),
  )
  return { ...(rejection && { rejection }), ...(cancellation && { cancellation }) }
}

const toKey = ({ to, data }: SafeCall) => `${to}${data}`.toLowerCase()

/** Whether a transaction only uses its nonce. */
export function isRejection(safe: Address, { to, value, data, operation }: SafeTx): boolean {
  return operation === 0 && value === 0n && data === '0x' && isAddressEqual(to, safe)
}

/** Whether it was withdrawn before an owner could sign it: its nonce is free again. One that may be signed keeps it. */
export function wasForgotten(proposal: StoredProposal): boolean {
  return proposal.withdrawnAt !== undefined && isHere(proposal)
}

/** Whether no owner has signed it, and no file, link or code of it has been made here. */
export function isHere({ way, signatures, sharedAt }: StoredProposal): boolean {
  return way === 'files' && signatures.length === 0 && sharedAt === undefined
}
