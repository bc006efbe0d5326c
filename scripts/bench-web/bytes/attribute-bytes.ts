import { SourceMap, type SourceMapPayload } from 'node:module'

/** A piece of a built file, and the module that it was made from; `undefined` is the bundler's own glue. */
export type Run = { source: string | undefined; text: string }

type Entry = { generatedLine?: number; originalSource?: string }

/** Says of each character of a built file which module it comes from. The pieces together are the file. */
export function attributeBytes(code: string, map: SourceMapPayload): Run[] {
  const sourceMap = new SourceMap(map)
  const runs: Run[] = []
  for (const [line, text] of code.split(/(?<=\n)/).entries()) {
    for (let column = 0; column < text.length; column++) {
      const entry: Entry = sourceMap.findEntry(line, column)
      // Before the first mapping of a line it answers with the last one of the line above.
      const source = entry.generatedLine === line ? entry.originalSource : undefined
      append(runs, source || undefined, text.charAt(column))
    }
  }
  return runs
}

function append(runs: Run[], source: Run['source'], text: string) {
  const last = runs.at(-1)
  if (last?.source === source && last) last.text += text
  else runs.push({ source, text })
}
