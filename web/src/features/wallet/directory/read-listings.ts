import { HttpRequestError } from 'viem'
import * as z from 'zod/mini'
import { limitSignal } from '@/lib/limit-signal.ts'
import type { DirectoryConfig } from './directory-config.ts'
import { toWalletEntry } from './to-wallet-entry.ts'
import type { WalletEntry } from './wallet-entry.ts'

/** The four lists of the directory. */
export type ListingKind = 'getDesktopListings' | 'getMobileListings' | 'getInjectedListings' | 'getAllListings'

/** What can be asked of it, §7 of the specification; what is empty is not sent. */
export type ListingQuery = {
  /** From 1. */
  page?: number
  /** Wallets on a page. */
  entries?: number
  /** Of the pairing protocol: 2. */
  version?: number
  excludedIds?: readonly string[]
  recommendedIds?: readonly string[]
  search?: string
}

export type Listings = {
  wallets: readonly WalletEntry[]
  /** How many the directory has in all for this question. */
  total: number
}

const answer = z.object({
  listings: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  total: z._default(z.number(), 0),
})

/**
 * Asks the directory for wallets. Row X1.
 *
 * @throws HttpRequestError where it answers with an error; zod's error where the answer is no list; what `fetch` throws; a
 * `TimeoutError`, see {@link limitSignal}; the signal's reason. One bad wallet does not spoil the others: it is left out.
 */
export async function readListings(
  config: DirectoryConfig,
  kind: ListingKind,
  { query = {}, signal }: { query?: ListingQuery; signal?: AbortSignal } = {},
): Promise<Listings> {
  const address = toAddress(config, kind, query)
  const response = await fetch(address, { signal: limitSignal(signal), headers: { accept: 'application/json' } })
  if (!response.ok) throw new HttpRequestError({ url: address.origin + address.pathname, status: response.status })
  const { listings, total } = answer.parse(await response.json())
  const all = Object.values(listings)
  return { wallets: all.flatMap((value) => toWalletEntry(value, config) ?? []), total: Math.max(total, all.length) }
}

function toAddress({ base, projectId }: DirectoryConfig, kind: ListingKind, query: ListingQuery): URL {
  const address = new URL(`/w3m/v1/${kind}`, base)
  for (const [name, value] of Object.entries({ projectId, ...query }))
    if (value?.toString()) address.searchParams.set(name, value.toString())
  return address
}
