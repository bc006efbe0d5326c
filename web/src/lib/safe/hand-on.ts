// Makes what carries a proposal or its signatures to other owners: files, links, and the text of a code.

import { writeBuilderFile } from '@saleyard/safe/proposal/builder-file.ts'
import { encodeProposalLink, encodeSignaturesLink, fitsCode } from '@saleyard/safe/proposal/links.ts'
import { createProposal, type Proposal, toSignatureSet } from '@saleyard/safe/proposal/proposal.ts'
import { writeProposal, writeSignatures } from '@saleyard/safe/proposal/proposal-file.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { type Act, describeTx } from '@saleyard/safe/tx/describe-tx.ts'
import type { SafeCall } from '@saleyard/safe/tx/multi-send.ts'
import { codeCall } from '@saleyard/send/encode/call-code.ts'
import type { Address, Hash } from 'viem'
import { saveFile } from '@/lib/browser/save-file.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import { proposalStore, type StoredProposal } from './proposal-store.ts'

export type ProvenProposal = StoredProposal & { tx: NonNullable<StoredProposal['tx']> }

/** Whether the stored transaction is the one that owners sign: without it there is nothing to hand on. */
export function isProven(stored: StoredProposal): stored is ProvenProposal {
  return stored.tx !== undefined
}

/** Computes hashes and acts of a stored proposal again. @throws {SafeError} as `createProposal`. */
export function toProposal({ chainId, safe, tx, signatures }: ProvenProposal): Proposal {
  return { ...createProposal({ chainId, safe, tx }), signatures }
}

/** A link, and whether a camera can read it from a screen; undefined if messengers would cut it. */
export type HandOnLink = { url: string; fitsCode: boolean } | undefined

/** Makes the link that opens a proposal with its signatures on another device. */
export function linkProposal(stored: ProvenProposal): HandOnLink {
  return link(() => encodeProposalLink(toProposal(stored)))
}

/** Makes the link that brings the signatures of this device to the one that has the proposal. */
export function linkSignatures(stored: ProvenProposal): HandOnLink {
  return link(() => encodeSignaturesLink(toSignatureSet(toProposal(stored))))
}

function link(encode: () => string): HandOnLink {
  try {
    const fragment = encode()
    return { url: `${window.location.origin}/safe#${fragment}`, fitsCode: fitsCode(fragment) }
  } catch (error) {
    if (error instanceof SafeError && error.code === 'linkTooLong') return undefined
    throw error
  }
}

const writers = {
  proposal: (stored: ProvenProposal) => writeProposal(toProposal(stored)),
  signatures: (stored: ProvenProposal) => writeSignatures(toSignatureSet(toProposal(stored))),
  builder: ({ chainId, safe, calls, summary, createdAt }: ProvenProposal) =>
    writeBuilderFile({
      ...{ chainId, safe, calls, createdAt },
      name: summary || 'Saleyard',
      description: describeCodes(safe, calls),
    }),
}

/** Codes that a description names: Transaction Builder shows it as one text. */
const mostCodes = 10

/** Names the call code of each batch, for the description of a builder file: so it reaches owners who see only Safe's page. */
export function describeCodes(safe: Address, calls: readonly SafeCall[]): string {
  const batches = calls.filter((call) => describeCalls(safe, [call])[0]?.kind === 'batch')
  const codes = batches.slice(0, mostCodes).map(({ data }) => codeCall(data))
  const end = batches.length > mostCodes ? ', …' : ''
  return codes.length > 0 ? `${i18n.t('safe.summary.callCode')}: ${codes.join(', ')}${end}` : ''
}

/** Says what calls do that a Safe makes one by one. */
export function describeCalls(safe: Address, calls: readonly SafeCall[]): Act[] {
  return calls.flatMap((call) => describeTx(safe, { ...call, operation: 0 }))
}

/** Saves a file of a proposal, named by the Safe, the nonce and the first digits of the hash. */
export function saveProposalFile(stored: ProvenProposal, kind: keyof typeof writers): void {
  const { safe, safeTxHash, tx } = stored
  const name = `safe-${safe.slice(2, 8)}-${tx.nonce}-${safeTxHash.slice(2, 10)}-${kind}.json`
  saveFile(name, new Blob([writers[kind](stored)], { type: 'application/json' }))
}

/** Remembers that owners of whom this device knows nothing may sign it from now on. */
export function markShared(safeTxHash: Hash): void {
  // A browser without storage has nothing to withdraw either.
  void proposalStore.patch(safeTxHash, { sharedAt: Date.now() }).catch(() => {})
}
