// Takes in what other owners have sent: a proposal or signatures, as the text of a file, a link, or what a code has.

import { decodeSafeLink, type SafeLink } from '@saleyard/safe/proposal/links.ts'
import { addSignatures, type Proposal, type SignatureSet } from '@saleyard/safe/proposal/proposal.ts'
import { readProposal, readSignatures } from '@saleyard/safe/proposal/proposal-file.ts'
import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import { dropClaims, isKeySignature, type OwnerSignature } from '@saleyard/safe/signatures/owner-signature.ts'
import { listCalls } from '@saleyard/safe/tx/multi-send.ts'
import type { SafeDomain } from '@saleyard/safe/tx/safe-tx.ts'
import { type Client, type Hash, isAddressEqual, withTimeout } from 'viem'
import { getBlockNumber, readContract } from 'viem/actions'
import type { Config } from 'wagmi'
import { findChain } from '@/lib/networks/chains.ts'
import { isProven, toProposal } from '@/lib/safe/hand-on.ts'
import { proposalStore } from '@/lib/safe/proposal-store.ts'

/** What came of it. `unknown`: signatures of a transaction that this device does not have. */
export type TakenIn =
  | { kind: 'proposal'; safeTxHash: Hash; isNew: boolean; added: number }
  | { kind: 'signatures'; safeTxHash: Hash; added: number }
  | { kind: 'unknown'; safeTxHash: Hash }

/**
 * Reads a text, checks everything that can be checked without a network, and stores it.
 *
 * @param expected The transaction whose signatures are collected; any by default.
 * @throws {SafeError} as the readers of files and links, and `otherTransaction`. What the store throws.
 */
export async function takeIn(config: Config, text: string, expected?: Hash): Promise<TakenIn> {
  const read = await readText(text.trim())
  const found = read.kind === 'proposal' ? read.proposal.hashes.safeTx : read.set.safeTxHash
  if (expected && found !== expected) throw new SafeError('otherTransaction', { expected, found })
  return read.kind === 'proposal' ? takeProposal(config, read.proposal) : takeSignatures(config, read.set)
}

async function readText(text: string): Promise<SafeLink> {
  const [, fragment] = /(?:^|#)((?:safe-proposal|safe-signatures)=[^\s#]+)$/.exec(text) ?? []
  if (fragment) return decodeSafeLink(fragment)
  // Each reader refuses the other's files by their format.
  if (/"saleyard-safe-signatures"/.test(text)) return { kind: 'signatures', set: await readSignatures(text) }
  return { kind: 'proposal', proposal: await readProposal(text) }
}

async function takeProposal(config: Config, proposal: Proposal): Promise<TakenIn> {
  const { chainId, safe, tx, hashes } = proposal
  const signatures = await dropUnproven(config, proposal)
  const known = await proposalStore.get(hashes.safeTx)
  await proposalStore.add({
    safeTxHash: hashes.safeTx,
    chainId,
    safe,
    tx,
    calls: listCalls(tx),
    way: 'files',
    signatures,
    summary: '',
    createdAt: Date.now(),
    fromBlock: known?.fromBlock ?? (await readBlock(config, chainId)),
    // It came from another device.
    openedAt: Date.now(),
    sharedAt: Date.now(),
  })
  const added = countNew(known?.signatures ?? [], signatures)
  return { kind: 'proposal', safeTxHash: hashes.safeTx, isNew: known === undefined, added }
}

async function takeSignatures(config: Config, set: SignatureSet): Promise<TakenIn> {
  const { safeTxHash } = set
  const known = await proposalStore.get(safeTxHash)
  if (!known || !isProven(known)) return { kind: 'unknown', safeTxHash }
  // Also that network and Safe are those of the transaction.
  await addSignatures(toProposal(known), set)
  const signatures = await dropUnproven(config, set)
  await proposalStore.addSignatures(safeTxHash, signatures)
  return { kind: 'signatures', safeTxHash, added: countNew(known.signatures, signatures) }
}

function countNew(known: readonly { owner: Hash }[], given: readonly { owner: Hash }[]): number {
  return given.filter(({ owner }) => !known.some((each) => isAddressEqual(each.owner, owner))).length
}

/** Longest wait for a network, ms: signing needs none. */
const longestWait = 3_000

/** 0 without a network: the search begins some blocks before the first one that is read then. */
async function readBlock(config: Config, chainId: number): Promise<bigint> {
  return (await readSoon(config, chainId, (client) => getBlockNumber(client, { cacheTime: 0 }))) ?? 0n
}

type Signed = SafeDomain & { signatures: OwnerSignature[] }

/** Leaves out what {@link dropClaims} does; without a network, which knows the owners, all are kept. */
async function dropUnproven(config: Config, { chainId, safe, signatures }: Signed): Promise<OwnerSignature[]> {
  if (signatures.every(isKeySignature)) return signatures
  const call = { address: safe, abi: safeAbi, functionName: 'getOwners' } as const
  const owners = await readSoon(config, chainId, (client) => readContract(client, call))
  return owners ? dropClaims(signatures, owners) : signatures
}

/** Undefined where the network does not answer soon. */
async function readSoon<Read>(config: Config, chainId: number, read: (client: Client) => Promise<Read>) {
  if (!findChain(chainId)?.configured || !navigator.onLine) return undefined
  const ask = () => read(config.getClient({ chainId }))
  return withTimeout(ask, { timeout: longestWait }).catch(() => undefined)
}
