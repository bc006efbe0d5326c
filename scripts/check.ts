// Runs every check, two at a time, and lists those that failed.
import { runCommand } from '@scripts/results/run-steps.ts'

/** As many as the cores of a small machine. */
const lanes = 2

const tsx = [process.execPath, '--import', 'tsx'] as const
// Several checkers in one process repeat half of each other's work; two processes with one each do not.
const tsc = ['tsc', '--checkers', '1', '-p'] as const
// The linter compiles too, without bytecode: with the folders of the build it would leave artifacts that cannot be deployed.
const forgeLint = ['env', 'FOUNDRY_OUT=contracts/cache/lint/out', 'FOUNDRY_CACHE_PATH=contracts/cache/lint'] as const

/** The longest first, so that both lanes end at about the same time. `make format` corrects what the formatters refuse. */
const checks: Record<string, readonly [string, ...string[]]> = {
  'types of page and browser tests': [...tsc, 'web'],
  'format and lint': ['biome', 'ci', '--colors=off', '.'],
  'generated is fresh': [...tsx, 'scripts/check-generated.ts'],
  'dead code': ['knip', '--no-progress'],
  'types of packages': [...tsc, 'packages'],
  'types of scripts': [...tsc, '.'],
  solhint: ['solhint', '--quiet', 'contracts/src/**/*.sol', 'contracts/proofs/*.sol', 'scripts/solidity/*.sol'],
  'lint of contracts': [...forgeLint, 'scripts/forge', 'lint', '--deny', 'notes'],
  shape: [...tsx, 'scripts/shape.ts'],
  'import directions': [...tsx, 'scripts/check-imports.ts'],
  'words of comments': [...tsx, 'scripts/check-comments.ts'],
  'locales complete': [...tsx, 'scripts/check-locales.ts'],
  'promises have tests': [...tsx, 'scripts/check-promises.ts'],
  'format of contracts': ['scripts/forge', 'fmt', '--check', 'contracts/src', 'contracts/proofs'],
  'format of their tests': ['env', 'FOUNDRY_PROFILE=test', 'scripts/forge', 'fmt', '--check'],
}

const waiting = Object.entries(checks)
const failed: string[] = []

async function runLane(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command] = next
    const { ok, output, duration } = await runCommand(command, false)
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(32)}${(duration / 1000).toFixed(1).padStart(6)} s`)
    if (ok) continue
    console.log(`${output.trim()}\n`)
    failed.push(name)
  }
}

const start = performance.now()
await Promise.all(Array.from({ length: lanes }, runLane))
console.log(`        in all${((performance.now() - start) / 1000).toFixed(1).padStart(32)} s`)
if (failed.length > 0)
  console.log(`${failed.length} of ${Object.keys(checks).length} checks failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
