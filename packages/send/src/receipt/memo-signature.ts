// Signs all memos of a run at once: one signature over the root of a Merkle tree, and a proof for each memo.

import {
  type Address,
  type Client,
  concatHex,
  type Hash,
  type Hex,
  keccak256,
  numberToHex,
  padHex,
  stringToHex,
  type TypedDataDomain,
} from 'viem'
import { verifyTypedData } from 'viem/actions'
import type { MemoSignature, PaymentLink } from './receipt-link.ts'

/** One memo, bound to its payment, as EIP-712 hashes a struct. A plain transfer has batch and record 0. */
export const memoType =
  'Memo(bytes32 transaction,uint256 batch,uint256 record,address recipient,uint256 line,string memo)'
const memoTypeHash = keccak256(stringToHex(memoType))

/** What the payer signs: a wallet shows how many memos there are, and the root that they make. */
const signedTypes = {
  Memos: [
    { name: 'purpose', type: 'string' },
    { name: 'payer', type: 'address' },
    { name: 'root', type: 'bytes32' },
  ],
} as const

type MemoClaim = Pick<PaymentLink, 'hash' | 'batch' | 'recipient' | 'line' | 'memo'>

/** Returns the typed data (EIP-712) that the payer signs for all memos below a root. */
export function describeMemoRoot({ chainId, sender, root }: { chainId: number; sender: Address; root: Hash }): {
  domain: TypedDataDomain
  types: typeof signedTypes
  primaryType: 'Memos'
  message: { purpose: string; payer: Address; root: Hash }
} {
  const purpose = 'Confirms the memos of payments on their receipts. Moves no money.'
  return {
    domain: { name: 'Saleyard receipts', version: '1', chainId },
    types: signedTypes,
    primaryType: 'Memos',
    message: { purpose, payer: sender, root },
  }
}

/** Hashes a memo with its payment. Its preimage is longer than a node's, so that no node passes for a memo. */
export function hashMemo({ hash, batch, recipient, line = 0, memo = '' }: MemoClaim): Hash {
  // viem's own function takes a hundred times as long, and a list has tens of thousands of memos.
  const fields = [
    memoTypeHash,
    hash,
    toWord(batch?.id ?? 0n),
    toWord(batch ? batch.index + 1 : 0),
    padHex(recipient.toLowerCase() as Hex, { size: 32 }),
    toWord(line),
    keccak256(stringToHex(memo)),
  ]
  return keccak256(concatHex(fields))
}

const toWord = (value: bigint | number) => numberToHex(value, { size: 32 })

/** A Merkle tree of hashes as OpenZeppelin's MerkleProof verifies it: pairs are sorted; an odd one moves up. */
export function createMerkleTree(leaves: readonly Hash[]): {
  root: Hash | undefined
  prove: (index: number) => Hash[]
} {
  const levels: Hash[][] = [[...leaves]]
  for (let level = levels[0] ?? []; level.length > 1; level = levels.at(-1) ?? []) {
    levels.push(level.flatMap((left, index) => (index % 2 === 0 ? hashPair(left, level[index + 1]) : [])))
  }
  return {
    root: levels.at(-1)?.[0],
    prove: (index) => levels.flatMap((level, height) => level[(index >> height) ^ 1] ?? []),
  }
}

function hashPair(left: Hash, right: Hash | undefined): Hash {
  if (right === undefined) return left
  return keccak256(left.toLowerCase() < right.toLowerCase() ? concatHex([left, right]) : concatHex([right, left]))
}

/**
 * Verifies that the payer has signed the memo of a receipt: an account by its key, a contract wallet by its own
 * function (ERC-1271, ERC-6492).
 *
 * @throws The network's error.
 */
export async function verifyMemo(
  client: Client,
  link: Pick<PaymentLink, 'chainId' | 'sender'> & MemoClaim & { signed: MemoSignature },
): Promise<boolean> {
  const { chainId, sender, signed } = link
  const root = signed.proof.reduce<Hash>(hashPair, hashMemo(link))
  return verifyMemoRoot(client, { chainId, sender, root, signature: signed.signature })
}

/**
 * Verifies a signature over the root of a run's memos.
 *
 * @throws The network's error.
 */
export function verifyMemoRoot(
  client: Client,
  { signature, ...claim }: { chainId: number; sender: Address; root: Hash; signature: Hex },
): Promise<boolean> {
  return verifyTypedData(client, { address: claim.sender, ...describeMemoRoot(claim), signature })
}
