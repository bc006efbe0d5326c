import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../read-site.ts'
import { filesOf } from './files-of.ts'
import { findEntry } from './find-entry.ts'

/** What the first page asks for before it can be drawn, beyond what index.html names: its frame, itself and its language. */
const firstPage = [
  '/routes/_app.tsx?tsr-split=component',
  '/routes/_app.home.tsx?tsr-split=component',
  '/locales/en.json',
]

/** Scripts that a browser loads until `/home` stands in English. Paths from the site's root. */
export function firstLoad({ folder, manifest }: Site): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => /^<script\b|rel="modulepreload"/.test(tag))
    .flatMap((tag) => tag.match(/(?:src|href)="\/([^"]+\.js)"/)?.[1] ?? [])
  const keys = firstPage.map((ending) => findEntry(manifest, ending))
  return [...new Set([...named, ...filesOf(manifest, keys)])]
}
