// Finds the scripts and styles of a build that its entries, or the first page, load.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '@saleyard/testkit/processes/user-error.ts'
import type { Manifest, Site } from './site.ts'

/** Scripts that a browser loads until `/home` is rendered in English. Paths from the site's root. */
export function listFirstScripts({ folder, manifest }: Site): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => /^<script\b|rel="modulepreload"/.test(tag))
    .flatMap((tag) => tag.match(/(?:src|href)="\/([^"]+\.js)"/)?.[1] ?? [])
  return [...new Set([...named, ...listScripts(manifest, listFirstPageKeys(manifest))])]
}

/** Styles that a browser loads until `/home` is rendered. Paths from the site's root. */
export function listFirstStyles({ manifest }: Site): Set<string> {
  return listStyles(manifest, [findEntry(manifest, 'index.html'), ...listFirstPageKeys(manifest)])
}

/** What the first page asks for before it can be drawn, beyond what index.html names: its frame, itself and its language. */
const firstPage = [
  '/routes/_app.tsx?tsr-split=component',
  '/routes/_app.home.tsx?tsr-split=component',
  '/locales/en.json',
]

/** Entries of the build that `/home` needs, in English. @throws UserError when one is missing. */
function listFirstPageKeys(manifest: Manifest): string[] {
  return firstPage.map((ending) => findEntry(manifest, ending))
}

/** The scripts that importing the given entries loads: their own and those of all that they import. */
export function listScripts(manifest: Manifest, keys: readonly string[]): Set<string> {
  return new Set([...listReachedKeys(manifest, keys)].flatMap((key) => manifest[key]?.file ?? []))
}

/** The styles that importing the given entries loads. */
export function listStyles(manifest: Manifest, keys: readonly string[]): Set<string> {
  return new Set([...listReachedKeys(manifest, keys)].flatMap((key) => manifest[key]?.css ?? []))
}

/** The given entries and all that they import, but for what is imported on demand. */
function listReachedKeys(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return seen
}

/**
 * The entry of the build whose source path ends so.
 *
 * @throws UserError when there is none, or more than one: what is measured has moved.
 */
export function findEntry(manifest: Manifest, ending: string): string {
  const keys = Object.keys(manifest).filter((key) => key.endsWith(ending))
  const [key, ...others] = keys
  if (key && others.length === 0) return key
  throw new UserError(`${keys.length} entries of the build end in ${ending}; the measurement knows exactly one.`)
}
