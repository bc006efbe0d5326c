import { describe, expect, test } from 'vitest'
import { computeGasliteDrop } from './gaslite-drop.ts'
import { checkSkips } from './measure-skips.ts'
import { checkSweep, type Sweep, sweepAddresses, sweepSizes } from './measure-sweep.ts'
import { gasliteDrop, getPayments, readPeers } from './peers.ts'

const peers = readPeers()

describe('computeGasliteDrop', () => {
  const committed = Object.entries(peers.rows).flatMap(([row, { peers: figures }]) =>
    ([10, 100, 500] as const).map((size) => [row, size, figures[gasliteDrop]?.[size]] as const),
  )

  test.each(committed)('gives the committed figure of %s for %i recipients', (row, size, gas) => {
    const { coin, payments } = getPayments(row, peers)
    const holders = row.includes('fresh') ? 'fresh' : 'existing'
    expect(computeGasliteDrop(peers, coin, holders, payments.slice(0, size))).toBe(gas)
  })

  test('figures that are not linear are refused', () => {
    const rows = structuredClone(peers.rows)
    const figures = rows['erc20-fresh-18dec']?.peers[gasliteDrop]
    if (figures) figures[100] += 1
    const list = getPayments('erc20-fresh-18dec', peers).payments
    expect(() => computeGasliteDrop({ ...peers, rows }, 'erc20', 'fresh', list)).toThrow('not linear')
  })
})

describe('checkSweep', () => {
  const cells = (ratio: number, at?: number, other?: number): Sweep[string] =>
    Object.fromEntries(
      sweepSizes.map((size) => [
        size,
        { route: 'tokenPull', gas: 100_000 * (size === at ? (other ?? ratio) : ratio), peer: 100_000 },
      ]),
    )
  const sweep = (erc20: Sweep[string], coin = cells(0.9)): Sweep => ({
    'erc20 cents, fresh': erc20,
    'coin wei, fresh': coin,
  })
  const broken = (all: Sweep) => checkSweep(all).filter(({ isMet }) => !isMet)

  test('0.4 % above GasliteDrop is allowed from 12 to 37 recipients, and no more', () => {
    expect(broken(sweep(cells(0.99, 12, 1.004)))).toEqual([])
    expect(broken(sweep(cells(0.99, 37, 1.0041)))).toMatchObject([{ kind: 'must' }])
  })

  test('elsewhere as much as GasliteDrop is too much', () => {
    for (const size of [5, 10, 50, 500])
      expect(broken(sweep(cells(0.99, size, 1)))).toMatchObject([
        { kind: 'must', text: expect.stringContaining(`N = ${size}`) },
      ])
  })

  test('coin is judged from 10 recipients on; to fewer it is an aim', () => {
    expect(broken(sweep(cells(0.9), cells(0.99, 12, 1)))).toMatchObject([{ kind: 'must' }])
    expect(broken(sweep(cells(0.9), cells(0.99, 5, 1.01)))).toMatchObject([{ kind: 'aim' }])
  })
})

test('a list of the sweep holds no address twice, and every tenth begins with zeros', () => {
  for (const list of Object.values(sweepAddresses)) {
    expect(new Set(list).size).toBe(500)
    expect(list.filter((address) => address.startsWith('0x00')).length).toBeGreaterThanOrEqual(50)
  }
})

test('a skip that costs the others more than 100 gas each breaks the promise', () => {
  const gas = (each: number) => ({
    native: {
      nobody: { 100: 1_000_000, 500: 5_000_000 },
      'the first': { 100: 1_020_000 + 100 * each, 500: 5_020_000 + 500 * each },
      'the middle one': { 100: 1_020_000, 500: 5_020_000 },
      'the last': { 100: 1_020_000, 500: 5_020_000 },
    },
  })
  expect(checkSkips(gas(100))).toMatchObject({ isMet: true })
  expect(checkSkips(gas(101))).toMatchObject({ isMet: false, text: expect.stringContaining('the first') })
})
