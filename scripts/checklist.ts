import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { awaitedLines } from '@scripts/checklist/awaited-lines.ts'
import { compareChecklist, findFaults } from '@scripts/checklist/compare-checklist.ts'
import { formatChecklist } from '@scripts/checklist/format-checklist.ts'
import { readForge } from '@scripts/checklist/read-forge.ts'
import { readPlaywright } from '@scripts/checklist/read-playwright.ts'
import { readVitest } from '@scripts/checklist/read-vitest.ts'
import { exitCodeOf } from '@scripts/processes/exit-code-of.ts'
import { UserError } from '@scripts/processes/user-error.ts'
import { repositoryRoot } from './repository-root.ts'

const results = join(repositoryRoot, '.test-results')
const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8')

process.exitCode = await exitCodeOf(async () => {
  if (!existsSync(results)) throw new UserError('There are no results of a full run yet. Run: make test')
  const passed = readdirSync(results, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name }) => readReport(name))
  const compared = compareChecklist(read('docs/checklist.md'), passed)
  console.log(formatChecklist(compared))
  const faults = findFaults(compared, awaitedLines)
  for (const fault of faults) console.error(`FAIL ${fault}`)
  return faults.length > 0 ? 1 : 0
})

function readReport(name: string): string[] {
  const text = readFileSync(join(results, name), 'utf8')
  if (name.startsWith('forge')) return readForge(text, readSolidityTests())
  if (!name.endsWith('.json')) return []
  const report = JSON.parse(text)
  return 'testResults' in report ? readVitest(report) : readPlaywright(report)
}

function readSolidityTests(): Record<string, string> {
  const folder = 'contracts/test'
  const paths = readdirSync(join(repositoryRoot, folder), { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    paths.filter((path) => path.endsWith('.sol')).map((path) => [`${folder}/${path}`, read(`${folder}/${path}`)]),
  )
}
