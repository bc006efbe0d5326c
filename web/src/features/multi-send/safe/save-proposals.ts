// Saves what owners of a Safe need of a run, all proposals at once: as proposals, or for Safe's transaction builder.

import { writeBuilderFile } from '@saleyard/safe/proposal/builder-file.ts'
import { createProposal, type Proposal } from '@saleyard/safe/proposal/proposal.ts'
import { writeProposal } from '@saleyard/safe/proposal/proposal-file.ts'
import { rebuildTx } from '@saleyard/safe/run/identify-proposal.ts'
import { listCalls } from '@saleyard/safe/tx/multi-send.ts'
import type { SafeDomain } from '@saleyard/safe/tx/safe-tx.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { strToU8, zipSync } from 'fflate'
import type { Hash } from 'viem'
import { summarizeBatch } from '@/features/multi-send/run/summarize-batch.ts'
import { saveFile } from '@/lib/browser/save-file.ts'
import { describeCodes, markShared } from '@/lib/safe/hand-on.ts'
import { proposalStore, type StoredProposal } from '@/lib/safe/proposal-store.ts'
import { wasForgotten } from '@/lib/safe/propose.ts'

export type ProposalFile = { name: string; text: string; safeTxHash: Hash }

/**
 * Writes a file for each batch that owners have: what is in it was handed to them already, so that the run waits for it. The
 * transaction is made again from the plan's bytes, and has the hash that the run shows; one that is not proven has no file.
 *
 * @param kind `builder`: its calls, with the checksum of Safe's transaction builder.
 */
export async function writeProposalFiles(run: StoredRun, kind: 'proposal' | 'builder'): Promise<ProposalFile[]> {
  const { plan, records } = run
  const files: ProposalFile[] = []
  for (const batch of plan.batches) {
    const { state, proposal } = records[batch.number - 1] ?? {}
    if (state !== 'proposed' || !proposal) continue
    const tx = rebuildTx(plan, batch, proposal)
    const { safeTxHash, proposedAt: createdAt } = proposal
    const stored = await proposalStore.get(safeTxHash).catch(() => undefined)
    if (!tx || isDiscarded(stored)) continue
    const name = `${String(batch.number).padStart(4, '0')}-${tx.nonce}-${safeTxHash.slice(2, 10)}-${kind}.json`
    const write = writers[kind]
    const domain = { chainId: plan.chainId, safe: plan.sender }
    const text = write({
      domain,
      tx,
      name: summarizeBatch(run, batch),
      createdAt,
      signatures: stored?.signatures ?? [],
    })
    files.push({ name, text, safeTxHash })
  }
  return files
}

/** Its nonce may be another proposal's by now. */
const isDiscarded = (stored: StoredProposal | undefined) => stored !== undefined && wasForgotten(stored)

type Written = Pick<Proposal, 'tx' | 'signatures'> & { domain: SafeDomain; name: string; createdAt: number }

const writers = {
  proposal: ({ domain, tx, signatures }: Written) =>
    writeProposal({ ...createProposal({ ...domain, tx }), signatures }),
  builder({ domain, tx, name, createdAt }: Written) {
    const calls = listCalls(tx)
    return writeBuilderFile({ ...domain, name, description: describeCodes(domain.safe, calls), createdAt, calls })
  },
}

/** Saves one file as it is, several as one archive. From then on owners may have them. */
export async function saveProposals(run: StoredRun, kind: 'proposal' | 'builder'): Promise<void> {
  const files = await writeProposalFiles(run, kind)
  const [only] = files
  if (!only) return
  const prefix = `safe-${run.plan.sender.slice(2, 8)}`
  if (files.length === 1) saveFile(`${prefix}-${only.name}`, new Blob([only.text], { type: 'application/json' }))
  else {
    const archive = zipSync(Object.fromEntries(files.map(({ name, text }) => [name, strToU8(text)])))
    saveFile(`${prefix}-${kind}.zip`, new Blob([archive as BlobPart], { type: 'application/zip' }))
  }
  for (const { safeTxHash } of files) markShared(safeTxHash)
}
