// Tests a mutant of the page with the Vitest files that reach it, the nearest and cheapest first.
import { dirname } from 'node:path'
import { findTests, getTestCost, groupByFolder, type RelatedTest } from '@scripts/check/related-tests.ts'
import { readSources } from '@scripts/check/source-files.ts'
import { runGroup, type TestBench, type Verdict } from './bench.ts'

/** ms for one run of Vitest. Without a mutant none takes a third of it. */
const patience = 300_000

/** Imports from a test to the file up to which the test counts as its own. */
const nearest = 2

/** Tests further away are asked up to these numbers, the nearest first: an integration test costs as much as twenty units. */
const furthest = { unit: 60, page: 12, integration: 4 }

/** Vitest on the tests that reach the file, the cheap ones first, up to the first that is red. */
export function pageBench(): TestBench {
  const sources = readSources()

  const test = async (path: string): Promise<Verdict> => {
    const related = findTests(path, sources).filter(({ path: test }) => isOfPage(test))
    // A page's own test lies in the same folder or one folder up, however many imports lie between.
    const own = [dirname(path), dirname(dirname(path))]
    const isNear = ({ path: test, distance }: RelatedTest) => distance <= nearest || own.includes(dirname(test))
    let looked = 0
    for (const tests of toStages(related, isNear)) {
      const killer = await runVitest(tests)
      if (killer) return { outcome: 'killed', detail: killer }
      looked += tests.length
    }
    const refusal = await checkTypes(path)
    if (refusal !== undefined) return { outcome: 'invalid', detail: refusal }
    return { outcome: 'survived', detail: `${looked} of ${related.length} test files looked` }
  }
  return { test, close: () => {} }
}

function toStages(related: RelatedTest[], isNear: (test: RelatedTest) => boolean): string[][] {
  const near = related.filter(isNear)
  const far = related.filter((test) => !isNear(test))
  const isQuick = ({ path }: RelatedTest) => getTestCost(path) !== 'integration'
  const some = (kind: keyof typeof furthest) =>
    far.filter(({ path }) => getTestCost(path) === kind).slice(0, furthest[kind])
  return [near.filter(isQuick), near.filter((test) => !isQuick(test)), some('unit'), some('page'), some('integration')]
    .map((stage) => stage.map(({ path }) => path))
    .filter((stage) => stage.length > 0)
}

/** @returns What the compiler refuses first; undefined where it refuses nothing. */
async function checkTypes(path: string): Promise<string | undefined> {
  const project = path.startsWith('packages/') ? 'packages' : 'web'
  const { ok, output } = await runGroup('node_modules/.bin/tsc', ['--checkers', '1', '-p', project], { patience })
  return ok ? undefined : (output.split('\n')[0] ?? '')
}

/** The tests of packages and page; the test of the built page is left out: it builds for minutes, and holds every place. */
function isOfPage(path: string): boolean {
  return /^(web\/src|packages)\//.test(path) && !path.endsWith('production-bundle.test.ts')
}

/** @returns What went red; undefined where all is green. */
async function runVitest(tests: string[]): Promise<string | undefined> {
  for (const [cwd, paths] of groupByFolder(tests)) {
    const killer = await runVitestIn(cwd, paths)
    if (killer) return killer
  }
  return undefined
}

async function runVitestIn(cwd: string, paths: string[]): Promise<string | undefined> {
  const args = ['run', '--bail=1', '--maxWorkers=1', '--experimental.fsModuleCache', ...paths]
  const { ok, hung, output } = await runGroup('../node_modules/.bin/vitest', args, { cwd, patience })
  if (ok) return undefined
  if (hung) return 'by hanging'
  const [, test] = /FAIL +(.*)/.exec(output) ?? []
  const [, error] = /^((?:\w*Error|AssertionError|Unknown Error)\b.*)$/m.exec(output) ?? []
  return `by ${test ?? 'a crash'}: ${(error ?? output.slice(-200)).replace(/\s+/g, ' ').slice(0, 160)}`
}
