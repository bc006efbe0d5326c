import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { account } from '@saleyard/testkit/chain/accounts.ts'
import { createChain } from '@saleyard/testkit/chain/create-chain.ts'
import { startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { repositoryRoot } from '@saleyard/testkit/repository-root.ts'
import { bytesToHex, parseEther } from 'viem'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

test('the example of the README pays its three recipients and prints a row for each', async () => {
  const local = await startLocalChain()
  onTestFinished(local.stop)
  const readme = readFileSync(join(repositoryRoot, 'packages/send/README.md'), 'utf8')
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? []
  const key = account(0).getHdKey().privateKey ?? new Uint8Array()

  const { stdout } = await run('node_modules/.bin/tsx', ['--input-type=module', '--eval', example], {
    cwd: repositoryRoot,
    env: { ...process.env, RPC_URL: local.rpcUrl, PRIVATE_KEY: bytesToHex(key) },
  })
  const [phase, head, ...rows] = stdout.trim().split(/\r?\n/)
  expect(phase).toBe('finished')
  expect(head).toMatch(/^line,text,address,name,amount/)
  expect(rows.map((row) => /,(paid|notSent),/.exec(row)?.[1])).toEqual(['paid', 'paid', 'paid'])
  const owners = ['a1', 'b2', 'c3'].map((pair) => `0x${pair.repeat(20)}` as const)
  expect(await createChain(local).balances('coin', owners)).toEqual(
    ['1', '2.5', '0.25'].map((coin) => parseEther(coin)),
  )
})
