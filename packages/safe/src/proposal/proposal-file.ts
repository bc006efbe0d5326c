// Writes and reads the files of a proposal and of signatures alone; what is read is computed again and compared.

import { SafeError } from '@saleyard/safe/safe-error.ts'
import { sortSignatures } from '@saleyard/safe/signatures/owner-signature.ts'
import { checkDomain, type SafeDomain, type SafeTxHashes } from '@saleyard/safe/tx/safe-tx.ts'
import * as z from 'zod/mini'
import { checkSignatures, createProposal, type Proposal, type SignatureSet } from './proposal.ts'
import {
  address,
  chainId,
  hash,
  mostCalls,
  parseFields,
  parseFormat,
  parseJson,
  safeTx,
  serialize,
  signatures,
  toJson,
} from './schema.ts'

const proposalFormat = { format: 'saleyard-safe-proposal', version: 1 } as const
const signaturesFormat = { format: 'saleyard-safe-signatures', version: 1 } as const

const proposalSchema = z.object({
  chainId,
  safe: address,
  tx: safeTx,
  hashes: z.object({ domain: hash, message: hash, safeTx: hash }),
  acts: z.array(z.looseObject({ kind: z.string() })).check(z.maxLength(mostCalls)),
  signatures,
})

const signaturesSchema = z.object({ chainId, safe: address, safeTxHash: hash, signatures })

/**
 * Writes a proposal as the text of a file.
 *
 * @param indent Default: 2; 0 for a link.
 * @throws {SafeError} `damaged` for one that is longer than `readProposal` reads.
 */
export function writeProposal(proposal: Proposal, indent = 2): string {
  return check(proposalSchema, toJson({ ...proposalFormat, ...proposal }, indent))
}

function check(schema: z.ZodMiniType, text: string): string {
  parseFields(parseJson(text), schema)
  return text
}

/**
 * Reads a proposal from the text of a file. Hashes and acts are computed from the transaction; a file that states others
 * is refused, and so is a signature that its owner did not make.
 *
 * @param expected The chain and the Safe for which it must be.
 * @throws {SafeError} `fileTooLarge`, `notJson`, `formatUnknown`, `newer`, `damaged`, `chainMismatch`, `safeMismatch`,
 * `delegateCallRefused`, `refundRefused`, `hashMismatch`, `actsMismatch`, `signatureDuplicate`, `signatureMalformed`,
 * `signatureWrong`.
 */
export async function readProposal(text: string, expected?: SafeDomain): Promise<Proposal> {
  const stated = parseFormat(parseJson(text), proposalFormat, proposalSchema)
  if (expected) checkDomain(expected, stated)
  const proposal = createProposal(stated)
  checkHashes(proposal.hashes, stated.hashes)
  if (serialize(JSON.parse(toJson(proposal.acts))) !== serialize(stated.acts)) throw new SafeError('actsMismatch')
  await checkSignatures(proposal.hashes.safeTx, stated.signatures)
  return { ...proposal, signatures: sortSignatures(stated.signatures) }
}

function checkHashes(computed: SafeTxHashes, stated: SafeTxHashes): void {
  for (const name of ['domain', 'message', 'safeTx'] as const)
    if (computed[name] !== stated[name]) throw new SafeError('hashMismatch', { name })
}

/** Writes signatures alone as the text of a file. @param indent Default: 2; 0 for a link. @throws {SafeError} `damaged`. */
export function writeSignatures({ chainId, safe, safeTxHash, signatures }: SignatureSet, indent = 2): string {
  return check(signaturesSchema, toJson({ ...signaturesFormat, chainId, safe, safeTxHash, signatures }, indent))
}

/**
 * Reads signatures from the text of a file. They are added to their proposal by `addSignatures`.
 *
 * @param expected The chain and the Safe for which they must be.
 * @throws {SafeError} `fileTooLarge`, `notJson`, `formatUnknown`, `newer`, `damaged`, `chainMismatch`, `safeMismatch`,
 * `signatureDuplicate`, `signatureMalformed`, `signatureWrong`.
 */
export async function readSignatures(text: string, expected?: SafeDomain): Promise<SignatureSet> {
  const set = parseFormat(parseJson(text), signaturesFormat, signaturesSchema)
  if (expected) checkDomain(expected, set)
  await checkSignatures(set.safeTxHash, set.signatures)
  return set
}
