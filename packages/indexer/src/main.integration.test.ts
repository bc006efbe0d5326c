import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type LocalChain, startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { freePort } from '@saleyard/testkit/processes/ports.ts'
import { execa, type ResultPromise } from 'execa'
import { afterEach, beforeEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))
/** ms */
const patience = 120_000

let folder: string
let chain: LocalChain | undefined
let started: ResultPromise | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'saleyard-make-indexer-'))
})
afterEach(async () => {
  started?.kill('SIGTERM')
  await started
  await chain?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('make indexer follows the local chain by its port alone, and serves it', { timeout: patience }, async () => {
  chain = await startLocalChain()
  const port = await freePort()
  const run = start({ ANVIL_PORT: new URL(chain.rpcUrl).port, INDEXER_PORT: String(port) })
  const url = `http://127.0.0.1:${port}`

  const query = '{ tokens { items { token kind creator holders } } }'
  const ask = () =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
      .then((response) => response.json())
      .catch(() => undefined)
  const demo = {
    token: chain.addresses.demoToken.toLowerCase(),
    kind: 'standard',
    creator: '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266',
    holders: 1,
  }
  await expect.poll(ask, { timeout: patience, interval: 200 }).toEqual({ data: { tokens: { items: [demo] } } })

  const page = await fetch(`${url}/graphql`)
  expect(page.status, "Ponder's page, which loads scripts from a public host").toBe(405)

  run.kill('SIGTERM')
  expect((await run).exitCode).toBe(0)
  await expect(fetch(url)).rejects.toThrow()
})

test('error: a wrong setting is named in a sentence, and nothing starts', { timeout: patience }, async () => {
  const { exitCode, all } = await start({ INDEXER_CHAINS: '56' })
  expect(exitCode).toBe(1)
  expect(all).toContain('INDEXER_START_BLOCKS lacks network 56')
  expect(all).not.toContain('at ')
})

function start(env: Record<string, string>) {
  const run = execa(process.execPath, ['--import', 'tsx', main], {
    env: { INDEXER_FOLDER: join(folder, 'pglite'), DATABASE_URL: '', NO_COLOR: '1', ...env },
    reject: false,
    all: true,
  })
  started = run
  return run
}
