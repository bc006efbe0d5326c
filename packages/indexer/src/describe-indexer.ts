// Describes the process that indexes and serves: Ponder's command line, with what this project fixes of it.

import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type IndexerOptions = {
  /** `serve` answers from the tables of an instance that runs elsewhere, and writes nothing. Default: `start`. */
  command?: 'start' | 'serve'
  /** Default: 42069. */
  port?: number
  /** Default: 127.0.0.1, this machine alone. */
  host?: string | undefined
  /** Schema of the database, one for each instance. Default: `saleyard`. */
  schema?: string | undefined
}

export type ProcessDescription = { file: string; arguments: string[]; env: Record<string, string> }

/**
 * What ends it well. At SIGTERM the Vite that Ponder brings ends the process before the database is unlocked, and the next
 * start waits for 25 seconds.
 */
export const stopSignal = 'SIGINT'

const root = fileURLToPath(new URL('./app', import.meta.url))

/** What to start; settings are in the environment. The process writes into its working directory. */
export function describeIndexer({ command = 'start', port, host, schema }: IndexerOptions = {}): ProcessDescription {
  const args = ['--root', root, '--log-format', 'pretty', command]
  const where = ['--schema', schema || 'saleyard', '--port', String(port ?? 42_069), '--hostname', host || '127.0.0.1']
  return {
    file: process.execPath,
    arguments: [findPonder(), ...args, ...where],
    // Any text switches it off; without it Ponder reports its starts to its makers.
    env: { PONDER_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  }
}

function findPonder(): string {
  return join(dirname(fileURLToPath(import.meta.resolve('ponder'))), 'bin/ponder.js')
}
