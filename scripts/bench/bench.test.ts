import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { compareCommitted } from './compare-committed.ts'
import { findWorst, type Results } from './find-worst.ts'
import { paymentsOfRow } from './payments-of-row.ts'
import { readPeers } from './peers.ts'

const ours = (strict: number) => ({ route: 'native' as const, strict, skip: strict, id: strict })
const results: Results = { row: { 1: ours(900), 10: ours(80), 100: ours(70), 500: ours(60) } }

test('The worst ratio is the highest from a size on, over those who send batches', () => {
  const gas = { 1: 100, 10: 100, 100: 100, 500: 50 }
  const peers = {
    rows: {
      row: {
        floorPerRecipient: 1,
        peers: { a: gas, b: { ...gas, 100: 50 }, 'separate transactions': { ...gas, 500: 1 } },
      },
    },
  }
  expect(findWorst(results, peers, 10)).toEqual({ ratio: 1.4, row: 'row', peer: 'b' })
  expect(findWorst(results, peers, 10, (peer) => peer === 'a')).toEqual({ ratio: 1.2, row: 'row', peer: 'a' })
})

test('A figure that moved is named; writing them anew settles it', () => {
  const file = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'saleyard-bench-')), 'ours.json'))
  expect(compareCommitted(file, results, true)).toEqual([])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(results)
  expect(compareCommitted(file, results, false)).toEqual([])
  const moved = { row: { ...results.row, 10: ours(81) } } as Results
  expect(compareCommitted(file, moved, false)).toContain('row 10 strict: was 80, is 81')
})

test('A row is read from its name: coin, holders and amounts', () => {
  const peers = readPeers()
  const read = (name: string) => paymentsOfRow(name, peers).payments[0]
  expect(read('native-fresh-distinct')).toEqual({ address: peers.lists.fresh[0], amount: 8_218_978_581_617_025n })
  expect(read('erc20-existing-2dec')).toEqual({
    address: peers.lists.existing[0],
    amount: 174_390_000_000_000_000_000n,
  })
  expect(read('erc20-fresh-18dec')?.amount).toBe(4_286_937_744_980_040_586n)
  expect(read('erc20-fresh-equal')?.amount).toBe(5_000_000_000_000_000_000n)
  expect(read('native-existing-equal')?.amount).toBe(5_000_000_000_000_000n)
})
