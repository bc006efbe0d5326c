import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startTokenChain } from '@saleyard/history/testing/token-chain.ts'
import { accounts } from '@saleyard/testkit/chain/accounts.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

test('the example of the README lists all holders, with shares that add up', async () => {
  const chain = await startTokenChain()
  onTestFinished(chain.stop)
  const readme = readFileSync(join(repositoryRoot, 'packages/history/README.md'), 'utf8')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []

  const folder = mkdtempSync(join(tmpdir(), 'saleyard-history-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { stdout, stderr } = await run('node_modules/.bin/tsx', ['--input-type=module', '--eval', example], {
    cwd: repositoryRoot,
    env: { ...process.env, RPC_URL: chain.rpcUrl, TOKEN: chain.token, FOLDER: folder },
  })
  const rows = stdout.trim().split('\n')
  const amounts = rows.map((row) => BigInt(row.split(',')[1] ?? ''))
  expect(rows.length).toBe(190)
  expect(rows[0]).toContain(String(accounts[0]).toLowerCase())
  expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(10n ** 21n)
  expect(JSON.parse(stderr)).toMatchObject({ recipients: 190, verdict: { kind: 'proven' } })
  expect(readdirSync(folder)).toEqual([`31337-${chain.token}.jsonl`])
})
