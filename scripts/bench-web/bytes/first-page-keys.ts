import type { Manifest } from '@scripts/bench-web/read-site.ts'
import { findEntry } from './find-entry.ts'

/** What the first page asks for before it can be drawn, beyond what index.html names: its frame, itself and its language. */
const firstPage = [
  '/routes/_app.tsx?tsr-split=component',
  '/routes/_app.home.tsx?tsr-split=component',
  '/locales/en.json',
]

/** Entries of the build that `/home` stands on, in English. @throws UserError when one is not there. */
export function firstPageKeys(manifest: Manifest): string[] {
  return firstPage.map((ending) => findEntry(manifest, ending))
}
