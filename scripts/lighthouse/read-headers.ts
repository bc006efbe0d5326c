import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a built page's `_headers` wants sent with every address, read as hosts read it: a path, then its headers, moved in. */
export function readHeaders(folder: string): Record<string, string> {
  const [path, ...lines] = readFileSync(join(folder, '_headers'), 'utf8').trimEnd().split('\n')
  if (path !== '/*') throw new Error(`_headers begins with ${path}, not with /*`)
  return Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon).trim(), line.slice(colon + 2)]
    }),
  )
}
