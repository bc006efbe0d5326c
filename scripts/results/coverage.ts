// Compares what forge's lcov reports reached with the sources and the explained gaps, and formats it.

/** What may stay unreached in a file, and why. */
export type Gap = {
  file: string
  /** `assembly` means all lines and branches within inline assembly. */
  kind: Place['kind'] | 'assembly'
  /** The source line, or the function's name with its contract. Not for assembly. */
  text?: string
  /** How many places of this text are unreached; 1 if not given. */
  count?: number
  reason: string
}

type Row = { file: string; lines: Tally; branches: Tally; functions: Tally; explained: number }
type Tally = { reached: number; all: number }

/**
 * Holds what was reached against the sources and the list of explained gaps.
 *
 * @param sources Text of every file that must be covered, by path.
 * @returns A row per file with code; what is unreached and not explained; what is explained and not unreached.
 */
export function checkCoverage(sources: Record<string, string>, hits: Record<string, Hits>, gaps: Gap[]) {
  const rows: Row[] = []
  const open: string[] = []
  const stale = gaps
    .filter(({ file }) => !hits[file] || sources[file] === undefined)
    .map(({ file }) => `${file}: nothing of this file was measured`)

  for (const [file, source] of Object.entries(sources)) {
    if (!hits[file]) {
      if (hasCode(source)) open.push(`${file}: not measured at all`)
      continue
    }
    const places = listPlaces(source, hits[file])
    const explained = gaps.filter((gap) => gap.file === file)
    const missed = places.filter(({ isReached }) => !isReached)
    const unexplained = missed.filter((place) => !explained.some((gap) => matchesGap(place, gap)))
    open.push(...unexplained.map(({ kind, line, text }) => `${file}:${line}: ${kind} not reached: ${text}`))
    stale.push(...explained.flatMap((gap) => findStale(gap, places)))
    rows.push({
      file,
      lines: count(places, 'line'),
      branches: count(places, 'branch'),
      functions: count(places, 'function'),
      explained: missed.length - unexplained.length,
    })
  }
  return { rows, open, stale }
}

function matchesGap(place: Place, gap: Gap): boolean {
  return gap.kind === 'assembly' ? place.isAssembly : place.kind === gap.kind && place.text === gap.text
}

function findStale(gap: Gap, places: Place[]): string[] {
  const meant = places.filter((place) => matchesGap(place, gap))
  const missed = meant.filter(({ isReached }) => !isReached).length
  const expected = gap.kind === 'assembly' ? meant.length : (gap.count ?? 1)
  if (missed === expected && missed > 0) return []
  return [`${gap.file}: ${gap.kind} explained ${expected} times, unreached ${missed} times: ${gap.text ?? 'all of it'}`]
}

function count(places: Place[], kind: Place['kind']): Tally {
  const all = places.filter((place) => place.kind === kind)
  return { reached: all.filter(({ isReached }) => isReached).length, all: all.length }
}

/** Whether any function has a body: interfaces, structs, errors and constants have nothing to reach. */
function hasCode(source: string): boolean {
  const code = source.replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '')
  return /\b(function|constructor|modifier|receive|fallback)\b[^;{}]*\{/.test(code)
}

/** A line, branch or function that can be reached, named by the text of the source, which edits elsewhere do not move. */
type Place = {
  kind: 'line' | 'branch' | 'function'
  line: number
  text: string
  isAssembly: boolean
  isReached: boolean
}

/** @param source Text of the file that the hits are of. */
function listPlaces(source: string, hits: Hits): Place[] {
  const texts = source.split('\n').map((text) => text.trim())
  const blocks = findAssembly(source)
  const place = (kind: Place['kind'], name: string, count: number): Place => {
    const line = Number.parseInt(name, 10)
    return {
      kind,
      line,
      text: kind === 'function' ? name.slice(name.indexOf(',') + 1) : (texts[line - 1] ?? ''),
      isAssembly: kind !== 'function' && blocks.some(([first, last]) => first <= line && line <= last),
      isReached: count > 0,
    }
  }
  return [
    ...Object.entries(hits.lines).map(([name, count]) => place('line', name, count)),
    ...Object.entries(hits.branches).map(([name, count]) => place('branch', name, count)),
    ...Object.entries(hits.functions).map(([name, count]) => place('function', name, count)),
  ]
}

/** First and last line of each block of inline assembly. */
function findAssembly(source: string): [number, number][] {
  return [...source.matchAll(/\bassembly\s*(?:\([^)]*\)\s*)?\{/g)].map(({ index, 0: opening }) => {
    let [depth, end] = [1, index + opening.length]
    for (; depth > 0 && end < source.length; end++) {
      if (source[end] === '{') depth++
      if (source[end] === '}') depth--
    }
    return [lineAt(source, index), lineAt(source, end)]
  })
}

function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

/** How often what a file holds was reached, by a name that is the same in each report. */
type Hits = {
  lines: Record<string, number>
  branches: Record<string, number>
  functions: Record<string, number>
}

/**
 * Reads one report after the other, as forge writes them; what several reached is added up. A branch is named by line,
 * number and path, a function by line and name.
 *
 * @returns Hits by path of the file.
 */
export function readLcov(reports: string[]): Record<string, Hits> {
  const files: Record<string, Hits> = {}
  for (const report of reports) for (const record of report.split('end_of_record')) readRecord(record, files)
  return files
}

function readRecord(record: string, files: Record<string, Hits>) {
  const path = /^SF:(.+)$/m.exec(record)?.[1]
  if (!path) return
  files[path] ??= { lines: {}, branches: {}, functions: {} }
  const { lines, branches, functions } = files[path]

  const lineOf = Object.fromEntries([...record.matchAll(/^FN:(\d+),(.+)$/gm)].map(([, line, name]) => [name, line]))
  for (const [, line, hits] of record.matchAll(/^DA:(\d+),(\d+)/gm)) add(lines, line, hits)
  for (const [, name, hits] of record.matchAll(/^BRDA:(\d+,\d+,\d+),(\d+|-)$/gm)) add(branches, name, hits)
  for (const [, hits, name] of record.matchAll(/^FNDA:(\d+),(.+)$/gm))
    add(functions, `${lineOf[name ?? '']},${name}`, hits)
}

function add(counts: Record<string, number>, name = '', hits = '-') {
  counts[name] = (counts[name] ?? 0) + (hits === '-' ? 0 : Number(hits))
}

const kinds = ['lines', 'branches', 'functions'] as const

/** Reached of all, one line per file and one for their sum, as text. */
export function formatCoverage(rows: Row[]): string {
  const width = Math.max(...rows.map(({ file }) => file.length))
  const print = (file: string, cells: string[]) =>
    [file.padEnd(width), ...cells.map((cell) => cell.padStart(11))].join('').trimEnd()
  const total = kinds.map((kind) => {
    const [reached, all] = [sum(rows.map((row) => row[kind].reached)), sum(rows.map((row) => row[kind].all))]
    return `${reached}/${all}`
  })
  return [
    print('', [...kinds, 'explained']),
    ...rows.map((row) =>
      print(row.file, [...kinds.map((kind) => `${row[kind].reached}/${row[kind].all}`), `${row.explained || ''}`]),
    ),
    print('in all', [...total, `${sum(rows.map(({ explained }) => explained))}`]),
  ].join('\n')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
