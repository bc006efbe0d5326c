// Defines what the search finds, reads what was pasted into it, and puts the matches in order.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import type { ReactNode } from 'react'
import { type Address, type Hash, isAddress } from 'viem'
import { foldText } from '@/components/menu/contains-text.ts'
import { configuredChains } from '@/lib/networks/chains.ts'

/** In the order in which they are listed before anything is typed. */
export const groups = ['pages', 'tokens', 'runs', 'activity', 'actions', 'networks'] as const

/** One entry that the search finds and runs. */
export type Entry = {
  id: string
  group: (typeof groups)[number]
  /** In the displayed language; the search matches it. */
  title: string
  /** Shown next to the title; the search matches it. */
  note?: string
  /** Other names; the search matches them, and does not show them. */
  alias?: string
  /** Whether it opens what was pasted: it comes first, whatever its title. */
  isAnswer?: boolean
  /** Whether it is listed only once something is typed. */
  needsText?: boolean
  picture: ReactNode
  run: () => void
}

/** What is in the field of the search. */
export type Query = {
  text: string
  /** The address in the text, alone or in the URL of an explorer. Its checksum is right, or it has none. */
  address?: Address
  hash?: Hash
  /** Whether the text has an address with a wrong checksum. */
  isMistyped: boolean
  /** The configured networks: first that of a pasted URL, then the chosen one. */
  chains: readonly AppChain[]
}

/** A hook that lists what a part of the page has to offer. It asks no network. */
export type EntrySource = (query: Query) => readonly Entry[]

/** Reads the text of the search. */
export function readQuery(text: string, chosenChainId: number | undefined): Query {
  const [, hash] = /(?:^|[^0-9a-z])(0x[0-9a-f]{64})(?![0-9a-z])/i.exec(text) ?? []
  const [, found] = /(?:^|[^0-9a-z])(0x[0-9a-f]{40})(?![0-9a-z])/i.exec(text) ?? []
  const isOneCase = found !== undefined && /^0x([^a-f]+|[^A-F]+)$/.test(found)
  const address = isOneCase ? found.toLowerCase() : found
  const isRight = address !== undefined && isAddress(address)
  const linked = configuredChains.find(({ blockExplorers }) => {
    const explorer = blockExplorers?.default.url
    return explorer && text.toLowerCase().includes(`${new URL(explorer).host}/`)
  })
  const place = ({ id }: AppChain) => (id === linked?.id ? 0 : id === chosenChainId ? 1 : 2)
  return {
    text,
    ...(isRight && { address }),
    ...(hash && { hash: hash.toLowerCase() as Hash }),
    isMistyped: found !== undefined && !isRight,
    chains: configuredChains.toSorted((one, other) => place(one) - place(other)),
  }
}

/** How many of a group are listed: before anything is typed, and then. The menu's own groups are listed whole. */
const most: Partial<Record<Entry['group'], readonly [atFirst: number, typed: number]>> = {
  tokens: [5, 8],
  runs: [3, 8],
  activity: [3, 8],
  actions: [Number.POSITIVE_INFINITY, 12],
}

/**
 * Returns the matches, group by group. The group with the best match comes first, and in it the best match; where several
 * are as good, the order is the given one.
 *
 * @param language BCP 47 tag of the displayed language.
 */
export function findEntries(entries: readonly Entry[], text: string, language: string): Entry[] {
  const typed = foldText(text.trim(), language)
  const ranked = entries.flatMap((entry) => {
    const rank = findRank(entry, typed, language)
    return rank === undefined ? [] : [{ entry, rank }]
  })
  const sorted = ranked.toSorted((one, other) => one.rank - other.rank)
  const inOrder = groups
    .map((group) => sorted.filter(({ entry }) => entry.group === group))
    .toSorted(([one], [other]) => (one?.rank ?? 0) - (other?.rank ?? 0))
  return inOrder.flatMap((group) => {
    const [atFirst, after] = (group[0] && most[group[0].entry.group]) ?? []
    return group.slice(0, typed === '' ? atFirst : after).map(({ entry }) => entry)
  })
}

/** Returns the place of a match, from 0; undefined for what does not match. */
function findRank({ title, note = '', alias = '', ...entry }: Entry, typed: string, language: string) {
  if (entry.isAnswer) return 0
  if (typed === '') return entry.needsText ? undefined : 1
  const [name, others] = [foldText(title, language), foldText(`${note} ${alias}`, language)]
  const words = typed.split(/\s+/)
  const ranks = [
    name === typed,
    name.startsWith(typed),
    startsWord(name, typed),
    name.includes(typed),
    others.includes(typed),
    words.length > 1 && words.every((word) => startsWord(`${name} ${others}`, word)),
  ]
  const rank = ranks.indexOf(true)
  return rank === -1 ? undefined : rank + 1
}

function startsWord(name: string, word: string): boolean {
  const at = name.indexOf(word)
  return at === 0 || (at > 0 && (!/[\p{L}\p{N}]/u.test(name[at - 1] ?? '') || startsWord(name.slice(at + 1), word)))
}
