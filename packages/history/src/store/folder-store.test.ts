import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createMemoryStore } from '@saleyard/history/read/log-store.ts'
import { describeLogStore } from '@saleyard/history/store/testing/describe-log-store.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { type FolderStore, openFolderStore } from './folder-store.ts'

const folders: string[] = []
const opened: FolderStore[] = []
afterEach(async () => void (await Promise.all(opened.splice(0).map((store) => store.close()))))
afterAll(async () => void (await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))))

async function createPath() {
  const folder = await mkdtemp(join(tmpdir(), 'saleyard-history-'))
  folders.push(folder)
  return join(folder, 'chain', 'token.jsonl')
}

async function open(path: string) {
  const store = await openFolderStore(path)
  opened.push(store)
  return store
}

describeLogStore('A store in a folder', async () => {
  const path = await createPath()
  return { open: () => open(path) }
})

describeLogStore('A store in memory', async () => {
  const store = createMemoryStore()
  return { open: async () => store }
})

test('A line that a crash has cut off is as if it had not been written', async () => {
  const path = await createPath()
  const store = await open(path)
  await store.append({ fromBlock: 0n, toBlock: 9n, logs: [] })
  const whole = await readFile(path, 'utf8')
  await appendFile(path, '{"from":"10","to":"19","lo')
  const again = await open(path)
  expect(await again.listRanges()).toEqual([{ fromBlock: 0n, toBlock: 9n }])
  await again.append({ fromBlock: 10n, toBlock: 14n, logs: [] })
  expect(await readFile(path, 'utf8')).toBe(`${whole}{"from":"10","to":"14","logs":[]}\n`)
  expect(await (await open(path)).listRanges()).toEqual([{ fromBlock: 0n, toBlock: 14n }])
})

test('A file of something else is refused', async () => {
  const path = await createPath()
  await (await openFolderStore(path)).close()
  await writeFile(path, 'a,b\n')
  await expect(openFolderStore(path)).rejects.toThrow()
})
