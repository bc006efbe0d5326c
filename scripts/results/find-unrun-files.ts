// Finds test files that git knows and that no runner ran.
/**
 * Finds test files that git knows and that no runner ran. A file that matches no pattern of any runner is silent otherwise: the
 * gate stays green while its tests rot.
 */

import { posix } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

type VitestReport = { testResults: { name: string; assertionResults: { status: string }[] }[] }
type PlaywrightSuite = {
  file: string
  suites?: PlaywrightSuite[]
  specs?: { tests: { status: string }[] }[]
}
export type PlaywrightReport = { config: { rootDir: string }; suites: PlaywrightSuite[] }

const testFile = /\.(test|spec)\.tsx?$|\.t\.sol$/

/**
 * @param tracked Paths that git knows, from the repository's root.
 * @param ran Paths of files of which at least one test ran, from the root, of all runners.
 * @param sources Text of the Solidity test files by path. Abstract suites run through the contracts that inherit them.
 * @returns Paths of test files without a result, in the order of `tracked`.
 */
export function findUnrunFiles(
  tracked: readonly string[],
  ran: ReadonlySet<string>,
  sources: Readonly<Record<string, string>>,
): string[] {
  const inherited = followImports(ran, sources)
  return tracked.filter((path) => {
    if (!testFile.test(path) || ran.has(path)) return false
    const isAbstract = path.endsWith('.t.sol') && !/^contract /m.test(sources[path] ?? '')
    return !(isAbstract && inherited.has(path))
  })
}

/** The Solidity files that `ran` reach through imports, relative or from the root. */
function followImports(ran: ReadonlySet<string>, sources: Readonly<Record<string, string>>): Set<string> {
  const reached = new Set<string>()
  const open = [...ran]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = sources[path]
    if (text === undefined || reached.has(path)) continue
    reached.add(path)
    for (const [, target = ''] of text.matchAll(/^(?:import |\} )[^;]*?"([^"]+)";/gm))
      open.push(target.startsWith('.') ? posix.join(posix.dirname(path), target) : target)
  }
  return reached
}

/** Files of a Vitest report of which a test ran: a file with nothing but skipped tests proves nothing. Absolute paths. */
export function listVitestFiles({ testResults }: VitestReport): string[] {
  return testResults
    .filter(({ assertionResults }) => assertionResults.some(({ status }) => ['passed', 'failed'].includes(status)))
    .map(({ name }) => name)
}

/** The same of a Playwright report. With `--list` no test has run: then each that is listed counts. Absolute paths. */
export function listPlaywrightFiles({ config, suites }: PlaywrightReport, isListed = false): string[] {
  return suites.filter((suite) => hasRun(suite, isListed)).map(({ file }) => posix.join(config.rootDir, file))
}

function hasRun({ specs = [], suites = [] }: PlaywrightSuite, isListed: boolean): boolean {
  const ownRan = specs.some(({ tests }) => tests.some(({ status }) => isListed || status !== 'skipped'))
  return ownRan || suites.some((suite) => hasRun(suite, isListed))
}

/** Files of what forge printed, from the repository's root. */
export function listForgeFiles(log: string): string[] {
  return [...stripVTControlCharacters(log).matchAll(/^Ran [1-9]\d* tests? for (.+?):/gm)].map(([, path = '']) => path)
}
