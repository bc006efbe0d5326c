import { SourceMap, type SourceMapPayload } from 'node:module'

/** A piece of a built file, and the module that it was made from; `undefined` is the bundler's own glue. */
export type Run = { source: string | undefined; text: string }

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
