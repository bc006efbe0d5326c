import { type MadeLog, makeLog, placeLogs } from '@saleyard/history/folds/testing/make-logs.ts'
import { type Address, getAddress, zeroAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { dividendsFold } from './dividends.ts'
import { erc20Fold } from './erc20.ts'
import { countOwned, erc721Fold } from './erc721.ts'
import { erc1155Fold, holdingKey, readHoldingKey } from './erc1155.ts'
import type { Fold, FoldEvent } from './fold.ts'
import { createLedger, foldInSlices, foldLogs, listBalances } from './ledger.ts'
import { reflectionFold } from './reflection.ts'

const contract: Address = '0xabcdefabcdefabcdefabcdefabcdefabcdefabcd'
const [alice, bob, carol] = ['a1', 'b2', 'c3'].map((byte) => `0x${byte.repeat(20)}` as Address) as [
  Address,
  Address,
  Address,
]

function fold<Event extends FoldEvent, Entry, Totals>(rules: Fold<Event, Entry, Totals>, logs: readonly MadeLog[]) {
  const ledger = createLedger(rules, getAddress(contract))
  foldLogs(rules, ledger, placeLogs(logs))
  return ledger
}

const paid = (from: Address, to: Address, value: bigint) => makeLog(contract, 'Transfer', { from, to, value })
const given = (from: Address, to: Address, id: bigint) => makeLog(contract, 'TransferOfId', { from, to, id })
const moved = (from: Address, to: Address, id: bigint, value: bigint) =>
  makeLog(contract, 'TransferSingle', { operator: carol, from, to, id, value })
const movedAll = (from: Address, to: Address, ids: bigint[], values: bigint[]) =>
  makeLog(contract, 'TransferBatch', { operator: carol, from, to, ids, values })

test('Transfers of a token add up, and the zero address mints and burns', () => {
  const ledger = fold(erc20Fold, [
    paid(zeroAddress, alice, 100n),
    paid(alice, bob, 30n),
    paid(bob, bob, 30n),
    paid(bob, zeroAddress, 5n),
    paid(alice, carol, 70n),
  ])
  expect(ledger.entries).toEqual(
    new Map([
      [alice, 0n],
      [bob, 25n],
      [carol, 70n],
    ]),
  )
  expect([...listBalances(erc20Fold, ledger)]).toEqual([
    [bob, 25n],
    [carol, 70n],
  ])
  expect(ledger.totals.supply).toBe(95n)
})

test('Values of a whole word are exact', () => {
  const most = 2n ** 256n - 1n
  expect(fold(erc20Fold, [paid(zeroAddress, alice, most), paid(alice, bob, most - 1n)]).entries.get(bob)).toBe(
    most - 1n,
  )
})

test.each<[string, MadeLog[], number]>([
  ['a payer has not what it pays', [paid(zeroAddress, alice, 1n), paid(alice, bob, 2n)], 1],
  ['a payer has not what it pays itself', [paid(alice, alice, 1n)], 0],
  ['more is burnt than there is', [paid(alice, zeroAddress, 1n)], 0],
  ['it is of a collection', [paid(zeroAddress, alice, 1n), given(zeroAddress, alice, 1n)], 1],
  ['its data is cut', [{ ...paid(zeroAddress, alice, 1n), data: '0x01' }], 0],
])('A transfer of a token is refused when %s', (_, logs, index) => {
  expect(() => fold(erc20Fold, logs)).toThrow(`A log is amiss before log ${index} of block 100`)
})

test('Each id of a collection has one owner', () => {
  const ledger = fold(erc721Fold, [
    given(zeroAddress, alice, 1n),
    given(zeroAddress, alice, 2n),
    makeLog(contract, 'ConsecutiveTransfer', { firstId: 3n, lastId: 5n, from: zeroAddress, to: bob }),
    given(alice, bob, 1n),
    given(bob, carol, 4n),
    given(bob, zeroAddress, 5n),
  ])
  expect(ledger.entries).toEqual(
    new Map([
      ['1', bob],
      ['2', alice],
      ['3', bob],
      ['4', carol],
      ['5', zeroAddress],
    ]),
  )
  expect(ledger.totals.supply).toBe(4n)
  expect(countOwned(ledger.entries.values())).toEqual(
    new Map([
      [bob, 2n],
      [alice, 1n],
      [carol, 1n],
    ]),
  )
})

test.each<[string, MadeLog[], number]>([
  ['it is another’s', [given(zeroAddress, alice, 1n), given(bob, carol, 1n)], 1],
  ['it is there already', [given(zeroAddress, alice, 1n), given(zeroAddress, alice, 1n)], 1],
  ['it was never minted', [given(alice, bob, 1n)], 0],
  ['it is of a token', [paid(zeroAddress, alice, 1n)], 0],
  [
    'it counts backwards',
    [makeLog(contract, 'ConsecutiveTransfer', { firstId: 3n, lastId: 2n, from: zeroAddress, to: bob })],
    0,
  ],
])('A transfer of an id is refused when %s', (_, logs, index) => {
  expect(() => fold(erc721Fold, logs)).toThrow(`A log is amiss before log ${index} of block 100`)
})

test('Each account has an amount of each id, by single and batch transfers', () => {
  const { entries } = fold(erc1155Fold, [
    movedAll(zeroAddress, alice, [1n, 2n, 1n], [10n, 20n, 5n]),
    moved(alice, bob, 1n, 15n),
    movedAll(alice, zeroAddress, [2n], [1n]),
    movedAll(alice, bob, [], []),
  ])
  expect(entries).toEqual(
    new Map([
      [holdingKey(alice, 1n), 0n],
      [holdingKey(alice, 2n), 19n],
      [holdingKey(bob, 1n), 15n],
    ]),
  )
  expect(readHoldingKey(holdingKey(bob, 2n ** 200n))).toEqual({ account: bob, id: 2n ** 200n })
})

test.each<[string, MadeLog[], number]>([
  ['the payer has less', [moved(zeroAddress, alice, 1n, 5n), moved(alice, bob, 1n, 6n)], 1],
  ['the payer has another id', [moved(zeroAddress, alice, 1n, 5n), moved(alice, bob, 2n, 1n)], 1],
  ['ids and amounts differ in number', [movedAll(zeroAddress, alice, [1n, 2n], [1n])], 0],
  ['its data is cut', [{ ...movedAll(zeroAddress, alice, [1n], [1n]), data: '0x01' }], 0],
])('A transfer of amounts of ids is refused when %s', (_, logs, index) => {
  expect(() => fold(erc1155Fold, logs)).toThrow(`A log is amiss before log ${index} of block 100`)
})

const setUp = makeLog(contract, 'TokenSetUp', { firstOwner: alice, pair: bob, vault: carol, router: carol })
const reflected = { from: bob, amount: 3n, eligibleUnits: 10n, eligibleShares: 7516192768n }

test.each<[string, unknown, MadeLog[]]>([
  ['token', erc20Fold, [paid(zeroAddress, alice, 1n), paid(alice, bob, 1n), paid(bob, zeroAddress, 1n)]],
  ['collection', erc721Fold, [given(zeroAddress, alice, 1n), given(alice, bob, 1n)]],
  ['collection of amounts', erc1155Fold, [movedAll(zeroAddress, alice, [1n, 2n], [1n, 1n]), moved(alice, bob, 2n, 1n)]],
  [
    'token that reflects',
    reflectionFold,
    [setUp, paid(zeroAddress, alice, 10n), paid(alice, bob, 3n), makeLog(contract, 'Reflected', reflected)],
  ],
  [
    'token that pays dividends',
    dividendsFold,
    [
      setUp,
      makeLog(contract, 'DividendsSetUp', { rewardToken: carol, minimum: 1n }),
      paid(zeroAddress, alice, 10n),
      paid(alice, bob, 5n),
      makeLog(contract, 'Distributed', { amount: 5n, eligibleUnits: 5n, remainder: 0n }),
      makeLog(contract, 'Credited', { account: carol, amount: 2n }),
      makeLog(contract, 'Claimed', { holder: alice, amount: 5n }),
    ],
  ],
])('A step of a %s reads and writes the entries that it names, and no others', (_, rules, logs) => {
  const all = new Map<string, never>()
  const strict = rules as Fold<FoldEvent, never, object>
  const totals = strict.start(contract)
  for (const log of placeLogs(logs)) {
    const event = strict.decode(log) as FoldEvent
    const named = new Set(strict.touched(event, totals))
    const used = new Set<string>()
    strict.apply(
      event,
      {
        get: (key) => {
          used.add(key)
          return all.get(key)
        },
        set: (key, entry) => {
          used.add(key)
          all.set(key, entry)
        },
      },
      totals,
    )
    expect(used).toEqual(named)
  }
  const plain = createLedger(strict, contract)
  foldLogs(strict, plain, placeLogs(logs))
  expect(plain.entries).toEqual(all)
  expect(plain.totals).toEqual(totals)
})

test('In slices the outcome is the same, progress is reported, and an abort ends it', async () => {
  const logs = placeLogs([paid(zeroAddress, alice, 200_000n), ...Array<MadeLog>(100_000).fill(paid(alice, bob, 1n))])
  const [whole, sliced] = [createLedger(erc20Fold, contract), createLedger(erc20Fold, contract)]
  foldLogs(erc20Fold, whole, logs)
  const seen: number[] = []
  await foldInSlices(erc20Fold, sliced, [logs.slice(0, 70_000), logs.slice(70_000)], {
    onProgress: (at) => seen.push(at),
  })
  expect(sliced).toEqual(whole)
  expect(seen.at(-1)).toBe(100_001)
  expect(seen.length).toBeGreaterThan(1)

  const gone = AbortSignal.abort(new Error('gone'))
  await expect(foldInSlices(erc20Fold, createLedger(erc20Fold, contract), [logs], { signal: gone })).rejects.toThrow(
    'gone',
  )
})

test('A fold gives way after 10 ms, and looks at the clock every 256 logs', async () => {
  const logs = placeLogs([
    paid(zeroAddress, alice, 2_000n),
    ...Array.from({ length: 2_000 }, () => paid(alice, bob, 1n)),
  ])
  const clock = vi.spyOn(performance, 'now')
  const countSlices = async (msPerLook: number) => {
    let [now, slices] = [0, 0]
    clock.mockImplementation(() => {
      now += msPerLook
      return now
    })
    const onProgress = () => {
      slices += 1
    }
    await foldInSlices(erc20Fold, createLedger(erc20Fold, contract), [logs], { onProgress })
    return slices
  }
  expect(await countSlices(0), 'of a fast machine').toBe(1)
  expect(await countSlices(11), 'of a slow one').toBe(Math.floor(2_001 / 256) + 1)
  clock.mockRestore()
})
