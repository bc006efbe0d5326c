// Takes in what other owners have sent: proposals and signatures, as files, zips of files, a link, or what a code has.

import { decodeSafeLink, type SafeLink } from '@saleyard/safe/proposal/links.ts'
import { addSignatures, type Proposal, type SignatureSet } from '@saleyard/safe/proposal/proposal.ts'
import { readProposal, readSignatures } from '@saleyard/safe/proposal/proposal-file.ts'
import { mostText } from '@saleyard/safe/proposal/schema.ts'
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
import type { Part } from './zip-files.ts'

/**
 * What came of it: of the signatures in it, `added` were not here yet. `unknown`: signatures of a transaction that this device
 * does not have.
 */
export type TakenIn =
  | { kind: 'proposal'; safeTxHash: Hash; nonce: bigint; isNew: boolean; added: number; given: number }
  | { kind: 'signatures'; safeTxHash: Hash; nonce: bigint; added: number; given: number }
  | { kind: 'unknown'; safeTxHash: Hash }

/**
 * Reads a text, checks everything that can be checked without a network, and stores it.
 *
 * @param expected The transaction whose signatures are collected; any by default.
 * @throws {SafeError} as the readers of files and links, and `otherTransaction`. What the store throws.
 */
export async function takeIn(config: Config, text: string, expected?: Hash): Promise<TakenIn> {
  return take(startReads(config), text, expected)
}

/** What came of several: counts of proposals, signatures and transactions. */
export type TakenAll = {
  opened: number
  /** Proposals that were here already. */
  present: number
  added: number
  /** Proposals to which signatures were added. */
  signed: number
  /** Signatures that were here already. */
  held: number
  /** Transactions that this device does not have. */
  unknown: number
  refused: { name: string; error: unknown }[]
  /** Of the proposals in it, the one with the lowest nonce. */
  first?: Hash
}

/**
 * Lists the texts of the chosen files, those in zips as well.
 *
 * @throws {SafeError} as `listParts`, if there is one file; with others it fails as it is read.
 */
export async function listTexts(files: readonly File[]): Promise<Part[]> {
  const lists = files.map((file) =>
    listOf(file).catch((error): Part[] => {
      if (files.length === 1) throw error
      return [{ name: file.name, read: () => Promise.reject(error) }]
    }),
  )
  return (await Promise.all(lists)).flat()
}

async function listOf(file: File): Promise<Part[]> {
  if ((await file.slice(0, 2).text()) === 'PK') return (await import('./zip-files.ts')).listParts(file)
  return [{ name: file.name, read: () => readFile(file) }]
}

/** @throws {SafeError} `fileTooLarge`, before anything is read. */
async function readFile(file: File): Promise<string> {
  if (file.size > mostText) throw new SafeError('fileTooLarge')
  return file.text()
}

/**
 * Takes in one after the other. One that is refused costs no other, and signatures may come before their proposal.
 *
 * @param onProgress Called with how many are done.
 */
export async function takeInAll(
  config: Config,
  parts: readonly Part[],
  onProgress: (done: number) => void,
): Promise<TakenAll> {
  const read = startReads(config)
  const taken: TakenIn[] = []
  const refused: TakenAll['refused'] = []
  const takePart = async (part: Part) => {
    try {
      const one = await take(read, await part.read())
      if (one.kind === 'unknown') return one
      taken.push(one)
    } catch (error) {
      refused.push({ name: part.name, error })
    }
  }
  const early: Part[] = []
  for (const [index, part] of parts.entries()) {
    if (await takePart(part)) early.push(part)
    onProgress(index + 1)
  }
  const unknown = new Set<Hash>()
  for (const part of early) {
    const one = await takePart(part)
    if (one) unknown.add(one.safeTxHash)
  }
  return { ...count(taken), unknown: unknown.size, refused }
}

function count(taken: readonly TakenIn[]) {
  const known = taken.filter((each) => each.kind !== 'unknown')
  const proposals = known.filter((each) => each.kind === 'proposal')
  const [first] = proposals.toSorted((one, other) => (one.nonce < other.nonce ? -1 : 1))
  const opened = proposals.filter(({ isNew }) => isNew).length
  const added = known.reduce((sum, each) => sum + each.added, 0)
  return {
    opened,
    present: new Set(proposals.map(({ safeTxHash }) => safeTxHash)).size - opened,
    added,
    signed: new Set(known.filter((each) => each.added > 0).map(({ safeTxHash }) => safeTxHash)).size,
    held: known.reduce((sum, each) => sum + each.given, 0) - added,
    ...(first && { first: first.safeTxHash }),
  }
}

async function take(read: Read, text: string, expected?: Hash): Promise<TakenIn> {
  const found = await readText(text.trim())
  const hash = found.kind === 'proposal' ? found.proposal.hashes.safeTx : found.set.safeTxHash
  if (expected && hash !== expected) throw new SafeError('otherTransaction', { expected, found: hash })
  return found.kind === 'proposal' ? takeProposal(read, found.proposal) : takeSignatures(read, found.set)
}

async function readText(text: string): Promise<SafeLink> {
  const [, fragment] = /(?:^|#)((?:safe-proposal|safe-signatures)=[^\s#]+)$/.exec(text) ?? []
  if (fragment) return decodeSafeLink(fragment)
  // Each reader refuses the other's files by their format.
  if (/"saleyard-safe-signatures"/.test(text)) return { kind: 'signatures', set: await readSignatures(text) }
  return { kind: 'proposal', proposal: await readProposal(text) }
}

async function takeProposal(read: Read, proposal: Proposal): Promise<TakenIn> {
  const { chainId, safe, tx, hashes } = proposal
  const signatures = await dropUnproven(read, proposal)
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
    fromBlock: known?.fromBlock ?? (await readBlock(read, chainId)),
    // It came from another device.
    openedAt: Date.now(),
    sharedAt: Date.now(),
  })
  const added = countNew(known?.signatures ?? [], signatures)
  const given = signatures.length
  return { kind: 'proposal', safeTxHash: hashes.safeTx, nonce: tx.nonce, isNew: known === undefined, added, given }
}

async function takeSignatures(read: Read, set: SignatureSet): Promise<TakenIn> {
  const { safeTxHash } = set
  const known = await proposalStore.get(safeTxHash)
  if (!known || !isProven(known)) return { kind: 'unknown', safeTxHash }
  // Also that network and Safe are those of the transaction.
  await addSignatures(toProposal(known), set)
  const signatures = await dropUnproven(read, set)
  await proposalStore.addSignatures(safeTxHash, signatures)
  const added = countNew(known.signatures, signatures)
  return { kind: 'signatures', safeTxHash, nonce: known.tx.nonce, added, given: signatures.length }
}

function countNew(known: readonly { owner: Hash }[], given: readonly { owner: Hash }[]): number {
  return given.filter(({ owner }) => !known.some((each) => isAddressEqual(each.owner, owner))).length
}

/** Longest wait for a network, ms: signing needs none. */
const longestWait = 3_000

/** Reads from a network; undefined where it does not answer soon. */
type Read = <Found>(key: string, chainId: number, ask: (client: Client) => Promise<Found>) => Promise<Found | undefined>

/** Each key is read once: all that is opened together shares the answer, or the wait for a network that is silent. */
function startReads(config: Config): Read {
  const answers = new Map<string, Promise<unknown>>()
  return <Found>(key: string, chainId: number, ask: (client: Client) => Promise<Found>) => {
    const answer = answers.get(key) ?? readSoon(config, chainId, ask)
    answers.set(key, answer)
    return answer as Promise<Found | undefined>
  }
}

/** 0 without a network: the search begins some blocks before the first one that is read then. */
async function readBlock(read: Read, chainId: number): Promise<bigint> {
  return (await read(`block:${chainId}`, chainId, (client) => getBlockNumber(client, { cacheTime: 0 }))) ?? 0n
}

type Signed = SafeDomain & { signatures: OwnerSignature[] }

/** Leaves out what {@link dropClaims} does; without a network, which knows the owners, all are kept. */
async function dropUnproven(read: Read, { chainId, safe, signatures }: Signed): Promise<OwnerSignature[]> {
  if (signatures.every(isKeySignature)) return signatures
  const call = { address: safe, abi: safeAbi, functionName: 'getOwners' } as const
  const owners = await read(`owners:${chainId}:${safe}`, chainId, (client) => readContract(client, call))
  return owners ? dropClaims(signatures, owners) : signatures
}

async function readSoon<Found>(config: Config, chainId: number, ask: (client: Client) => Promise<Found>) {
  if (!findChain(chainId)?.configured || !navigator.onLine) return undefined
  return withTimeout(() => ask(config.getClient({ chainId })), { timeout: longestWait }).catch(() => undefined)
}
