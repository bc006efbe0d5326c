// Starts the indexer of a test on a free port, and asks it as the page does.

import { mkdirSync } from 'node:fs'
import { describeIndexer, stopSignal } from '@saleyard/indexer/describe-indexer.ts'
import { freePort } from '@saleyard/testkit/processes/ports.ts'
import { readProcessStart } from '@saleyard/testkit/processes/read-process-start.ts'
import { startProcess } from '@saleyard/testkit/processes/start-process.ts'

type TestIndexerOptions = {
  rpcUrl: string
  /** Of this test alone: the process writes there, its database too unless there is a `databaseUrl`. */
  folder: string
  databaseUrl?: string | undefined
  schema?: string
  command?: 'start' | 'serve'
  env?: Record<string, string>
  /** Default: when all blocks up to the start are indexed. */
  ready?: RegExp
}

/** Starts an indexer of the local chain. */
export async function startIndexer({ rpcUrl, folder, databaseUrl, schema, command, env, ready }: TestIndexerOptions) {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const described = describeIndexer({ port, ...(schema && { schema }), ...(command && { command }) })
  const indexer = await startProcess({
    name: 'The indexer',
    file: described.file,
    arguments: described.arguments,
    cwd: folder,
    env: {
      ...described.env,
      LOCAL_RPC_URL: rpcUrl,
      INDEXER_FOLDER: 'pglite',
      DATABASE_URL: databaseUrl ?? '',
      NO_COLOR: '1',
      ...env,
    },
    ready: ready ?? (command === 'serve' ? /Started returning 200 responses endpoint=\/health/ : /endpoint=\/ready/),
  })
  const url = `http://127.0.0.1:${port}`
  return {
    ...indexer,
    url,
    /** Safe to call twice. */
    async stop() {
      if (readProcessStart(indexer.pid) !== undefined) process.kill(indexer.pid, stopSignal)
      await indexer.ended
    },
    async query<Result>(query: string): Promise<Result> {
      const body = JSON.stringify({ query })
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      })
      const { data, errors } = (await response.json()) as { data?: Result; errors?: unknown }
      if (!data || errors) throw new Error(`The indexer answers ${JSON.stringify(errors)}`)
      return data
    },
    /** Rows as the database writes them: amounts are text. */
    async sql<Row>(statement: string): Promise<Row[]> {
      const query = JSON.stringify({ json: { sql: statement, params: [], typings: [] } })
      const response = await fetch(`${url}/sql/db?sql=${encodeURIComponent(query)}`)
      if (!response.ok) throw new Error(`The indexer answers ${response.status}: ${await response.text()}`)
      return ((await response.json()) as { rows: Row[] }).rows
    },
    /** The last block that is indexed. */
    async blockNumber(): Promise<number> {
      const status = (await (await fetch(`${url}/status`)).json()) as { local?: { block: { number: number } } }
      return status.local?.block.number ?? -1
    },
  }
}

export type TestIndexer = Awaited<ReturnType<typeof startIndexer>>
