// Makes the receipts of a run: one for the whole run and one for each recipient that was paid, with their memos' signature, and
// lists them.

import type { RecipientLine } from '@saleyard/send/list/types.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { StoredList } from '@saleyard/send/run/types.ts'
import Papa from 'papaparse'
import { type Address, formatUnits, getAddress, type Hash, type Hex } from 'viem'
import { createMerkleTree, hashMemo } from './memo-signature.ts'
import {
  encodeReceiptLink,
  encodeShortLink,
  type MemoSignature,
  type PaymentLink,
  type RunLink,
} from './receipt-link.ts'

/** A run as its receipts need it: the plan, its records, and the asset's symbol and decimals. */
export type ReceiptSource = {
  plan: Pick<Plan, 'chainId' | 'sender' | 'asset' | 'batches'>
  records: readonly BatchRecord[]
  symbol: string
  decimals: number
}

/** Finds the record of a batch that is on the chain, with the transaction and the account that paid it. */
function findSent({ plan, records }: ReceiptSource, number: number) {
  const record = records[number - 1]
  const isSent = record?.state === 'mined' || record?.state === 'reconciled' || record?.state === 'paidByOther'
  if (!isSent || !record.minedHash) return undefined
  return { hash: record.minedHash, sender: record.paidBy ?? plan.sender, skipped: record.skipped }
}

function describeAsset({ plan, symbol, decimals }: ReceiptSource, sender: Address) {
  const { chainId, asset } = plan
  return {
    chainId,
    sender: getAddress(sender),
    ...(asset.kind === 'erc20' && { token: getAddress(asset.token) }),
    symbol: cut(symbol, longestSymbol) || '?',
    decimals,
  }
}

/**
 * Describes the receipt of a whole run: its batches that the plan's sender paid. Undefined without one: a plain transfer
 * has no batch, and its receipt is that of its recipient.
 */
export function describeRunReceipt(source: ReceiptSource): RunLink | undefined {
  const { plan } = source
  const sent = plan.batches.flatMap((batch) => {
    const found = batch.id === 0n ? undefined : findSent(source, batch.number)
    return found?.sender === plan.sender ? { ...batch, hash: found.hash } : []
  })
  if (sent.length === 0) return undefined
  return {
    kind: 'run',
    ...describeAsset(source, plan.sender),
    count: sent.reduce((sum, { count }) => sum + count, 0),
    total: sent.reduce((sum, { total }) => sum + total, 0n),
    planned: plan.batches.length,
    batches: sent.map(({ number, id, hash }) => ({ number, id, hash })),
  }
}

/**
 * Describes the receipt of one recipient, by its position in the list. Undefined if it was not paid, or was skipped.
 *
 * @param list Lines give the memo and the line's number, which are the payer's word.
 */
export function describeReceipt(
  source: ReceiptSource,
  { lines, recipients }: StoredList,
  position: number,
): PaymentLink | undefined {
  const batch = source.plan.batches.findLast(({ first }) => first <= position)
  const recipient = recipients[position]
  const sent = batch && findSent(source, batch.number)
  if (!recipient || !sent || sent.skipped.some(({ index }) => index === position - batch.first)) return undefined
  const own = linesOf({ lines }, recipient.lines)
  const memo = joinMemos(own)
  return {
    kind: 'payment',
    ...describeAsset(source, sent.sender),
    hash: sent.hash,
    recipient: getAddress(recipient.address),
    amount: recipient.amount,
    ...(batch.id !== 0n && { batch: { id: batch.id, number: batch.number, index: position - batch.first } }),
    ...(own[0] && { line: own[0].number, lines: lines.length }),
    ...(memo && { memo }),
  }
}

const linesOf = ({ lines }: Pick<StoredList, 'lines'>, numbers: number[]) =>
  numbers.flatMap((number) => lines[number - 1] ?? [])

/* Longest texts in a link, in characters. */
const longestMemo = 500
const longestSymbol = 30

/** Joins the memos of merged lines, each once. */
function joinMemos(lines: RecipientLine[]): string {
  const memos = lines.flatMap((line) => ('memo' in line && line.memo.trim() ? line.memo.trim() : []))
  return cut([...new Set(memos)].join('; '), longestMemo)
}

/** Cuts a text without halving a character: in a link half a one would become another, which was not signed. */
function cut(text: string, most: number): string {
  const characters = [...text].map((character) => (/\p{Surrogate}/u.test(character) ? '\ufffd' : character))
  return characters.slice(0, most).join('')
}

/** Lists the positions of the recipients whose memos the plan's sender can sign: those that it has paid. */
function listMemos(source: ReceiptSource, list: StoredList): number[] {
  const { plan } = source
  const sent = plan.batches.map(({ number }) => findSent(source, number))
  return plan.batches.flatMap(({ first, count }, index) => {
    const { sender, skipped = [] } = sent[index] ?? {}
    if (sender !== plan.sender) return []
    const left = new Set(skipped.map((each) => first + each.index))
    const members = list.recipients.slice(first, first + count).map((_, position) => first + position)
    return members.filter(
      (position) => !left.has(position) && joinMemos(linesOf(list, list.recipients[position]?.lines ?? [])) !== '',
    )
  })
}

/** The memos of a run as a tree: its root is what the payer signs. */
type MemoTree = ReturnType<typeof collectMemos>

/** Collects the memos that the plan's sender can sign. Without any there is no root. */
export function collectMemos(source: ReceiptSource, list: StoredList) {
  const positions = new Map(listMemos(source, list).map((position, leaf) => [position, leaf]))
  const leaves = [...positions.keys()].flatMap((position) => {
    const link = describeReceipt(source, list, position)
    return link ? [hashMemo(link)] : []
  })
  const { root, prove } = createMerkleTree(leaves)
  return {
    root,
    /** Returns what proves the memo of a recipient; undefined if it has none. */
    sign: (position: number, signature: Hex): MemoSignature | undefined => {
      const leaf = positions.get(position)
      return leaf === undefined ? undefined : { signature, proof: prove(leaf) }
    },
  }
}

type ListInput = {
  source: ReceiptSource
  /** The payer's signature over the memos, with the root that it is of. */
  signed?: { root: Hash; signature: Hex }
}

/** A tree takes a second for tens of thousands of memos: it is made once for a list, and again after its batches change. */
const trees = new WeakMap<StoredList, { key: string; tree: MemoTree }>()

function readTree(source: ReceiptSource, list: StoredList): MemoTree {
  const key = JSON.stringify(
    source.records.map(({ state, minedHash, paidBy, skipped }) => [state, minedHash, paidBy, skipped.length]),
  )
  const known = trees.get(list)
  if (known?.key === key) return known.tree
  const tree = collectMemos(source, list)
  trees.set(list, { key, tree })
  return tree
}

/** Returns the links of the whole run, how many memos the payer can sign, and whether they are signed. */
export function summarizeReceipts({ source, signed }: ListInput, list: StoredList) {
  const run = describeRunReceipt(source)
  const short = run && encodeShortLink(run)
  return {
    memoCount: listMemos(source, list).length,
    isSigned: signed !== undefined && readTree(source, list).root === signed.root,
    ...(run && { run: encodeReceiptLink(run) }),
    ...(short && { short }),
  }
}

/** Returns the root of all memos of a run, which the payer signs; undefined without a memo. */
export function readMemoRoot({ source }: ListInput, list: StoredList): Hash | undefined {
  return readTree(source, list).root
}

/** Writes links by position. A signature of another root, as of a list with another memo, is left out. */
function createWriter({ source, signed }: ListInput, list: StoredList): (position: number) => string | undefined {
  const memos = signed && readTree(source, list)
  return (position) => {
    const link = describeReceipt(source, list, position)
    const proof = memos?.root === signed?.root && signed && memos?.sign(position, signed.signature)
    return link && encodeReceiptLink(proof ? { ...link, signed: proof } : link)
  }
}

/** More rows than a person reads at once; a query finds the others. */
const mostRows = 10

/**
 * Finds recipients by the number of one of their lines or by their address.
 *
 * @param query Without one, the first recipients.
 */
export function findReceipts(
  input: ListInput,
  list: StoredList,
  query: string,
): { line: number; address: Address; amount: bigint; link?: string }[] {
  const text = query.trim().toLowerCase()
  const write = createWriter(input, list)
  const rows = []
  for (const [position, { address, amount, lines }] of list.recipients.entries()) {
    if (rows.length >= mostRows) break
    if (text !== '' && address.toLowerCase() !== text && !lines.some((line) => `${line}` === text)) continue
    const link = write(position)
    rows.push({ line: lines[0] ?? 0, address, amount, ...(link && { link }) })
  }
  return rows
}

// Papa's own pattern misses cells with a line break in them.
const formula = /^[=+\-@\t\r]/

/**
 * Writes the links of all paid recipients as CSV by RFC 4180: a file of its own, since programs read the report's columns.
 *
 * @param page URL of the receipt page, without a fragment.
 */
export function writeReceipts(input: ListInput, list: StoredList, page: string): string {
  const write = createWriter(input, list)
  const data = list.recipients.flatMap(({ address, amount, lines }, position) => {
    const link = write(position)
    return link ? [[lines.join(' '), address, formatUnits(amount, input.source.decimals), `${page}#${link}`]] : []
  })
  const fields = ['line', 'address', 'amount', 'receipt']
  return `${Papa.unparse({ fields, data }, { newline: '\r\n', escapeFormulae: formula })}\r\n`
}
