import { join } from 'node:path'
import { runDevelopment } from './dev/run-development.ts'
import { exitCodeOf } from './processes/exit-code-of.ts'
import { readPort } from './processes/read-port.ts'
import { repositoryRoot } from './repository-root.ts'

process.exitCode = await exitCodeOf(() =>
  runDevelopment({
    anvilPort: readPort('ANVIL_PORT', 8545),
    webPort: readPort('WEB_PORT', 5173),
    records: join(repositoryRoot, '.dev'),
  }),
)
