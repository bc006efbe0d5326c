// Runs the local chain and the page for development, on the ports of the environment.
import { join } from 'node:path'
import { runForExitCode, UserError } from '@saleyard/testkit/processes/user-error.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { runDevelopment } from '@scripts/dev/run-development.ts'

process.exitCode = await runForExitCode(() =>
  runDevelopment({
    anvilPort: readPort('ANVIL_PORT', 8545),
    webPort: readPort('WEB_PORT', 5173),
    // Tests keep theirs apart, so that they never meet the run of the person who works here.
    records: process.env.DEV_RECORDS ?? join(repositoryRoot, '.dev'),
  }),
)

/** @throws UserError when the variable is there and is no port. */
function readPort(variable: string, otherwise: number): number {
  const text = process.env[variable]
  if (!text) return otherwise
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new UserError(`${variable} must be a port, a whole number from 1 to 65535, and not "${text}".`)
  return port
}
