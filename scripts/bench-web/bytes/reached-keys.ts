import type { Manifest } from '@scripts/bench-web/read-site.ts'

/** The given entries and all that they import, but for what is imported on demand. */
export function reachedKeys(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return seen
}
