import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkLimits, compareCommitted } from './check-limits.ts'
import type { Results } from './measure-rows.ts'
import { type GasBySize, getPayments, type Peers, readPeers, type Size } from './peers.ts'

describe('checkLimits', () => {
  const gas = (all: number): GasBySize => ({ 1: all, 10: all, 100: all, 500: all })
  const peers = (gaslite: number, other: number): Pick<Peers, 'rows'> => {
    const figures = {
      'separate transactions': gas(1),
      'mega-dropper(huff)': gas(100_000),
      GasliteDrop: gas(gaslite),
      other: gas(other),
    }
    return {
      rows: {
        'native-row': { floorPerRecipient: 158, peers: figures },
        'erc20-row': { floorPerRecipient: 158, peers: figures },
      },
    }
  }
  const generous = peers(110_000, 120_000)

  type Change = Partial<Record<Size, { strict?: number; more?: number }>>

  /** All at 100,000 strict and skipping for free, but for what is changed. */
  function resultsWith(row: string, change: Change): Results {
    const ours = (name: string, size: Size) => {
      const { strict = 100_000, more = 0 } = name === row ? (change[size] ?? {}) : {}
      return { route: 'native' as const, strict, skip: strict + more, id: strict }
    }
    const bySize = (name: string) => ({
      1: ours(name, 1),
      10: ours(name, 10),
      100: ours(name, 100),
      500: ours(name, 500),
    })
    return { 'native-row': bySize('native-row'), 'erc20-row': bySize('erc20-row') }
  }

  const failing = (results: Results, rows = generous) =>
    checkLimits(results, rows)
      .filter(({ isMet }) => !isMet)
      .map(({ kind, text }) => `${kind}: ${text.slice(14)}`)

  test('Nothing is broken where every figure is at its limit', () => {
    expect(failing(resultsWith('erc20-row', { 100: { more: 2_500 }, 500: { more: 12_500 } }))).toEqual([])
    expect(failing(resultsWith('native-row', { 100: { more: 5_000 }, 500: { more: 25_000 } }))).toEqual([])
    expect(failing(resultsWith('native-row', { 500: { strict: 100_000 } }))).toEqual([])
  })

  test('What costs as much as a peer is not below it: from ten recipients on the must is broken', () => {
    expect(failing(resultsWith('erc20-row', { 1: { strict: 130_000 } }))).toEqual([])
    expect(failing(resultsWith('erc20-row', { 10: { strict: 110_000 } }))).toEqual([
      'must: ratio to GasliteDrop, N >= 10: 1.0000 (below 1; erc20-row, N = 10, GasliteDrop)',
      'must: ratio to any peer but mega-dropper, N >= 10: 1.0000 (below 1; erc20-row, N = 10, GasliteDrop)',
    ])
    expect(failing(resultsWith('native-row', { 10: { strict: 105_000 } }), peers(110_000, 104_000))).toEqual([
      'must: ratio to any peer but mega-dropper, N >= 10: 1.0096 (below 1; native-row, N = 10, other)',
    ])
  })

  test('Each kind of coin has its own bound on what skipping costs; what is fixed per batch counts', () => {
    expect(failing(resultsWith('erc20-row', { 1: { more: 400 }, 10: { more: 400 } }))).toEqual([])
    expect(failing(resultsWith('erc20-row', { 100: { more: 2_501 }, 500: { more: 10_501 } }))).toEqual([
      'must: skip per ERC-20 recipient, N >= 100: 25.0 (at most 25; erc20-row, N = 100, 20.0 each from N = 100 to 500)',
    ])
    expect(failing(resultsWith('native-row', { 500: { more: 25_500 } }))).toEqual([
      'must: skip per native recipient, N >= 100: 51.0 (at most 50; native-row, N = 500, 63.8 each from N = 100 to 500)',
    ])
  })

  test('Aims that are missed are said, and break nothing', () => {
    expect(failing(resultsWith('native-row', { 10: { strict: 101_600 } }))).toEqual([])
    expect(failing(resultsWith('native-row', { 500: { strict: 101_600 } }))).toEqual([
      'aim: ratio to mega-dropper, N >= 100: 1.0160 (at most 1; native-row, N = 500, mega-dropper(huff))',
      'aim: ratio to the floor, N = 500: 1.0160 (at most 1.015; native-row, N = 500, floor)',
    ])
  })

  test('A peer under another name is not overlooked', () => {
    const { GasliteDrop, ...others } = generous.rows['erc20-row']?.peers ?? {}
    const renamed = { rows: { 'erc20-row': { floorPerRecipient: 158, peers: others } } }
    expect(GasliteDrop).toBeDefined()
    expect(() => checkLimits(resultsWith('', {}), renamed)).toThrow('No figures to judge')
  })
})

describe('committed figures', () => {
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
})
