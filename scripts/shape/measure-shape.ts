// Measures the shape of the code: lengths of files, and how they import each other.
import { posix } from 'node:path'
import { buildImportGraph, findCycles, type ImportGraph, invertGraph } from '@scripts/check/import-graph.ts'
import { findViolations, hooksRule } from '@scripts/check/import-rules.ts'
import { type Import, readImports, type SourceFile } from '@scripts/check/read-imports.ts'
import { isTestCode } from '@scripts/check/source-files.ts'

export type Figure = {
  name: string
  /** As it is printed: a count, or a share in percent. */
  value: string
  /** What it may be; undefined where it is printed for information. */
  limit?: string
  isBroken?: boolean
  /** Files, imports or circles that are counted. */
  offenders?: string[]
  /** Whether they are printed; by default where the limit is broken. */
  isList?: boolean
}

/**
 * @param files All of our TypeScript, tests included: they hold to one dialect and to no circles as well.
 * @returns In the order of printing. Lengths and shares are of production files alone.
 */
export function measureShape(files: readonly SourceFile[]): Figure[] {
  const production = files.filter(({ path }) => !isTestCode(path))
  return [
    ...measureLengths(production),
    ...measureSmallFiles(production),
    measureImportLines(production),
    ...measureDialect(files),
    measureCircles(buildImportGraph(files)),
    measureHooks(production),
    measureBypasses(production),
  ]
}

/**
 * How many files each room may have. Those of the rebuild share one figure; a room that came later has its own. Scripts
 * are counted by themselves.
 */
const mostFiles = [
  { name: 'files of packages/history', room: /^packages\/history\//, most: 30 },
  { name: 'files of packages/indexer', room: /^packages\/indexer\//, most: 15 },
  {
    name: 'files of histories in the page',
    room: /^web\/src\/(lib\/history|features\/tokens\/history|features\/multi-send\/(list\/holders|source))\//,
    most: 30,
  },
  { name: 'files of the first minute', room: /^web\/src\/features\/(home\/welcome|tokens\/picker)\//, most: 20 },
  {
    name: 'files of receipts and cards',
    room: /^(packages\/send\/src\/receipt|web\/src\/features\/(receipt|share|multi-send\/run\/board))\//,
    most: 30,
  },
  {
    name: 'files of prices in money',
    room: /^(packages\/chain\/src\/feeds|web\/src\/(lib|components)\/fiat)\//,
    most: 15,
  },
  { name: 'files of the offline shell', room: /^web\/src\/(lib|components)\/offline\//, most: 12 },
  { name: 'files of the trade box', room: /^web\/src\/features\/tokens\/trade\//, most: 18 },
  { name: 'files of the hero of a token', room: /^web\/src\/features\/tokens\/hero\//, most: 14 },
  {
    name: 'files of coming back',
    room: /^web\/src\/(features\/tokens\/mine|(lib|components)\/(notices|palette))\//,
    most: 30,
  },
  {
    name: 'files of payments from a Safe',
    room: /^web\/src\/features\/multi-send\/(safe\/|run\/(connect-safe|summarize-batch|history\/find-run-batch)\.)/,
    most: 15,
  },
  {
    name: 'files of Safes in the page',
    room: /^web\/(playwright\.safe\.|src\/((lib|components|features)\/safe\/|lib\/wallet\/(load-)?safe-app\.|features\/wallet\/.*\/safe-form\.|routes\/_app\._wallet\.safe\.))/,
    most: 45,
  },
  {
    name: 'files of runs of a Safe',
    room: /^packages\/(safe\/src\/run\/|send\/src\/run\/(reconcile-proposal|answered-record)\.)/,
    most: 12,
  },
  { name: 'files of packages/safe', room: /^packages\/safe\//, most: 20 },
  { name: 'files of other packages and page', room: /^(packages|web)\//, most: 600 },
] as const
const medianRange = [55, 80] as const
const p90Limit = 200
const longestLimit = 350

function measureLengths(files: readonly SourceFile[]): Figure[] {
  const lengths = files.map(({ path, source }) => ({ path, lines: countLines(source) }))
  const sorted = lengths.map(({ lines }) => lines).sort((one, other) => one - other)
  const mean = sorted.reduce((sum, lines) => sum + lines, 0) / Math.max(1, sorted.length)
  const [median, p90, longest] = [findQuantile(sorted, 0.5), findQuantile(sorted, 0.9), sorted.at(-1) ?? 0]
  const longerThan = (most: number) =>
    lengths.filter(({ lines }) => lines > most).map(({ path, lines }) => `${path}: ${lines} lines`)
  return [
    { name: 'files', value: String(files.length) },
    ...measureRooms(files),
    { name: 'lines per file: mean', value: mean.toFixed(0) },
    {
      name: 'lines per file: median',
      value: String(median),
      limit: `${medianRange[0]} to ${medianRange[1]}`,
      isBroken: median < medianRange[0] || median > medianRange[1],
    },
    { ...atMost('lines per file: p90', p90, p90Limit), offenders: longerThan(p90Limit) },
    { ...atMost('lines per file: longest', longest, longestLimit), offenders: longerThan(longestLimit) },
  ]
}

/** A file counts in the first room that has it. */
function measureRooms(files: readonly SourceFile[]): Figure[] {
  const rooms = files.map(({ path }) => mostFiles.find(({ room }) => room.test(path)))
  return mostFiles.map((one) => atMost(one.name, rooms.filter((room) => room === one).length, one.most))
}

const small = 30
const smallest = 15
const mostSmall = 0.3
const mostLone = 0.03

/** Small files, and among them those that only a neighbour imports: most of these belong into that neighbour. */
function measureSmallFiles(files: readonly SourceFile[]): Figure[] {
  const importers = invertGraph(buildImportGraph(files))
  const upTo = (most: number) => files.filter(({ source }) => countLines(source) <= most).map(({ path }) => path)
  const lone = upTo(small).filter((path) => {
    const [importer, ...others] = importers.get(path) ?? []
    return importer !== undefined && others.length === 0 && posix.dirname(importer) === posix.dirname(path)
  })
  const share = (paths: string[]) => paths.length / Math.max(1, files.length)
  return [
    { name: `files of at most ${smallest} lines`, value: percent(share(upTo(smallest))) },
    shareAtMost(`files of at most ${small} lines`, share(upTo(small)), mostSmall),
    {
      ...shareAtMost(`… that one neighbour alone imports`, share(lone), mostLone),
      offenders: lone.map((path) => `${path} <- ${posix.basename(importers.get(path)?.[0] ?? '')}`),
    },
  ]
}

const mostImportLines = 0.095

function measureImportLines(files: readonly SourceFile[]): Figure {
  const all = files.reduce((sum, { source }) => sum + countLines(source), 0)
  const ofImports = files.reduce((sum, file) => sum + readImports(file).importLines, 0)
  return shareAtMost('import lines', ofImports / Math.max(1, all), mostImportLines)
}

/** `./name.ts` in one folder, an alias with its extension across folders: each import that is written in another way. */
function measureDialect(files: readonly SourceFile[]): Figure[] {
  const imports = files.flatMap((file) => readImports(file).imports.map((imported) => ({ path: file.path, imported })))
  const climbing = imports.filter(({ imported }) => imported.specifier.startsWith('..'))
  const own = imports.filter(({ imported }) => isOwn(imported))
  const written = own.map(({ path, imported }) => ({
    path,
    specifier: imported.specifier,
    fault: findFault(path, imported),
  }))
  const faults = written.filter(({ fault }) => fault !== undefined)
  const neighbours = written.filter(({ specifier }) => specifier.startsWith('./')).length
  return [
    {
      ...atMost('imports that climb', climbing.length, 0),
      offenders: climbing.map(({ path, imported }) => `${path}: ${imported.specifier}`),
    },
    { name: 'imports of a neighbour, by ./', value: String(neighbours) },
    { name: 'imports across folders, by alias', value: String(written.length - neighbours) },
    {
      ...atMost('imports in another dialect', faults.length, 0),
      offenders: faults.map(({ path, specifier, fault }) => `${path}: ${specifier} ${fault}`),
    },
  ]
}

function isOwn({ from, specifier }: Import): boolean {
  return from !== specifier && /^(packages|scripts|web)\//.test(from)
}

function findFault(path: string, { from, specifier }: Import): string | undefined {
  if (!/\.\w+(\?\w+)?$/.test(specifier)) return 'has no extension'
  const isNeighbour = posix.dirname(from) === posix.dirname(path)
  if (isNeighbour && !specifier.startsWith('./')) return 'is a neighbour: ./'
  if (!isNeighbour && specifier.startsWith('./')) return 'is in another folder: by alias'
  return undefined
}

function measureCircles(graph: ImportGraph): Figure {
  const circles = findCycles(graph)
  return {
    ...atMost('circles of imports', circles.length, 0),
    offenders: circles.map((files) => files.join(' <-> ')),
  }
}

function measureHooks(files: readonly SourceFile[]): Figure {
  const uses = files.flatMap((file) =>
    readImports(file)
      .imports.filter(({ from }) => from === '@saleyard/generated')
      .flatMap(({ names }) => names.filter((name) => /^use[A-Z]/.test(name)))
      .map((name) => `${name} in ${file.path}`),
  )
  return { name: 'generated hooks in use', value: String(uses.length), offenders: uses, isList: true }
}

/** Components that ask our contracts in another way than by the generated hooks. */
function measureBypasses(files: readonly SourceFile[]): Figure {
  const found = files.flatMap((file) => findViolations(file)).filter((reason) => reason.endsWith(hooksRule))
  return { ...atMost('reads of contracts past the hooks', found.length, 0), offenders: found }
}

function atMost(name: string, value: number, most: number): Figure {
  return { name, value: String(value), limit: most === 0 ? '0' : `<= ${most}`, isBroken: value > most }
}

function shareAtMost(name: string, share: number, most: number): Figure {
  return { name, value: percent(share), limit: `<= ${percent(most)}`, isBroken: share > most }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function countLines(source: string): number {
  return source.split('\n').length - (source.endsWith('\n') ? 1 : 0)
}

/** The smallest value that the given share of all values does not exceed. */
function findQuantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}
