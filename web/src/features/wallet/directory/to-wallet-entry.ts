import * as z from 'zod/mini'
import { toWebLink } from '@/lib/to-web-link.ts'
import { toAppLink } from '@/lib/wallet/pairing/to-app-link.ts'
import { type DirectoryConfig, imageAddress } from './directory-config.ts'
import type { WalletEntry, WalletLinks, WalletStore } from './wallet-entry.ts'

const text = z.nullish(z.string())
const links = z.nullish(z.object({ native: text, universal: text }))

/** One wallet of an answer; what we do not use is not looked at. */
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

/** A wallet as the directory describes it; undefined where the description makes no sense. Links of other kinds are left out. */
export function toWalletEntry(value: unknown, config: DirectoryConfig): WalletEntry | undefined {
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
