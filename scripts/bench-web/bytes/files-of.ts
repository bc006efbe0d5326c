import type { Manifest } from '../read-site.ts'

/** The files that importing the given entries loads: their own and all that they import, but for what is imported on demand. */
export function filesOf(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []))
}
