import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * Compares with the committed figures, which are the same on every machine, or writes them anew.
 *
 * @returns One sentence per figure that moved.
 */
export function compareCommitted(file: URL, results: object, update: boolean): string[] {
  if (update) {
    writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`)
    return []
  }
  const before = flatten(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  const after = flatten(results)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: was ${before[key] ?? 'not there'}, is ${after[key] ?? 'not there'}`)
}

function flatten(value: object, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) =>
      typeof inner === 'object' ? flatten(inner, `${path}${key} `) : { [path + key]: String(inner) },
    ),
  )
}
