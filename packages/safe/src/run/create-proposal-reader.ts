// Reads what became of a run's proposals, by the Safe's nonce and the log of what it has executed.

import { type Execution, type Fate, findExecutions, findFate } from '@saleyard/safe/read/find-outcome.ts'
import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import { type BatchProposal, isEnded, type ProposalFact } from '@saleyard/send/run/batch-record.ts'
import { beginSearch } from '@saleyard/send/run/create-log-search.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import type { Address, Client } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'
import { listNonces, rebuildTx } from './identify-proposal.ts'

/** In blocks: how often everything is searched again while the logs do not account for a nonce. */
const searchAgainAfter = 50n

/** Lists the proposals of a record, the latest last. */
export function listProposals({ proposal, earlierProposals = [] }: StoredRun['records'][number]): BatchProposal[] {
  return proposal ? [...earlierProposals, proposal] : earlierProposals
}

/**
 * Creates the reader of one run's proposals. Final blocks are searched once, for all of them together, and what a final
 * block has decided is not read again. It throws the node's error.
 *
 * @param confirmations The chain's confirmation depth, in blocks.
 */
export function createProposalReader(
  client: Client,
  confirmations: number,
): (run: StoredRun) => Promise<ProposalFact[]> {
  const search = createExecutionSearch(client, confirmations)
  const memory: Memory = { decided: new Map(), seen: new Map() }
  const proven = new Map<string, boolean>()
  let cleared = 0n
  let known = 0n

  /** What came with a file may state any nonce: one counts only if it gives the hash of our calls. */
  const isProven = ({ plan }: StoredRun, { number, safeTxHash, nonce }: Open): boolean => {
    const batch = plan.batches[number - 1]
    if (!batch || nonce === undefined) return false
    const key = `${number} ${safeTxHash} ${nonce}`
    const isSo = proven.get(key) ?? rebuildTx(plan, batch, { safeTxHash, nonce }) !== undefined
    proven.set(key, isSo)
    return isSo
  }

  /** After a reorg that is deeper than any expected one, or where a node is behind, nothing is taken from before. */
  const forgetIfLower = (nonce: bigint) => {
    if (nonce < known) {
      search.clear()
      memory.decided.clear()
      memory.seen.clear()
    }
    known = nonce
  }
  /** A node that was behind may have answered the search. */
  const searchAgainIfUnclear = (facts: readonly ProposalFact[], atBlock: bigint) => {
    if (!facts.some(({ state }) => state === 'unclear') || atBlock - cleared < searchAgainAfter) return
    search.clear()
    cleared = atBlock
  }

  return async (run) => {
    const safe = run.plan.sender
    const open = listOpen(run)
    if (open.length === 0) return []
    const atBlock = await getBlockNumber(client, { cacheTime: 0 })
    const call = { address: safe, abi: safeAbi, functionName: 'nonce', blockNumber: atBlock } as const
    const nonce = await readContract(client, call)
    forgetIfLower(nonce)
    const sought = open.map((each) => ({
      ...each,
      nonce: isProven(run, each) ? each.nonce : findNonce(run, each, nonce),
    }))
    const from = beginSearch({ notedBlock: findFirst(sought, atBlock) }, atBlock)
    // As long as none of their nonces is used there is nothing to find.
    const isUntouched = sought.every((each) => each.nonce !== undefined && each.nonce >= nonce)
    const executions = isUntouched ? [] : await search.find(safe, from, atBlock)

    const facts: ProposalFact[] = []
    const view = { chainId: run.plan.chainId, safe, nonce, executions, from, atBlock, confirmations }
    // One after another: each may read several transactions.
    for (const [index, each] of sought.entries()) {
      const isUnproven = open[index]?.nonce !== undefined && open[index]?.nonce !== each.nonce
      facts.push({ ...(await readFact(client, each, view, memory)), ...(isUnproven && { isUnproven }) })
    }
    searchAgainIfUnclear(facts, atBlock)
    return facts
  }
}

type Open = Pick<BatchProposal, 'safeTxHash' | 'fromBlock'> & { number: number; nonce: bigint | undefined }

/** None is older than its run, whatever a file says: blocks before that are not searched. */
function listOpen({ records, summary: { notedBlock } }: StoredRun): Open[] {
  return records.flatMap((record) =>
    isEnded(record)
      ? []
      : listProposals(record).map((each) => ({
          nonce: undefined,
          ...each,
          fromBlock: each.fromBlock > notedBlock ? each.fromBlock : notedBlock,
          number: record.number,
        })),
  )
}

function findFirst(open: readonly Open[], atBlock: bigint): bigint {
  const earlier = open.filter(({ fromBlock }) => fromBlock < atBlock)
  return earlier.map(({ fromBlock }) => fromBlock).sort((one, other) => (one < other ? -1 : 1))[0] ?? atBlock
}

/** A hash that was not proven when it was reported, since no node answered, may be by now. */
function findNonce({ plan }: StoredRun, { number, safeTxHash }: Open, next: bigint): bigint | undefined {
  const batch = plan.batches[number - 1]
  return batch && rebuildTx(plan, batch, { safeTxHash }, listNonces(next))?.nonce
}

type View = {
  chainId: number
  safe: Address
  /** The Safe's next one. */
  nonce: bigint
  executions: readonly Execution[]
  /** The first block with one of them. */
  from: bigint
  atBlock: bigint
  confirmations: number
}

/**
 * By batch and SafeTxHash. `decided`: facts that a final block has decided. `seen`: the block in which a nonce was first seen used by
 * an unknown transaction.
 */
type Memory = { decided: Map<string, ProposalFact>; seen: Map<string, bigint> }

async function readFact(client: Client, sought: Open, view: View, memory: Memory): Promise<ProposalFact> {
  const { number, safeTxHash, nonce } = sought
  const key = `${number} ${safeTxHash}`
  const decided = memory.decided.get(key)
  if (decided) return decided
  const own = view.executions.find((each) => each.safeTxHash === safeTxHash)
  if (own) return { number, ...toExecuted(own, nonce) }
  // What the owners sign is not known: only its own log would show it.
  if (nonce === undefined) return { number, safeTxHash, state: 'possible' }
  const { chainId, safe, from: fromBlock } = view
  const fate = await findFate(client, { chainId, safe, safeTxHash, nonce, fromBlock }, view.nonce, view.executions)
  const fact = { number, safeTxHash, nonce, ...toDecision(fate, remember(memory, key, fate, view)) }
  if (fact.state === 'replaced' && isDeep(fact, view)) memory.decided.set(key, fact)
  return fact
}

function toExecuted(
  { safeTxHash, isSuccess, hash, blockNumber }: Execution,
  nonce: bigint | undefined,
): Omit<ProposalFact, 'number'> {
  const state = isSuccess ? 'executed' : 'failed'
  return { safeTxHash, ...(nonce !== undefined && { nonce }), state, hash, blockNumber }
}

/** Returns the block in which the nonce was first seen used, if nothing shows by what. */
function remember({ seen }: Memory, key: string, fate: Fate, { atBlock }: View): bigint | undefined {
  const isUnknown = fate.state === 'replaced' && !fate.by
  if (!isUnknown) seen.delete(key)
  else if (!seen.has(key)) seen.set(key, atBlock)
  return seen.get(key)
}

function isDeep({ blockNumber }: Pick<ProposalFact, 'blockNumber'>, { atBlock, confirmations }: View): boolean {
  return blockNumber !== undefined && atBlock - blockNumber + 1n >= BigInt(confirmations)
}

function toDecision(
  fate: Fate,
  seen: bigint | undefined,
): Pick<ProposalFact, 'state' | 'hash' | 'blockNumber' | 'isRejected'> {
  if (fate.state === 'possible' || fate.state === 'unclear') return { state: fate.state }
  if (fate.state !== 'replaced') return { state: fate.state, hash: fate.hash, blockNumber: fate.blockNumber }
  const { by } = fate
  if (by) return { state: 'replaced', hash: by.hash, blockNumber: by.blockNumber, isRejected: by.isRejection }
  return { state: 'replaced', ...(seen !== undefined && { blockNumber: seen }) }
}

type Searched = { first: bigint; next: bigint; executions: Execution[] }

/** Searches for what a Safe has executed: final blocks once, whichever proposals are looked for. */
function createExecutionSearch(client: Client, confirmations: number) {
  let searched: Searched | undefined

  return {
    async find(safe: Address, fromBlock: bigint, latestBlock: bigint): Promise<Execution[]> {
      const known =
        searched && isStill(searched, fromBlock, latestBlock)
          ? searched
          : { first: fromBlock, next: fromBlock, executions: [] }
      const newer = await findExecutions(client, { safe, fromBlock: known.next, toBlock: latestBlock })
      const all = [...known.executions, ...newer]
      const lastFinal = latestBlock - BigInt(confirmations) + 1n
      const final = all.filter(({ blockNumber }) => blockNumber <= lastFinal)
      searched = lastFinal >= known.next ? { ...known, next: lastFinal + 1n, executions: final } : known
      return all
    },
    clear() {
      searched = undefined
    },
  }
}

/** Not if the chain is shorter by now, or an earlier proposal has come in. */
function isStill({ first, next }: Searched, fromBlock: bigint, latestBlock: bigint): boolean {
  return first <= fromBlock && next <= latestBlock + 1n
}
