import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLocalClient } from './local-client.ts'
import { startAnvil } from './start-anvil.ts'

const before = process.env.TMPDIR
const folder = mkdtempSync(join(tmpdir(), 'start-anvil-'))

beforeAll(() => {
  process.env.TMPDIR = folder
})
afterAll(() => {
  if (before === undefined) delete process.env.TMPDIR
  else process.env.TMPDIR = before
  rmSync(folder, { recursive: true })
})

test('the states of old blocks are in a folder of their own, which is gone with the chain', async () => {
  const anvil = await startAnvil()
  const client = createLocalClient(anvil.rpcUrl)
  await client.mine({ blocks: 1100 })
  expect(readdirSync(folder)).toHaveLength(1)
  expect(readdirSync(join(folder, readdirSync(folder)[0] ?? '')).length).toBeGreaterThan(0)
  expect(await client.getBalance({ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', blockNumber: 1n })).toBe(
    10n ** 22n,
  )
  await anvil.stop()
  expect(readdirSync(folder)).toEqual([])
})
