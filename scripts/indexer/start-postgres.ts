// Starts a real Postgres of its own for a test: Debian's programs, a new folder, a free port.

import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@saleyard/testkit/processes/ports.ts'
import { startProcess } from '@saleyard/testkit/processes/start-process.ts'
import { UserError } from '@saleyard/testkit/processes/user-error.ts'

const versions = '/usr/lib/postgresql'

/**
 * Finds the programs of Debian's newest Postgres.
 *
 * @returns Their folder; undefined where none is installed.
 */
export function findPostgres(): string | undefined {
  const installed = existsSync(versions) ? readdirSync(versions) : []
  const [newest] = installed.map(Number).sort((one, other) => other - one)
  return newest ? join(versions, String(newest), 'bin') : undefined
}

/**
 * Starts a Postgres with an empty database. It does not run as root: there it runs as Debian's user for it.
 *
 * @throws UserError where no Postgres is installed, or it does not start.
 */
export async function startPostgres() {
  const programs = findPostgres()
  if (!programs) throw new UserError('There is no Postgres for the tests of the indexer. Run: make postgres')
  const folder = mkdtempSync(join(tmpdir(), 'saleyard-postgres-'))
  const data = join(folder, 'data')
  const as = becomeOther(folder)
  const run = (file: string, ...args: string[]) => [...as, join(programs, file), ...args] as [string, ...string[]]

  const [initdb, ...initArguments] = run(
    'initdb',
    '-D',
    data,
    '-U',
    'saleyard',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
  )
  const created = spawnSync(initdb, initArguments, { cwd: folder, encoding: 'utf8' })
  if (created.status !== 0) throw new UserError(`initdb failed: ${created.stderr || created.error}`)

  const port = await freePort()
  const [postgres, ...postgresArguments] = run(
    'postgres',
    '-D',
    data,
    '-k',
    folder,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
  )
  const server = await startProcess({
    name: 'Postgres',
    file: postgres,
    arguments: postgresArguments,
    cwd: folder,
    ready: 'ready to accept connections',
  })
  return {
    url: `postgres://saleyard@127.0.0.1:${port}/postgres`,
    folder: data,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Gives the folder to the other user where this one is root. */
function becomeOther(folder: string): string[] {
  if (userInfo().uid !== 0) return []
  const [uid, gid] = ['-u', '-g'].map((flag) =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout),
  )
  if (!uid || !gid) throw new UserError('There is no user postgres, as which Postgres could run')
  chownSync(folder, uid, gid)
  return ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']
}
