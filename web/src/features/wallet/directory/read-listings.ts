// Fetches wallets from the directory and validates each of them.

import { limitSignal } from '@saleyard/chain/abort.ts'
import { HttpRequestError } from 'viem'
import * as z from 'zod/mini'
import { toAppLink, toWebLink } from '@/lib/browser/safe-links.ts'
import { type DirectoryConfig, imageAddress } from './directory-config.ts'
import type { WalletEntry, WalletLinks, WalletStore } from './wallet-entry.ts'

/** The four lists of the directory. */
export type ListingKind = 'getDesktopListings' | 'getMobileListings' | 'getInjectedListings' | 'getAllListings'

/** Query parameters, §7 of the specification; empty ones are not sent. */
export type ListingQuery = {
  /** Starts at 1. */
  page?: number
  /** Wallets per page. */
  entries?: number
  /** Version of the pairing protocol: 2. */
  version?: number
  excludedIds?: readonly string[]
  recommendedIds?: readonly string[]
  search?: string
}

export type Listings = {
  wallets: readonly WalletEntry[]
  /** Total number of matches in the directory. */
  total: number
}

const answer = z.object({
  listings: z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())]),
  total: z._default(z.number(), 0),
})

/**
 * Fetches wallets from the directory. Row X1.
 *
 * @throws HttpRequestError if it answers with an error; zod's error if the answer is no list; what `fetch` throws; a
 * `TimeoutError`, see {@link limitSignal}; the signal's reason. An invalid wallet does not affect the others: it is
 * left out.
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

const text = z.nullish(z.string())
const links = z.nullish(z.object({ native: text, universal: text }))

/** One wallet of an answer; unused fields are not validated. */
const listing = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,100}$/)),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  homepage: text,
  image_id: text,
  rdns: text,
  app: z.nullish(z.record(z.string(), z.unknown())),
  mobile: links,
  desktop: links,
  injected: z.nullish(z.array(z.object({ injected_id: z.string(), namespace: text }))),
})

const stores: readonly WalletStore[] = ['ios', 'android', 'chrome', 'firefox', 'edge', 'safari', 'opera']

/** Converts a wallet of the directory; undefined if it is invalid. Links of other kinds are left out. */
function toWalletEntry(value: unknown, config: DirectoryConfig): WalletEntry | undefined {
  const result = listing.safeParse(value)
  if (!result.success) return undefined
  const { id, name, homepage, image_id, rdns, app, mobile, desktop, injected } = result.data
  return {
    id,
    name,
    icon: image_id ? imageAddress('getWalletImage', image_id, config) : undefined,
    rdns: rdns ? [rdns] : undefined,
    flags: injected?.filter(({ namespace }) => namespace === 'eip155').map(({ injected_id }) => injected_id),
    mobile: toLinks(mobile),
    desktop: toLinks(desktop),
    homepage: toWebLink(homepage),
    stores: Object.fromEntries(stores.map((store) => [store, toStoreLink(app?.[store])])),
  }
}

function toLinks(given: z.infer<typeof links>): WalletLinks | undefined {
  const native = toAppLink(given?.native)
  const universal = toWebLink(given?.universal)
  return native || universal ? { native, universal } : undefined
}

function toStoreLink(value: unknown): string | undefined {
  return typeof value === 'string' ? toWebLink(value) : undefined
}
