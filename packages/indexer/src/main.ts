// Indexes the local chain, or the networks that settings name, and serves what it finds, until it is stopped.
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describeIndexer, stopSignal } from './describe-indexer.ts'
import { type IndexedNetwork, readSettings } from './settings.ts'

const { env } = process
const host = env.INDEXER_HOST || '127.0.0.1'
const port = Number(env.INDEXER_PORT || 42_069)
const folder = fileURLToPath(new URL('../../../.indexer', import.meta.url))
const database = env.INDEXER_FOLDER || join(folder, 'pglite')

try {
  const networks = readSettings(env)
  prepareFolder(networks)
  console.log(`Indexing ${networks.map(({ name, rpc }) => `${name} from ${rpc[0]}`).join(', ')}`)
  console.log(`GraphQL by POST at http://${host}:${port}/graphql; Ctrl-C stops it`)
  process.exitCode = await run()
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}

/** A local chain starts at block 0 each time: its blocks have the same numbers and are others. */
function prepareFolder(networks: readonly IndexedNetwork[]): void {
  if (!env.DATABASE_URL && networks.every(({ isLocal }) => isLocal)) rmSync(database, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** @returns The exit code. */
function run(): Promise<number> {
  const command = env.INDEXER_COMMAND === 'serve' ? 'serve' : 'start'
  const described = describeIndexer({ command, port, host, schema: env.DATABASE_SCHEMA })
  const settings = { ...env, ...described.env, INDEXER_FOLDER: database }
  const child = spawn(described.file, described.arguments, { cwd: folder, stdio: 'inherit', env: settings })
  // Ctrl-C reaches both by itself.
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP'] as const) process.on(signal, () => child.kill(stopSignal))
  return new Promise((resolve) => child.on('exit', (code) => resolve(code ?? 1)))
}
