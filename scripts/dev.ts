import { join } from 'node:path'
import { runDevelopment } from '@scripts/dev/run-development.ts'
import { exitCodeOf } from '@scripts/processes/exit-code-of.ts'
import { readPort } from '@scripts/processes/read-port.ts'
import { repositoryRoot } from './repository-root.ts'

process.exitCode = await exitCodeOf(() =>
  runDevelopment({
    anvilPort: readPort('ANVIL_PORT', 8545),
    webPort: readPort('WEB_PORT', 5173),
    // Tests keep theirs apart, so that they never meet the run of the person who works here.
    records: process.env.DEV_RECORDS ?? join(repositoryRoot, '.dev'),
  }),
)
