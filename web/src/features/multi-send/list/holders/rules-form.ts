// Reads the rules of a choice among holders from their form, and keeps the form for the next time.

import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import type { HolderRules } from '@saleyard/history/holders/choose-holders.ts'
import { type Address, isAddress } from 'viem'
import * as z from 'zod/mini'
import { readTypedDecimal } from '@/lib/i18n/format-amount.ts'
import { safeLocalStorage } from '@/lib/storage/safe-local-storage.ts'

const formSchema = z.object({
  /** In whole tokens, or items of a collection. */
  atLeast: z.string(),
  split: z.enum(['same', 'proportion', 'byId']),
  same: z.string(),
  total: z.string(),
  /** A line for each id: id, amount. */
  byId: z.string(),
  /** For each item of an id that no line names. */
  other: z.string(),
  /** Ids and ranges of ids that count; empty for all. Absent in what earlier versions kept. */
  ids: z._default(z.string(), ''),
  withoutContracts: z.boolean(),
  withoutPools: z.boolean(),
  withoutBurnt: z.boolean(),
  /** Addresses, in any separation. */
  without: z.string(),
})

/** The rules as the user writes them; amounts in whole coins of what is sent. */
export type RulesForm = z.output<typeof formSchema>
export type RuleField = 'atLeast' | 'same' | 'total' | 'byId' | 'other' | 'ids' | 'without'
/** What a field has that cannot be read. Of ids also why, if that is another reason than the writing. */
export type RuleProblem = { field: RuleField; text: string; why?: 'backwards' | 'tooMany' }

export const emptyRules: RulesForm = {
  atLeast: '',
  split: 'same',
  same: '',
  total: '',
  byId: '',
  other: '',
  ids: '',
  // A contract can seldom use what it is sent.
  withoutContracts: true,
  withoutPools: true,
  withoutBurnt: true,
  without: '',
}

type Units = {
  /** Decimals of what is held; 0 for a collection. */
  held: number
  /** Decimals of what is sent. */
  paid: number
  /** Whether what is held has ids; otherwise those of the form do not count. */
  isCollection?: boolean
}

type ReadRules = {
  rules?: HolderRules
  /** In rising order; absent for all. */
  ids?: readonly bigint[]
  problems: RuleProblem[]
}

/** Reads the form. Without a problem `rules` are absent only while an amount is missing. */
export function readRules(form: RulesForm, units: Units): ReadRules {
  const problems: RuleProblem[] = []
  const read = (field: RuleField, text: string, decimals: number) => {
    const amount = readAmount(text, decimals)
    if (amount === 'malformed') problems.push({ field, text: text.trim() })
    return amount === 'malformed' ? undefined : amount
  }
  const atLeast = read('atLeast', form.atLeast, units.held) ?? 0n
  const split = readSplit(form, (field, text) => read(field, text, units.paid), { problems, decimals: units.paid })
  const without = form.without.split(/[\s,;]+/).filter((text) => text !== '')
  const [stranger] = without.filter((text) => !isAddress(text))
  if (stranger !== undefined) problems.push({ field: 'without', text: stranger })
  const ids = units.isCollection ? readIds(form.ids, problems) : undefined
  if (problems.length > 0 || !split) return { problems }
  const { withoutContracts, withoutPools, withoutBurnt } = form
  const rules = { atLeast, split, withoutContracts, withoutPools, withoutBurnt, without: without as Address[] }
  return { rules, ...(ids && { ids }), problems }
}

/** Ids that a list can name: each is written into the list's source. */
export const mostIds = 10_000
/** A number, or two with a dash between them. `000` is none: `1,000` would be read as two ids. */
const idRange = /^#?(0|[1-9]\d{0,77})(?:-#?(0|[1-9]\d{0,77}))?$/
const idBound = 2n ** 256n

type IdRange = { first: bigint; last: bigint }

/** @returns Undefined without any. */
function readIds(text: string, problems: RuleProblem[]): bigint[] | undefined {
  // Spaces around a dash belong to the range.
  const parts = text.replace(/\s*[-\u2010-\u2015]\s*/g, '-').split(/[\s,;]+/)
  const named = parts.filter((part) => part !== '')
  if (named.length === 0) return undefined
  const ranges = named.map((part) => readIdRange(part, problems))
  const known = joinIds(ranges.filter((range) => range !== undefined))
  const count = known.reduce((sum, { first, last }) => sum + last - first + 1n, 0n)
  if (count <= mostIds) return known.flatMap(listIds)
  problems.push({ field: 'ids', text: count.toString(), why: 'tooMany' })
  return undefined
}

function readIdRange(text: string, problems: RuleProblem[]): IdRange | undefined {
  const [, from, to = from] = idRange.exec(text) ?? []
  const [first, last] = [BigInt(from ?? idBound), BigInt(to ?? idBound)]
  if (first < idBound && last < idBound && first <= last) return { first, last }
  const isBackwards = first < idBound && last < first
  problems.push({ field: 'ids', text, ...(isBackwards && { why: 'backwards' }) })
  return undefined
}

/** In rising order, none twice. */
function joinIds(ranges: readonly IdRange[]): IdRange[] {
  const joined: IdRange[] = []
  for (const { first, last } of ranges.toSorted((one, other) => (one.first < other.first ? -1 : 1))) {
    const before = joined.at(-1)
    if (!before || first > before.last) joined.push({ first, last })
    else if (last > before.last) before.last = last
  }
  return joined
}

function listIds({ first, last }: IdRange): bigint[] {
  return Array.from({ length: Number(last - first) + 1 }, (_, index) => first + BigInt(index))
}

type ReadField = (field: RuleField, text: string) => bigint | undefined

type Reading = { problems: RuleProblem[]; decimals: number }

function readSplit(form: RulesForm, read: ReadField, reading: Reading): HolderRules['split'] | undefined {
  if (form.split === 'same') {
    const amount = read('same', form.same)
    return amount ? { kind: 'same', amount } : undefined
  }
  if (form.split === 'proportion') {
    const total = read('total', form.total)
    return total ? { kind: 'proportion', total } : undefined
  }
  const other = read('other', form.other) ?? 0n
  const amounts = readAmounts(form.byId, reading)
  return other > 0n || Object.values(amounts).some((amount) => amount > 0n)
    ? { kind: 'byId', amounts, other }
    : undefined
}

const idLine = /^(\d{1,78})[\s,;:=]+(\S+)$/

/**
 * An id that two lines name is a problem: neither amount is the right one by itself. So is an amount copied from a page
 * that groups its digits.
 */
function readAmounts(text: string, { problems, decimals }: Reading): Record<string, bigint> {
  const amounts: Record<string, bigint> = {}
  for (const line of text.split(/\r?\n/).filter((one) => one.trim() !== '')) {
    const { id, amount } = splitIdLine(line.trim())
    const value = readAmount(readTypedDecimal(amount), decimals)
    if (id === '' || id in amounts || typeof value !== 'bigint') problems.push({ field: 'byId', text: line.trim() })
    else amounts[id] = value
  }
  return amounts
}

/** Without an id in front `id` is empty. */
function splitIdLine(line: string): { id: string; amount: string } {
  const [, digits, amount = ''] = idLine.exec(line) ?? []
  return { id: digits === undefined ? '' : BigInt(digits).toString(), amount }
}

function readAmount(text: string, decimals: number): bigint | 'malformed' | undefined {
  if (text.trim() === '') return undefined
  try {
    return parseAmount(text, decimals)
  } catch {
    return 'malformed'
  }
}

type Holders = { chainId: number; contract: Address }

const storeKey = 'multi-send-holders'
/** Contracts whose rules are kept, the latest ones. */
const mostContracts = 50
const storedSchema = z.object({ last: formSchema, byContract: z.array(z.tuple([z.string(), formSchema])) })
type Stored = z.output<typeof storedSchema>

const keyOf = ({ chainId, contract }: Holders) => `${chainId}:${contract.toLowerCase()}`

/** Returns the rules that were last used for a contract, or for any: then without ids, which are of that one alone. */
export function loadRules(holders: Holders | undefined): RulesForm {
  const { last, byContract } = loadStored()
  return byContract.find(([key]) => holders && key === keyOf(holders))?.[1] ?? { ...last, ids: '' }
}

export function saveRules(holders: Holders, form: RulesForm): void {
  const key = keyOf(holders)
  const others = loadStored().byContract.filter(([other]) => other !== key)
  const stored: Stored = { last: form, byContract: [[key, form], ...others.slice(0, mostContracts - 1)] }
  safeLocalStorage.setItem(storeKey, JSON.stringify(stored))
}

/** A damaged value counts as none. */
function loadStored(): Stored {
  const none: Stored = { last: emptyRules, byContract: [] }
  try {
    return storedSchema.safeParse(JSON.parse(safeLocalStorage.getItem(storeKey) ?? '')).data ?? none
  } catch {
    return none
  }
}
