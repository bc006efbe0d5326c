// Runs every target of the gate, and sums up what failed and where the time went.
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { type Finished, formatTable, listFailures, runCommand } from '@scripts/results/run-steps.ts'

/** On a fork the browser opens the same build: it is not built twice. */
function siteFor(target: string): ['env', ...string[]] {
  const isBuilt = target === 'e2e-fork' && existsSync(join(results, 'e2e-site', 'index.html'))
  return ['env', ...(isBuilt ? ['E2E_SITE=../.test-results/e2e-site'] : [])]
}

/** Targets of the Makefile. A failed one does not keep the others from running: one run tells everything. */
const targets = [
  'check',
  'contracts',
  'unit',
  'bundle',
  'e2e',
  'e2e-fork',
  'e2e-web3modal',
  'e2e-safe',
  'bench',
  'results',
  'checklist',
]

// `make checklist` counts the tests of one full run, never those of an older one.
const results = join(repositoryRoot, '.test-results')
rmSync(results, { recursive: true, force: true })
mkdirSync(results)

// The compiler of the contracts' tests keeps one core busy for more than a minute; `check` leaves it one. What it says is
// said again by `contracts`.
const compiled = runCommand(['env', 'FOUNDRY_PROFILE=test', 'scripts/forge', 'build'], false)

const steps: { name: string; finished: Finished }[] = []
for (const name of targets) {
  console.log(`\n==== make ${name}`)
  if (name === 'contracts') await compiled
  const finished = await runCommand([...siteFor(name), 'make', '--no-print-directory', name], true)
  steps.push({ name, finished })
  if (!finished.ok) console.log(['Failed:', ...listFailures(finished.output)].join('\n  '))
}

console.log(`\n${formatTable(steps)}`)
const failed = steps.filter(({ finished }) => !finished.ok)
for (const { name, finished } of failed)
  console.log([`\nFAILED: ${name}`, ...listFailures(finished.output)].join('\n  '))
if (failed.length === 0) console.log('\nAll passed.')
process.exitCode = failed.length > 0 ? 1 : 0
