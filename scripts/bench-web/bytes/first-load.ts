import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Scripts that a browser loads before anybody does anything, as index.html names them. Paths from the site's root. */
export function firstLoad(folder: string): string[] {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? []
  return tags
    .filter((tag) => /^<script\b|rel="modulepreload"/.test(tag))
    .flatMap((tag) => tag.match(/(?:src|href)="\/([^"]+\.js)"/)?.[1] ?? [])
}
