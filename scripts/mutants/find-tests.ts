import { posix } from 'node:path'
import { readImports, type SourceFile } from '@scripts/imports/read-imports.ts'

export type RelatedTest = {
  /** From the repository's root. */
  path: string
  /** Imports between the test and the file, at least 1. */
  distance: number
}

/**
 * @param path Of the file that is broken, from the repository's root.
 * @param sources All TypeScript files that may import each other.
 * @returns The tests that reach the file at run time, the nearest first.
 */
export function findTests(path: string, sources: readonly SourceFile[]): RelatedTest[] {
  const importers = toImporters(sources)
  const found: RelatedTest[] = []
  const seen = new Set([path])
  let ring = [path]
  for (let distance = 1; ring.length > 0; distance++) {
    ring = ring.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file) && seen.add(file))
    found.push(...ring.filter(isTest).map((test) => ({ path: test, distance })))
  }
  return found
}

function toImporters(sources: readonly SourceFile[]): Map<string, string[]> {
  const paths = new Set(sources.map(({ path }) => path))
  const importers = new Map<string, string[]>()
  for (const file of sources)
    for (const imported of listImported(file, paths))
      importers.set(imported, [...(importers.get(imported) ?? []), file.path])
  return importers
}

function listImported(file: SourceFile, paths: ReadonlySet<string>): Set<string> {
  const { imports } = readImports(file)
  const workers = [...file.source.matchAll(/new URL\('(\.[^']+\.tsx?)', import\.meta\.url\)/g)].map(([, to = '']) =>
    posix.join(posix.dirname(file.path), to),
  )
  const wanted = [...imports.filter(({ typeOnly }) => !typeOnly).map(({ from }) => from), ...workers]
  const found = wanted.map((from) =>
    [from, `${from}.ts`, `${from}.tsx`, `${from}/index.ts`].find((path) => paths.has(path)),
  )
  return new Set(found.filter((path) => path !== undefined))
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}
