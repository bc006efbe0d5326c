import { listPlaces, type Place } from './list-places.ts'
import type { Hits } from './read-lcov.ts'

/** What may stay unreached in a file, and why. */
export type Gap = {
  file: string
  /** `assembly` stands for all lines and branches within inline assembly. */
  kind: Place['kind'] | 'assembly'
  /** The source line, or the function's name with its contract. Not for assembly. */
  text?: string
  /** How many places of this text are unreached; 1 if not given. */
  count?: number
  reason: string
}

export type Row = { file: string; lines: Tally; branches: Tally; functions: Tally; explained: number }
type Tally = { reached: number; all: number }

/**
 * Holds what was reached against the sources and the list of explained gaps.
 *
 * @param sources Text of every file that must be covered, by path.
 * @returns A row per file with code; what is unreached and not explained; what is explained and not unreached.
 */
export function judgeCoverage(sources: Record<string, string>, hits: Record<string, Hits>, gaps: Gap[]) {
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
    const unexplained = missed.filter((place) => !explained.some((gap) => isOf(place, gap)))
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

function isOf(place: Place, gap: Gap): boolean {
  return gap.kind === 'assembly' ? place.isAssembly : place.kind === gap.kind && place.text === gap.text
}

function findStale(gap: Gap, places: Place[]): string[] {
  const meant = places.filter((place) => isOf(place, gap))
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
