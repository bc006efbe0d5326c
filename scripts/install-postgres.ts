// Installs a Postgres for the tests of the indexer where there is none.
import { runForExitCode, UserError } from '@saleyard/testkit/processes/user-error.ts'
import { findPostgres } from '@scripts/indexer/start-postgres.ts'
import { installDebianPackage } from './install-debian-package.ts'

process.exitCode = await runForExitCode(async () => {
  if (!findPostgres()) installDebianPackage('postgresql')
  if (!findPostgres())
    throw new UserError(
      'There is no Postgres for the tests of the indexer, and it could not be installed: sudo apt-get install postgresql',
    )
  return 0
})
