// Lists the receipts of a run: its summary, those that a query finds, and all of them as CSV.

import type { StoredList } from '@saleyard/send/run/types.ts'
import Papa from 'papaparse'
import { type Address, formatUnits, type Hash, type Hex } from 'viem'
import {
  collectMemos,
  describeReceipt,
  describeRunReceipt,
  listMemos,
  type MemoTree,
  type ReceiptSource,
} from './describe-receipt.ts'
import { encodeReceiptLink } from './receipt-link.ts'

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

/** Returns the link of the whole run, how many memos the payer can sign, and whether they are signed. */
export function summarizeReceipts({ source, signed }: ListInput, list: StoredList) {
  const run = describeRunReceipt(source)
  return {
    memoCount: listMemos(source, list).length,
    isSigned: signed !== undefined && readTree(source, list).root === signed.root,
    ...(run && { run: encodeReceiptLink(run) }),
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
