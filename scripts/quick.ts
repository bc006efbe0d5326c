// Runs the checks and the tests that a change touches. `SINCE` names a commit to compare with; without it, the last one.
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { readSources } from '@scripts/check/source-files.ts'
import { chooseContractTests, chooseTests } from '@scripts/quick/choose-tests.ts'
import { type Finished, formatTable, listFailures, runCommand } from '@scripts/results/run-steps.ts'
import { execaSync } from 'execa'

const changed = listChanged(process.env.SINCE ?? 'HEAD')
const { byFolder, leftOut } = chooseTests(changed, readSources())
const contracts = chooseContractTests(changed)
console.log(`${changed.length} files have changed.`)
if (leftOut > 0) console.log(`${leftOut} more test files reach them from further away: make unit`)
if (changed.some((path) => /^web\/e2e\/(pages|specs)/.test(path))) console.log('Browser tests have changed: make e2e')

const steps: { name: string; finished: Finished }[] = []
await run('check', ['node', '--import', 'tsx', 'scripts/check.ts'])
for (const [folder, tests] of byFolder) await run(nameOf(folder), ['vitest', 'run', ...tests], folder)
if (contracts)
  await run('contracts', ['env', 'FOUNDRY_PROFILE=lite', 'scripts/forge', 'test', '--match-path', contracts])

console.log(`\n${formatTable(steps)}`)
process.exitCode = steps.every(({ finished }) => finished.ok) ? 0 : 1

async function run(name: string, command: readonly [string, ...string[]], folder?: string): Promise<void> {
  console.log(`\n==== ${name}`)
  const finished = await runCommand(command, true, folder)
  steps.push({ name, finished })
  if (!finished.ok) console.log(['Failed:', ...listFailures(finished.output)].join('\n  '))
}

function nameOf(folder: string): string {
  return { '.': 'scripts', 'web/e2e': 'fixtures' }[folder] ?? folder
}

/** Files that differ from the commit, and new ones that are not ignored; what is gone is left out. */
function listChanged(since: string): string[] {
  const git = (...args: string[]) => execaSync('git', args, { cwd: repositoryRoot }).stdout.split('\n')
  const differing = git('diff', '--name-only', '--diff-filter=d', since)
  const added = git('ls-files', '--others', '--exclude-standard')
  return [...new Set([...differing, ...added])].filter(Boolean)
}
