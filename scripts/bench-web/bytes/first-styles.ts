import type { Site } from '@scripts/bench-web/read-site.ts'
import { findEntry } from './find-entry.ts'
import { firstPageKeys } from './first-page-keys.ts'
import { stylesOf } from './styles-of.ts'

/** Styles that a browser loads until `/home` stands. Paths from the site's root. */
export function firstStyles({ manifest }: Site): Set<string> {
  return stylesOf(manifest, [findEntry(manifest, 'index.html'), ...firstPageKeys(manifest)])
}
