// Runs every check in the order of how soon it answers, and lists those that failed.
import { runCommand } from '@scripts/results/run-steps.ts'

const tsx = [process.execPath, '--import', 'tsx'] as const

/** Every check, in the order of how soon it answers. `make format` mends the first three. */
const checks: Record<string, readonly [string, ...string[]]> = {
  'format and lint': ['biome', 'ci', '--colors=off', '.'],
  'format of contracts': ['scripts/forge', 'fmt', '--check', 'contracts/src', 'contracts/proofs'],
  'format of their tests': ['env', 'FOUNDRY_PROFILE=test', 'scripts/forge', 'fmt', '--check'],
  'import directions': [...tsx, 'scripts/check-imports.ts'],
  'locales complete': [...tsx, 'scripts/check-locales.ts'],
  'generated is fresh': [...tsx, 'scripts/check-generated.ts'],
  'lint of contracts': ['scripts/forge', 'lint', '--deny', 'notes'],
  solhint: ['solhint', '--quiet', 'contracts/src/**/*.sol', 'contracts/proofs/*.sol', 'scripts/solidity/*.sol'],
  'types of scripts': ['tsc', '-p', '.'],
  'types of the page': ['tsc', '-p', 'web'],
  'types of the browser tests': ['tsc', '-p', 'web/e2e'],
  'dead code': ['knip', '--no-progress'],
}

const failed: string[] = []
for (const [name, command] of Object.entries(checks)) {
  const { ok, output, duration } = await runCommand(command, false)
  console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(28)}${(duration / 1000).toFixed(1).padStart(6)} s`)
  if (ok) continue
  console.log(`${output.trim()}\n`)
  failed.push(name)
}

if (failed.length > 0)
  console.log(`${failed.length} of ${Object.keys(checks).length} checks failed: ${failed.join(', ')}`)
process.exitCode = failed.length > 0 ? 1 : 0
