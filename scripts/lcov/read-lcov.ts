/** How often what a file holds was reached, by a name that is the same in each report. */
export type Hits = {
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
