import type { Manifest } from '@scripts/bench-web/read-site.ts'
import { reachedKeys } from './reached-keys.ts'

/** The scripts that importing the given entries loads: their own and those of all that they import. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  return new Set([...reachedKeys(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []))
}
