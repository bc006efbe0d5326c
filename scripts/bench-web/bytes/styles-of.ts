import type { Manifest } from '@scripts/bench-web/read-site.ts'
import { reachedKeys } from './reached-keys.ts'

/** The styles that importing the given entries loads. */
export function stylesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  return new Set([...reachedKeys(manifest, keys)].flatMap((key) => manifest[key]?.css ?? []))
}
