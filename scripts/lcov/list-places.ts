import type { Hits } from './read-lcov.ts'

/** A line, branch or function that can be reached, named by the text of the source, which edits elsewhere do not move. */
export type Place = {
  kind: 'line' | 'branch' | 'function'
  line: number
  text: string
  isAssembly: boolean
  isReached: boolean
}

/** @param source Text of the file that the hits are of. */
export function listPlaces(source: string, hits: Hits): Place[] {
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
