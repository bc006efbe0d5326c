import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '@scripts/bench-web/read-site.ts'
import { filesOf } from './files-of.ts'
import { firstPageKeys } from './first-page-keys.ts'

/** Scripts that a browser loads until `/home` stands in English. Paths from the site's root. */
export function firstLoad({ folder, manifest }: Site): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => /^<script\b|rel="modulepreload"/.test(tag))
    .flatMap((tag) => tag.match(/(?:src|href)="\/([^"]+\.js)"/)?.[1] ?? [])
  return [...new Set([...named, ...filesOf(manifest, firstPageKeys(manifest))])]
}
