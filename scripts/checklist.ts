// Lists the lines of docs/checklist.md with the tests that passed for each, and fails for those without one.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runForExitCode, UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import {
  compareChecklist,
  findChecklistFaults,
  formatChecklist,
  readForgeTitles,
  readPlaywrightTitles,
  readVitestTitles,
} from '@scripts/results/checklist.ts'

/** Lines of docs/checklist.md whose subject is not built yet, with what it waits for. */
const pendingLines: ReadonlyMap<string, string> = new Map()

const results = join(repositoryRoot, '.test-results')
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

process.exitCode = await runForExitCode(async () => {
  if (!existsSync(results)) throw new UserError('There are no results of a full run yet. Run: make test')
  const passed = readdirSync(results, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => readReport(name))
  const compared = compareChecklist(read('docs/checklist.md'), passed)
  console.log(formatChecklist(compared))
  const faults = findChecklistFaults(compared, pendingLines)
  for (const fault of faults) console.error(`FAIL ${fault}`)
  return faults.length > 0 ? 1 : 0
})

function readReport(name: string): string[] {
  const text = readFileSync(join(results, name), 'utf8')
  if (name.startsWith('forge')) return readForgeTitles(text, readSolidityTests())
  if (!name.endsWith('.json')) return []
  const report = JSON.parse(text)
  return 'testResults' in report ? readVitestTitles(report) : readPlaywrightTitles(report)
}

function readSolidityTests(): Record<string, string> {
  const folder = 'contracts/test'
  const paths = readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    paths.filter((path) => path.endsWith('.sol')).map((path) => [`${folder}/${path}`, read(`${folder}/${path}`)]),
  )
}
