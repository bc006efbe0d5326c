import { expect, test } from 'vitest'
import { formatPrompts } from './measure-prompts.ts'
import { formatRow } from './measure-rows.ts'

test('A row shows what skipping and an id cost more, in all and per recipient, and our ratio to each peer', () => {
  const ours = { route: 'native' as const, strict: 40_000, skip: 40_250, id: 64_000 }
  const gas = { 1: 80_000, 10: 80_000, 100: 80_000, 500: 80_000 }
  const rows = { row: { floorPerRecipient: 190, peers: { peer: gas } } }
  const table = formatRow('row', { 1: ours, 10: ours, 100: ours, 500: ours }, { rows })
  const cells = (label: string) =>
    table
      .split('\n')
      .find((line) => line.trim().startsWith(label))
      ?.match(/[+-]?\d[\d,.]*/g)

  expect(cells('ours')).toEqual(['40,000', '40,000', '40,000', '40,000'])
  expect(cells('skipping')).toEqual(['40,250', '40,250', '40,250', '40,250'])
  expect(cells('peer')).toEqual(['80,000', '0.500', '80,000', '0.500', '80,000', '0.500', '80,000', '0.500'])
  expect(cells('floor')?.slice(-2)).toEqual(['116,000', '0.345'])
  const more = table.split('\n').filter((line) => line.includes('more, '))
  expect(more.map((line) => line.trim().split(/\s{2,}/))).toEqual([
    ['more, in all', '+250', '+250', '+250', '+250'],
    ['more, per recipient', '+250.0', '+25.0', '+2.5', '+0.5'],
    ['more, in all', '+24,000', '+24,000', '+24,000', '+24,000'],
    ['more, per recipient', '+24,000.0', '+2,400.0', '+240.0', '+48.0'],
  ])
})

test('A way that has one route shows a dash for the other', () => {
  const table = formatPrompts({
    approve: { prompts: 2, transactions: 2, gas: { tokenPull: 1_000, tokenFrom: 2_000 } },
    permit2: { prompts: 2, transactions: 1, gas: { tokenPull: 900 } },
  })
  expect(
    table
      .split('\n')
      .slice(2, 4)
      .map((line) => line.trim().split(/\s{2,}/)),
  ).toEqual([
    ['approve', '2', '2', '1,000', '2,000'],
    ['permit2', '2', '1', '900', '-'],
  ])
})
