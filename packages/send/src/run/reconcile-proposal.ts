// Reconciles a batch that the owners of a Safe have as a proposal: by what became of it, never by a nonce of the account.

import { listProposals } from './answered-record.ts'
import type { BatchProposal, BatchRecord, ChainFacts, ProposalFact } from './batch-record.ts'
import { isFinal, neverPays } from './other-signers.ts'
import { isNodeBehind, reconcileUnmarked, withoutBlock } from './reconcile-unmarked.ts'

/**
 * Reconciles a batch without a mark that was proposed to the owners of a Safe. It stays proposed until a final block shows
 * that none of its proposals can be executed any more; what no node shows changes nothing.
 */
export function reconcileProposed(given: BatchRecord, facts: ChainFacts): BatchRecord {
  const record = addReverted(dropTransaction(updateProposals(given, facts), facts), facts)
  const { proposal } = record
  if (!proposal) return keepOpen(reconcileUnmarked(record, facts))
  if (isNodeBehind(record, facts)) return record
  const base = withoutBlock(record, facts)
  const last = proposal.state === 'failed' ? 'failed' : 'replaced'
  return { ...base, state: hasOpenProposal(record) ? 'proposed' : last }
}

/**
 * Adds what a reverted transaction would have executed: its signatures are public and stay valid, so that anyone may
 * execute it until the nonce of the Safe is used.
 */
function addReverted(record: BatchRecord, { transactions }: ChainFacts): BatchRecord {
  const reverted = transactions.flatMap(({ hash, proposal }) =>
    proposal && record.hashes.includes(hash) ? [proposal] : [],
  )
  return reverted.reduce(addProposal, record)
}

function addProposal(record: BatchRecord, added: BatchProposal): BatchRecord {
  const { proposal, earlierProposals = [] } = record
  const { safeTxHash, revertedBy } = added
  const mark = (each: BatchProposal) => (each.safeTxHash === safeTxHash ? { ...each, revertedBy } : each)
  const isListed = listProposals(record)?.some((each) => each.safeTxHash === safeTxHash)
  if (!isListed) return { ...record, earlierProposals: [...earlierProposals, added] }
  return {
    ...record,
    ...(proposal && { proposal: mark(proposal) }),
    ...(record.earlierProposals && { earlierProposals: earlierProposals.map(mark) }),
  }
}

/**
 * A transaction that was answered in place of a proposal has failed, or was replaced: what the owners have from before is
 * followed, and the latest of it becomes the proposal.
 */
function keepOpen(record: BatchRecord): BatchRecord {
  const { state, earlierProposals = [] } = record
  const isOver = state === 'failed' || state === 'replaced'
  if (!isOver || !hasOpenProposal(record)) return record
  return {
    ...record,
    state: 'proposed',
    proposal: earlierProposals.at(-1),
    earlierProposals: earlierProposals.slice(0, -1),
  }
}

/** Whether the owners of a Safe may still execute a proposal of the batch, as of the last check. */
export function hasOpenProposal({ proposal, earlierProposals = [] }: BatchRecord): boolean {
  const isOpen = ({ state }: BatchProposal) => state !== 'replaced' && state !== 'failed'
  return earlierProposals.some(isOpen) || (proposal !== undefined && isOpen(proposal))
}

/** Whether another account has paid a batch, and the owners of a Safe may still pay it once more. */
export function mayPayAgain(record: BatchRecord): boolean {
  return record.state === 'mined' && record.paidBy !== undefined && hasOpenProposal(record)
}

/** A Safe that executes at once may report the transaction's own hash before our node has it: then it is one like any other. */
function dropTransaction(record: BatchRecord, { transactions }: ChainFacts): BatchRecord {
  const { proposal, ...rest } = record
  const isTransaction = transactions.some(({ hash, status }) => hash === proposal?.safeTxHash && status !== 'unknown')
  return isTransaction && proposal?.nonce === undefined ? { ...rest, state: 'sent' } : record
}

/**
 * Notes what became of each proposal, for a batch in any state.
 *
 * @param isMarked The chain has the mark of the batch: what was executed had it inside.
 */
export function updateProposals(record: BatchRecord, facts: ChainFacts, isMarked = false): BatchRecord {
  const { proposal, earlierProposals } = record
  if (!facts.proposals || !(proposal || earlierProposals)) return record
  return {
    ...record,
    ...(proposal && { proposal: update(record, proposal, facts, isMarked) }),
    ...(earlierProposals && {
      earlierProposals: earlierProposals.map((each) => update(record, each, facts, isMarked)),
    }),
  }
}

function update(
  { number: ofBatch }: BatchRecord,
  proposal: BatchProposal,
  facts: ChainFacts,
  isMarked: boolean,
): BatchProposal {
  const fact = facts.proposals?.find(
    ({ number, safeTxHash }) => number === ofBatch && safeTxHash === proposal.safeTxHash,
  )
  if (!fact) return proposal
  const { isRejected: _isRejected, nonce: recorded, ...rest } = proposal
  const state = toState(fact, facts, isMarked)
  // A hash that no node could prove at first may be proven by now.
  const nonce = fact.isUnproven ? fact.nonce : (recorded ?? fact.nonce)
  return {
    ...rest,
    ...(nonce !== undefined && { nonce }),
    state,
    ...(state === 'replaced' && fact.isRejected && { isRejected: true }),
  }
}

/** Until a block is final, a reorg may revive what was replaced in it. */
function toState({ state, blockNumber }: ProposalFact, facts: ChainFacts, isMarked: boolean): BatchProposal['state'] {
  const isDeep = blockNumber !== undefined && isFinal(blockNumber, facts)
  if (state === 'possible') return 'waiting'
  if (state === 'unclear') return 'unclear'
  if (state !== 'executed') return isDeep ? state : 'waiting'
  // Without a mark its calls were others than ours.
  const isWithout =
    !isMarked && blockNumber !== undefined && neverPays({ hash: '0x', status: 'success', blockNumber }, facts)
  return isWithout ? 'failed' : 'executed'
}
