// Lists the test files that no runner ran in the last full run.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { runForExitCode, UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import {
  findUnrunFiles,
  listForgeFiles,
  listPlaywrightFiles,
  listVitestFiles,
  type PlaywrightReport,
} from '@scripts/results/find-unrun-files.ts'
import { execaSync } from 'execa'

const results = join(repositoryRoot, '.test-results')

// After a full run: fails by name at each test file that no runner ran.
process.exitCode = await runForExitCode(async () => {
  if (!existsSync(results)) throw new UserError('There are no results of a full run yet. Run: make test')
  const tracked = execaSync('git', ['ls-files'], { cwd: repositoryRoot }).stdout.split('\n')
  const ran = new Set([...readResults(), ...listNightly()])
  const sources = tracked.filter((path) => path.endsWith('.sol') && existsSync(join(repositoryRoot, path)))
  const unrun = findUnrunFiles(tracked, ran, Object.fromEntries(sources.map((path) => [path, read(path)])))
  if (unrun.length === 0) {
    console.log('Every test file that git knows has run.')
    return 0
  }
  console.log(`${unrun.length} test files are in no result of this run:`)
  for (const path of unrun) console.log(`FAILED  ${path}`)
  return 1
})

function readResults(): string[] {
  return readdirSync(results, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => {
      const text = readFileSync(join(results, name), 'utf8')
      if (name.startsWith('forge')) return listForgeFiles(text)
      if (!name.endsWith('.json')) return []
      const report = JSON.parse(text)
      return toPaths('testResults' in report ? listVitestFiles(report) : listPlaywrightFiles(report))
    })
}

/** Specs that `make test-slow` runs: the gate leaves them out on purpose. */
function listNightly(): string[] {
  const listed = execaSync('node_modules/.bin/playwright', ['test', '--list', '--reporter=json'], {
    cwd: join(repositoryRoot, 'web'),
    env: { E2E_SLOW: '1' },
  })
  return toPaths(listPlaywrightFiles(JSON.parse(listed.stdout) as PlaywrightReport, true))
}

function toPaths(absolute: string[]): string[] {
  return absolute.map((path) => relative(repositoryRoot, path))
}

function read(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8')
}
