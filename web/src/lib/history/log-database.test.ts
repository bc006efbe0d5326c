import 'fake-indexeddb/auto'
import { describeLogStore } from '@saleyard/history/store/testing/describe-log-store.ts'
import { numberToHex } from 'viem'
import { expect, test } from 'vitest'
import { createLogDatabase } from './log-database.ts'

let count = 0
const nextName = () => `history-${count++}`

describeLogStore('the store in IndexedDB', async () => {
  const name = nextName()
  return { open: () => createLogDatabase(name).openStore('1 0xabc') }
})

test('histories of other filters are apart', async () => {
  const stores = createLogDatabase(nextName())
  const [one, other] = [await stores.openStore('1 0xabc'), await stores.openStore('56 0xabc')]
  await one.append({ fromBlock: 0n, toBlock: 9n, logs: [log(5n)] })
  await one.addMarks([{ number: 9n, hash: numberToHex(9, { size: 32 }) }])
  expect(await other.listRanges()).toEqual([])
  expect(await other.listMarks()).toEqual([])
  await other.dropFrom(0n)
  expect(await one.listRanges()).toEqual([{ fromBlock: 0n, toBlock: 9n }])
})

test('the history that was used longest ago makes room for the next one', async () => {
  const stores = createLogDatabase(nextName(), 3)
  for (const history of ['a', 'b']) {
    const store = await stores.openStore(history)
    await store.append({ fromBlock: 0n, toBlock: 9n, logs: [log(1n), log(2n)] })
  }
  const [a, c] = [await stores.openStore('a'), await stores.openStore('c')]
  expect(await c.listRanges()).toEqual([])
  expect(await a.listRanges()).toEqual([{ fromBlock: 0n, toBlock: 9n }])
  expect(await (await stores.openStore('b')).listRanges()).toEqual([])
})

function log(blockNumber: bigint) {
  const transactionHash = numberToHex(blockNumber, { size: 32 })
  return { address: '0xabc' as const, topics: [], data: '0x' as const, blockNumber, logIndex: 0, transactionHash }
}
