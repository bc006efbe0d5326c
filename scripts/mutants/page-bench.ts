import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { repositoryRoot } from '@scripts/repository-root.ts'
import { execaSync } from 'execa'
import { findTests, type RelatedTest } from './find-tests.ts'
import { runGroup } from './run-group.ts'
import type { Bench, Verdict } from './verdict.ts'

/** ms for one run of Vitest. Without a mutant none takes a third of it. */
const patience = 300_000

/** Imports from a test to the file up to which the test counts as its own. */
const nearest = 2

/** Tests further away are asked up to these numbers, the nearest first: an integration test costs as much as twenty units. */
const furthest = { unit: 60, page: 12, integration: 4 }

/** Vitest on the tests that reach the file, the cheap ones first, up to the first that is red. */
export function pageBench(): Bench {
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
