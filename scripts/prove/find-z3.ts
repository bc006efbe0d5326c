import { spawnSync } from 'node:child_process'
import { installDebianPackage } from '@scripts/processes/install-debian-package.ts'
import { UserError } from '@scripts/processes/user-error.ts'

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
