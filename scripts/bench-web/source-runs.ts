// Splits built files into runs by source module, and weighs modules by them.
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A built file in pieces, each with its module. */
export function readRuns(folder: string, file: string): Run[] {
  const path = join(folder, file)
  const code = readFileSync(path, 'utf8')
  // What is copied as it is, such as boot.js, has no map.
  if (!existsSync(`${path}.map`)) return [{ source: undefined, text: code }]

  const map: SourceMapPayload = JSON.parse(readFileSync(`${path}.map`, 'utf8'))
  // A file that contains only JSON names no module: it counts as its own source.
  return map.sources.length > 0 ? attributeBytes(code, map) : [{ source: file, text: code }]
}

/** A piece of a built file, and the module that it was made from; `undefined` is the bundler's own glue. */
type Run = { source: string | undefined; text: string }

type Entry = { originalSource?: string }

/** Says of each character of a built file which module it comes from. The pieces together are the file. */
export function attributeBytes(code: string, map: SourceMapPayload): Run[] {
  const sourceMap = new SourceMap(map)
  const runs: Run[] = []
  for (const [line, text] of code.split(/(?<=\n)/).entries()) {
    for (let column = 0; column < text.length; column++) {
      // A line without a mapping at its start goes on with what ended the one above: built lines end within text only.
      const { originalSource }: Entry = sourceMap.findEntry(line, column)
      append(runs, originalSource || undefined, text.charAt(column))
    }
  }
  return runs
}

function append(runs: Run[], source: Run['source'], text: string) {
  const last = runs.at(-1)
  if (last?.source === source && last) last.text += text
  else runs.push({ source, text })
}

export type ModuleSize = { source: string; bytes: number }

/** Modules with their bytes as built, not compressed, the biggest first. */
export function listModules(files: readonly Run[][], isWanted: (source: string) => boolean): ModuleSize[] {
  const sizes = new Map<string, number>()
  for (const { source, text } of files.flat())
    if (source && isWanted(source)) sizes.set(source, (sizes.get(source) ?? 0) + text.length)
  return [...sizes].map(([source, bytes]) => ({ source, bytes })).sort((a, b) => b.bytes - a.bytes)
}

/** What leaving out some modules would save, in bytes of gzip: all files with them less all files without them. */
export function measureMarginalGzip(
  files: readonly Run[][],
  isLeftOut: (source: string | undefined) => boolean,
): number {
  const whole = files.map((runs) => gzipOf(runs))
  const rest = files.map((runs) => gzipOf(runs.filter(({ source }) => !isLeftOut(source))))
  return sum(whole) - sum(rest)
}

/** Each file is compressed by itself, as it is sent. One of which nothing is left is not sent. */
function gzipOf(runs: readonly Run[]): number {
  const text = runs.map((run) => run.text).join('')
  return text ? gzipSync(text).length : 0
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
