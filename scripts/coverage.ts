// Measures the coverage of the contracts in two builds, and compares it with the explained gaps.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runForExitCode, UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { checkCoverage, formatCoverage, readLcov } from '@scripts/results/coverage.ts'
import { runCommand } from '@scripts/results/run-steps.ts'

// Two builds, because one compiler setting does not fit all: see [profile.coverage] in foundry.toml, which also skips
// folders. Left out is what holds for the shipped bytecode only:
// - gas: exact figures and limits.
// - test_GeneratedAgrees: the shipped addresses.
// - WorstRun, UsualRun: the most gas that a run may need, too little for code that is not optimized.
// - test_WhenRecipientNeedsAllItWasPromised: a cap that one recipient's code, compiled as tests are, needs to the unit.
// - test_WhenReachingARecipientIsDear, test_WhenANewAccountCostsMoreThanTheReserve: they change a number in the code.
// - differential, with reference, its twin: it proves that both are equal, and reaches nothing that other tests do not.
// - search: it looks for gains in what other tests reach.
const builds = [
  {
    profile: 'coverage',
    options: ['--no-match-test', 'test_GeneratedAgrees\\(', '--no-match-contract', '^(WorstRun|UsualRun)_'],
  },
  {
    profile: 'coverage-multisend',
    options: [
      '--ir-minimum',
      '--no-match-test',
      'test_When(RecipientNeedsAllItWasPromised|ReachingARecipientIsDear|ANewAccountCostsMoreThanTheReserve)',
    ],
  },
]

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

process.exitCode = await runForExitCode(async () => {
  const measured = []
  for (const { profile, options } of builds) measured.push(await measure(profile, options))

  const gaps = JSON.parse(read('contracts/test/coverage-gaps.json'))
  const { rows, open, stale } = checkCoverage(readSources(), readLcov(measured.map(({ report }) => report)), gaps)
  console.log(formatCoverage(rows))
  const faults = {
    'Tests that failed': measured.flatMap(({ failures }) => failures),
    'Not reached, nor explained in contracts/test/coverage-gaps.json': open,
    'Explained in contracts/test/coverage-gaps.json, but': stale,
  }
  for (const [title, lines] of Object.entries(faults))
    if (lines.length > 0) console.log(`\n${title}:\n  ${lines.join('\n  ')}`)
  return Object.values(faults).flat().length > 0 ? 1 : 0
})

/** Runs the tests on one build; reports the coverage even if some failed. */
async function measure(profile: string, options: string[]): Promise<{ report: string; failures: string[] }> {
  const path = `coverage/${profile}.lcov`
  mkdirSync(join(repositoryRoot, 'coverage'), { recursive: true })
  rmSync(join(repositoryRoot, path), { force: true })
  const forge = ['scripts/forge', 'coverage', '--exclude-tests', '--report', 'lcov', '--report-file', path]
  const { ok, output, duration } = await runCommand(['env', `FOUNDRY_PROFILE=${profile}`, ...forge, ...options], false)
  const lines = stripVTControlCharacters(output).trim().split('\n')
  const failures = lines.filter((line) => line.startsWith('[FAIL'))
  if (!existsSync(join(repositoryRoot, path)) || (!ok && failures.length === 0))
    throw new UserError(`${profile}: forge failed\n${lines.slice(-30).join('\n')}`)

  const summary = lines.find((line) => /^Ran \d+ test suites/.test(line))
  console.log(`${profile}: ${summary}; in all ${Math.round(duration / 1000)} s`)
  return { report: read(path), failures: [...new Set(failures)] }
}

function readSources(): Record<string, string> {
  const folder = 'contracts/src'
  const paths = readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.sol'))
    .sort()
  return Object.fromEntries(paths.map((path) => [`${folder}/${path}`, read(`${folder}/${path}`)]))
}
