import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Headers = Record<string, string>

/**
 * What a built page's `_headers` wants sent with an address, read as hosts read it: paths, each with its headers below it, moved
 * in. All rules that fit count.
 */
export function readHeaders(folder: string): (path: string) => Headers {
  const rules: { path: string; headers: Headers }[] = []
  for (const line of readFileSync(join(folder, '_headers'), 'utf8').trimEnd().split('\n')) {
    const [, name, value] = /^\s+([^:]+): (.+)$/.exec(line) ?? []
    const rule = rules.at(-1)
    if (!name || !value) rules.push({ path: line, headers: {} })
    else if (rule) rule.headers[name] = value
  }
  return (asked) =>
    Object.assign({}, ...rules.filter(({ path }) => fits(path, asked)).map(({ headers }) => headers)) as Headers
}

const fits = (path: string, asked: string) =>
  path.endsWith('*') ? asked.startsWith(path.slice(0, -1)) : asked === path
