// Builds the graph of which of our files imports which, and finds its circles.
import { type Import, readImports, type SourceFile } from './read-imports.ts'

/** Which of the files each file imports: types and lazy imports included, each file once. */
export type ImportGraph = ReadonlyMap<string, readonly ImportedFile[]>

export type ImportedFile = {
  /** From the repository's root. */
  path: string
  /** Whether each of its imports is of types alone. */
  typeOnly: boolean
}

/** @param files All that may import each other. What else they import is left out. */
export function buildImportGraph(files: readonly SourceFile[]): ImportGraph {
  const paths = new Set(files.map(({ path }) => path))
  return new Map(files.map((file) => [file.path, listImportedFiles(readImports(file).imports, paths)]))
}

/** The files among `paths` that are imported, each once. */
export function listImportedFiles(imports: readonly Import[], paths: ReadonlySet<string>): ImportedFile[] {
  const found = new Map<string, boolean>()
  for (const { from, typeOnly } of imports) {
    const path = [from, `${from}.ts`, `${from}.tsx`, `${from}/index.ts`].find((candidate) => paths.has(candidate))
    if (path !== undefined) found.set(path, typeOnly && (found.get(path) ?? true))
  }
  return [...found].map(([path, typeOnly]) => ({ path, typeOnly }))
}

/** Who imports each file. Files that none imports are left out. */
export function invertGraph(graph: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [path, imported] of graph)
    for (const { path: target } of imported) importers.set(target, [...(importers.get(target) ?? []), path])
  return importers
}

/** The circles of a graph: files that reach each other over whatever they import, and files that import themselves. */
export function findCycles(graph: ImportGraph): string[][] {
  const importers = invertGraph(graph)
  const importedBy = (path: string) => (graph.get(path) ?? []).map((imported) => imported.path)
  // Kosaraju's algorithm: from the last file of the first walk backwards, a walk along the importers stays within a circle.
  const seen = new Set<string>()
  const order = [...graph.keys()].flatMap((path) => listReachable(path, importedBy, seen)).reverse()
  const placed = new Set<string>()
  return order
    .map((path) => listReachable(path, (file) => importers.get(file) ?? [], placed).sort())
    .filter(([path = '', ...others]) => others.length > 0 || importedBy(path).includes(path))
    .sort((one, other) => other.length - one.length)
}

/** What is reached from a file and was not seen before, the file itself last. */
function listReachable(path: string, next: (path: string) => readonly string[], seen: Set<string>): string[] {
  if (seen.has(path)) return []
  seen.add(path)
  return [...next(path).flatMap((further) => listReachable(further, next, seen)), path]
}
