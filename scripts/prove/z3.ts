// Finds or installs the solver z3, and queries it.
import { spawnSync } from 'node:child_process'
import { UserError } from '@saleyard/testkit/processes/user-error.ts'
import { installDebianPackage } from '@scripts/install-debian-package.ts'

/**
 * Makes sure that the solver z3 is there: the system's, or Debian's package.
 *
 * @returns Its name and version.
 * @throws UserError saying how to get it.
 */
export function findZ3(): string {
  const found = version() ?? (installDebianPackage('z3') ? version() : undefined)
  if (!found)
    throw new UserError(
      [
        'There is no z3, the solver that proves, and it could not be installed. Install it with the system:',
        '  - Debian, Ubuntu: sudo apt-get install z3',
        '  - macOS: brew install z3',
      ].join('\n'),
    )
  return found
}

function version(): string | undefined {
  const { status, stdout } = spawnSync('z3', ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/**
 * Ways to ask, each with its seconds. z3's older arithmetic answers some questions about products at once and others
 * never; its newer one answers most. An answer is right with any of them.
 */
const strategies: [seconds: number, ...options: string[]][] = [
  [2, 'smt.arith.solver=2'],
  [60],
  [30, 'smt.arith.solver=2'],
  [30, 'smt.random_seed=1'],
]

/**
 * What z3 answers to a question in SMT-LIB: `sat`, `unsat` or `unknown` in the first line. It blocks, for the compiler
 * asks in the middle of its work.
 */
export function queryZ3(question: string): string {
  for (const [seconds, ...options] of strategies) {
    const args = ['-smt2', '-in', `-T:${seconds}`, ...options]
    const { stdout } = spawnSync('z3', args, { input: question, encoding: 'utf8' })
    if (/^(un)?sat\b/.test(stdout)) return stdout
  }
  return 'unknown'
}
