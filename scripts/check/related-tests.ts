// Finds the tests that reach a file through imports, the nearest first.
import { listImportedFiles } from './import-graph.ts'
import { readImports, type SourceFile } from './read-imports.ts'

export type RelatedTest = {
  /** From the repository's root. */
  path: string
  /** Imports between the test and the file; 0 for the test itself. */
  distance: number
}

/**
 * @param path Of a file, from the repository's root.
 * @param sources All TypeScript files that may import each other.
 * @returns The tests that reach the file at run time, the nearest first.
 */
export function findTests(path: string, sources: readonly SourceFile[]): RelatedTest[] {
  return findTestsOfAll([path], sources).filter(({ distance }) => distance > 0)
}

/** The same for several files: each test once, with its distance to the nearest of them. */
export function findTestsOfAll(changed: readonly string[], sources: readonly SourceFile[]): RelatedTest[] {
  const importers = listImporters(sources)
  const found: RelatedTest[] = []
  const seen = new Set(changed)
  let ring = [...seen]
  for (let distance = 0; ring.length > 0; distance++) {
    found.push(...ring.filter(isTest).map((path) => ({ path, distance })))
    ring = ring.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file) && seen.add(file))
  }
  return found
}

/** What imports each file at run time. */
function listImporters(sources: readonly SourceFile[]): Map<string, string[]> {
  const paths = new Set(sources.map(({ path }) => path))
  const importers = new Map<string, string[]>()
  for (const file of sources)
    for (const { path, typeOnly } of listImportedFiles(readImports(file).imports, paths))
      if (!typeOnly) importers.set(path, [...(importers.get(path) ?? []), file.path])
  return importers
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

/** What a test costs, from the name of its file: a unit milliseconds, a page a document, an integration a chain. */
export function getTestCost(path: string): 'unit' | 'page' | 'integration' {
  if (path.includes('.integration.test.')) return 'integration'
  return /\.test\.tsx$|\.dom\.test\.ts$/.test(path) ? 'page' : 'unit'
}

/** A project of Vitest, by the folder that it is started in. */
const folders = ['packages', 'web/e2e', 'web']

/** The folder in which a test is run, from the repository's root; `.` for those of the scripts. */
export function getTestFolder(path: string): string {
  return folders.find((folder) => path.startsWith(`${folder}/`)) ?? '.'
}

/** Tests by the folder in which Vitest runs them, with their paths from there. */
export function groupByFolder(paths: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const path of paths) {
    const folder = getTestFolder(path)
    const within = folder === '.' ? path : path.slice(folder.length + 1)
    groups.set(folder, [...(groups.get(folder) ?? []), within])
  }
  return groups
}
