// Writes proposals and signatures as text for the fragment of a URL, and reads them.

import { SafeError } from '@saleyard/safe/safe-error.ts'
import type { SafeDomain } from '@saleyard/safe/tx/safe-tx.ts'
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate'
import type { Proposal, SignatureSet } from './proposal.ts'
import { readProposal, readSignatures, writeProposal, writeSignatures } from './proposal-file.ts'

/**
 * In characters: what messengers and mail pass on whole. A proposal with a few hundred recipients is longer; it travels as
 * a file.
 */
export const mostLinkCharacters = 8_000
/** In characters, the address of the page not counted: a camera reads such a code from a screen without trouble. */
export const mostCodeCharacters = 1_200

const proposalKey = 'safe-proposal'
const signaturesKey = 'safe-signatures'

/** @throws {SafeError} `linkTooLong`. */
export function encodeProposalLink(proposal: Proposal): string {
  return encode(proposalKey, writeProposal(proposal, 0))
}

/** @throws {SafeError} `linkTooLong`. */
export function encodeSignaturesLink(set: SignatureSet): string {
  return encode(signaturesKey, writeSignatures(set, 0))
}

/** Whether a link may be shown as a code for cameras. */
export function fitsCode(link: string): boolean {
  return link.length <= mostCodeCharacters
}

export type SafeLink = { kind: 'proposal'; proposal: Proposal } | { kind: 'signatures'; set: SignatureSet }

/**
 * Reads the fragment of a URL, with or without its `#`; checked as the files are.
 *
 * @throws {SafeError} `formatUnknown` for a fragment without either, `linkTooLong`, `damaged` for one that was cut, and
 * those of `readProposal` and `readSignatures`.
 */
export async function decodeSafeLink(fragment: string, expected?: SafeDomain): Promise<SafeLink> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''))
  const [proposal, signatures] = [fields.get(proposalKey), fields.get(signaturesKey)]
  if (proposal !== null && signatures !== null)
    throw new SafeError('damaged', { fields: `${proposalKey}, ${signaturesKey}` })
  if (proposal !== null)
    return { kind: 'proposal', proposal: await readProposal(decode(proposalKey, proposal), expected) }
  if (signatures !== null)
    return { kind: 'signatures', set: await readSignatures(decode(signaturesKey, signatures), expected) }
  throw new SafeError('formatUnknown', { format: proposalKey })
}

function encode(key: string, text: string): string {
  const packed = deflateSync(strToU8(text), { level: 9 })
  const digits = btoa(strFromU8(packed, true)).replace(/[+/=]/g, (each) => ({ '+': '-', '/': '_' })[each] ?? '')
  const link = `${key}=${digits}`
  checkLength(link.length)
  return link
}

function decode(key: string, digits: string): string {
  checkLength(digits.length)
  try {
    const binary = atob(digits.replace(/[-_]/g, (each) => (each === '-' ? '+' : '/')))
    return strFromU8(inflateSync(strToU8(binary, true)))
  } catch (cause) {
    throw new SafeError('damaged', { fields: key }, cause)
  }
}

function checkLength(length: number): void {
  if (length > mostLinkCharacters) throw new SafeError('linkTooLong', { length, most: mostLinkCharacters })
}
