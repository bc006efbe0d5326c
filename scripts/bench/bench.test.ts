import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { compareCommitted } from './check-limits.ts'
import { getPayments, readPeers } from './peers.ts'

test('A figure that moved is named; writing them anew settles it', () => {
  const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'saleyard-bench-')), 'ours.json'))
  const figures = { rows: { row: { 10: { route: 'native', strict: 80 } } }, bytes: { raw: 1 } }
  expect(compareCommitted(file, figures, true)).toEqual([])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(figures)
  expect(compareCommitted(file, figures, false)).toEqual([])
  const moved = { rows: { row: { 10: { route: 'native', strict: 81 } } }, prompts: { gas: 2 } }
  expect(compareCommitted(file, moved, false)).toEqual([
    'rows row 10 strict: was 80, is 81',
    'bytes raw: was 1, is not there',
    'prompts gas: was not there, is 2',
  ])
})

test('A row is read from its name: coin, holders and amounts', () => {
  const peers = readPeers()
  const read = (name: string) => getPayments(name, peers).payments[0]
  expect(read('native-fresh-distinct')).toEqual({ address: peers.lists.fresh[0], amount: 8_218_978_581_617_025n })
  expect(read('erc20-existing-2dec')).toEqual({
    address: peers.lists.existing[0],
    amount: 174_390_000_000_000_000_000n,
  })
  expect(read('erc20-fresh-18dec')?.amount).toBe(4_286_937_744_980_040_586n)
  expect(read('erc20-fresh-equal')?.amount).toBe(5_000_000_000_000_000_000n)
  expect(read('native-existing-equal')?.amount).toBe(5_000_000_000_000_000n)
})
