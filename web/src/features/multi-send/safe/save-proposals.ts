// Saves what owners of a Safe need of a run, all proposals at once: as proposals, or for Safe's transaction builder.

import { writeBuilderFile } from '@saleyard/safe/proposal/builder-file.ts'
import { createProposal } from '@saleyard/safe/proposal/proposal.ts'
import { writeProposal } from '@saleyard/safe/proposal/proposal-file.ts'
import { rebuildTx } from '@saleyard/safe/run/identify-proposal.ts'
import { listCalls } from '@saleyard/safe/tx/multi-send.ts'
import type { BatchProposal } from '@saleyard/send/run/batch-record.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { strToU8, zipSync } from 'fflate'
import { summarizeBatch } from '@/features/multi-send/run/summarize-batch.ts'
import { saveFile } from '@/lib/browser/save-file.ts'
import { describeCodes, markShared } from '@/lib/safe/hand-on.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'

export type ProposalFile = { name: string; text: string }

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
    const tx = state === 'proposed' && proposal && rebuildTx(plan, batch, proposal)
    if (!tx || !proposal) continue
    const domain = { chainId: plan.chainId, safe: plan.sender }
    const name = `${String(batch.number).padStart(4, '0')}-${tx.nonce}-${proposal.safeTxHash.slice(2, 10)}-${kind}.json`
    const text =
      kind === 'builder'
        ? writeBuilderFile({
            ...domain,
            name: summarizeBatch(run, batch),
            description: describeCodes(plan.sender, listCalls(tx)),
            createdAt: proposal.proposedAt,
            calls: listCalls(tx),
          })
        : writeProposal({ ...createProposal({ ...domain, tx }), signatures: await readSignatures(proposal) })
    files.push({ name, text })
  }
  return files
}

/** Those that this device has got so far. */
async function readSignatures({ safeTxHash }: BatchProposal) {
  const stored = await proposalStore.get(safeTxHash).catch(() => undefined)
  return stored?.signatures ?? []
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
  for (const { proposal } of run.records) if (proposal) markShared(proposal.safeTxHash)
}
