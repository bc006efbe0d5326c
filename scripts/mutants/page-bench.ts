// Tests a mutant of the page with the Vitest files that reach it, the nearest and cheapest first.
import { readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { readImports, type SourceFile } from '@scripts/check/read-imports.ts'
import { execaSync } from 'execa'
import { runGroup, type TestBench, type Verdict } from './bench.ts'

/** ms for one run of Vitest. Without a mutant none takes a third of it. */
const patience = 300_000

/** Imports from a test to the file up to which the test counts as its own. */
const nearest = 2

/** Tests further away are asked up to these numbers, the nearest first: an integration test costs as much as twenty units. */
const furthest = { unit: 60, page: 12, integration: 4 }

/** Vitest on the tests that reach the file, the cheap ones first, up to the first that is red. */
export function pageBench(): TestBench {
  const sources = execaSync('git', ['ls-files', 'web/src', 'scripts'], { cwd: repositoryRoot })
    .stdout.split('\n')
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path, source: readFileSync(join(repositoryRoot, path), 'utf8') }))

  const test = async (path: string): Promise<Verdict> => {
    const related = findTests(path, sources).filter(
      (test) => test.path.startsWith('web/src/') && !isOfBundle(test.path),
    )
    // A page's own test stands beside it or one folder up, however many imports lie between.
    const own = [dirname(path), dirname(dirname(path))]
    const isNear = ({ path: test, distance }: RelatedTest) => distance <= nearest || own.includes(dirname(test))
    let looked = 0
    for (const tests of toStages(related, isNear)) {
      const killer = await runVitest(tests)
      if (killer) return { outcome: 'killed', detail: killer }
      looked += tests.length
    }
    const types = await runGroup('node_modules/.bin/tsc', ['-p', 'web'], { patience })
    if (!types.ok) return { outcome: 'invalid', detail: types.output.split('\n')[0] ?? '' }
    return { outcome: 'survived', detail: `${looked} of ${related.length} test files looked` }
  }
  return { test, close: () => {} }
}

function toStages(related: RelatedTest[], isNear: (test: RelatedTest) => boolean): string[][] {
  const near = related.filter(isNear)
  const far = related.filter((test) => !isNear(test))
  const isQuick = ({ path }: RelatedTest) => kindOf(path) !== 'integration'
  const some = (kind: keyof typeof furthest) => far.filter(({ path }) => kindOf(path) === kind).slice(0, furthest[kind])
  return [near.filter(isQuick), near.filter((test) => !isQuick(test)), some('unit'), some('page'), some('integration')]
    .map((stage) => stage.map(({ path }) => path))
    .filter((stage) => stage.length > 0)
}

function kindOf(path: string): keyof typeof furthest {
  if (path.includes('.integration.test.')) return 'integration'
  return /\.test\.tsx$|\.dom\.test\.ts$/.test(path) ? 'page' : 'unit'
}

function isOfBundle(path: string): boolean {
  return path.endsWith('production-bundle.test.ts')
}

/** @returns What went red; undefined where all is green. */
async function runVitest(tests: string[]): Promise<string | undefined> {
  const { ok, hung, output } = await runGroup(
    '../node_modules/.bin/vitest',
    [
      'run',
      '--bail=1',
      '--maxWorkers=1',
      '--experimental.fsModuleCache',
      ...tests.map((path) => path.slice('web/'.length)),
    ],
    { cwd: 'web', patience },
  )
  if (ok) return undefined
  if (hung) return 'by hanging'
  const [, test] = /FAIL +(.*)/.exec(output) ?? []
  const [, error] = /^((?:\w*Error|AssertionError|Unknown Error)\b.*)$/m.exec(output) ?? []
  return `by ${test ?? 'a crash'}: ${(error ?? output.slice(-200)).replace(/\s+/g, ' ').slice(0, 160)}`
}

type RelatedTest = {
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
