// Checks the ways through the code that docs/architecture.md lists: each file imports the next.
import type { ImportGraph } from '@scripts/check/import-graph.ts'
import { isTestCode } from '@scripts/check/source-files.ts'
import type { Figure } from './measure-shape.ts'

/** The ways that are listed, each with the number of files that a reader has to open at most. */
export const longestWays: Readonly<Record<string, number>> = {
  'paste a list': 15,
  'send and report': 15,
  'create a token': 12,
  "a wallet's error to words": 6,
}

export type Way = {
  name: string
  /** Chains of paths from the repository's root: in each, a file imports the next at run time. */
  chains: string[][]
}

/**
 * Reads the headings `### Way: name` with their numbered lists of paths. Each list is one chain: a way that forks has several, and
 * each but the first begins with a file that is listed before it.
 */
export function readWays(markdown: string): Way[] {
  return markdown
    .split(/^### Way: /m)
    .slice(1)
    .map((section) => {
      const [name = '', ...lines] = (section.split(/^#/m)[0] ?? '').split('\n')
      return { name: name.trim(), chains: readChains(lines) }
    })
}

function readChains(lines: readonly string[]): string[][] {
  const chains: string[][] = []
  for (const line of lines) {
    const [, number, path] = /^(\d+)\. `([^`]+)`/.exec(line) ?? []
    if (path === undefined) continue
    if (number === '1') chains.push([])
    chains.at(-1)?.push(path)
  }
  return chains
}

/** One figure for each way, with what is wrong with it. */
export function measureWays(ways: readonly Way[], graph: ImportGraph): Figure[] {
  const known = Object.entries(longestWays).map(([name, most]) => {
    const way = ways.find((one) => one.name === name)
    const offenders = way ? findFaults(way, graph) : ['it is not in docs/architecture.md']
    const count = way ? countFiles(way) : 0
    const isBroken = count > most || offenders.length > 0
    return { name: titleOf(name), value: String(count), limit: `<= ${most}`, isBroken, offenders }
  })
  const unknown = ways
    .filter(({ name }) => !(name in longestWays))
    .map((way) => ({
      name: titleOf(way.name),
      value: String(countFiles(way)),
      isBroken: true,
      offenders: ['it has no limit in scripts/shape/ways.ts'],
    }))
  return [...known, ...unknown]
}

function titleOf(name: string): string {
  return `files on the way: ${name}`
}

function countFiles({ chains }: Way): number {
  return new Set(chains.flat()).size
}

function findFaults({ chains }: Way, graph: ImportGraph): string[] {
  const detached = chains
    .slice(1)
    .filter(
      ([first = ''], index) =>
        !chains
          .slice(0, index + 1)
          .flat()
          .includes(first),
    )
    .map(([first]) => `a list begins with ${first}, which is not listed before it`)
  return [
    ...(countFiles({ name: '', chains }) < 2 ? ['it has fewer than two files'] : []),
    ...[...new Set(chains.flat())].flatMap((path) => explainFile(path, graph) ?? []),
    ...detached,
    ...chains.flatMap((chain) => chain.slice(1).flatMap((path, index) => explainStep(chain[index] ?? '', path, graph))),
  ]
}

function explainFile(path: string, graph: ImportGraph): string | undefined {
  if (!graph.has(path)) return `${path} does not exist`
  return isTestCode(path) ? `${path} is no production code` : undefined
}

function explainStep(importer: string, path: string, graph: ImportGraph): string[] {
  if (!graph.has(importer) || !graph.has(path)) return []
  const isImported = graph.get(importer)?.some((imported) => imported.path === path && !imported.typeOnly)
  return isImported ? [] : [`${importer} does not import ${path} at run time`]
}
