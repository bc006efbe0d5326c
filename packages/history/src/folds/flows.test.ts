import { completeLogs, type LogContent } from '@saleyard/history/folds/testing/complete-logs.ts'
import { type Address, encodeAbiParameters, encodeEventTopics, type Hex, type Log, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { earnedBy } from './dividends.ts'
import {
  type Flow,
  followDividends,
  followReflection,
  listFlows,
  periodOf,
  sumEarnings,
  sumFlows,
  tokenFlowsFold,
  vaultFlowsFold,
} from './flows.ts'
import type { Fold, FoldEvent, HistoryLog } from './fold.ts'
import { createLedger, foldLogs } from './ledger.ts'
import { reflectionFold } from './reflection.ts'

const abi = parseAbi([
  'event TokenSetUp(address indexed firstOwner, address indexed pair, address indexed vault, address router)',
  'event DividendsSetUp(address indexed rewardToken, uint256 minimum)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Reflected(address indexed from, uint256 amount, uint256 eligibleUnits, uint256 eligibleShares)',
  'event Distributed(uint256 amount, uint256 eligibleUnits, uint256 remainder)',
  'event Credited(address indexed account, uint256 amount)',
  'event Claimed(address indexed holder, uint256 amount)',
  'event Processed(uint256 unitsSwapped, uint256 unitsAdded, uint256 coinAdded, uint256 coinBooked)',
  'event PaidOut(address indexed payee, uint256 amount, bool isWrapped)',
  'event KeeperPaid(address indexed keeper, uint256 amount)',
  'event RewardBought(uint256 coin, uint256 received, uint256 marketing, uint256 distributed)',
  'event BoughtBack(uint256 coin, uint256 burnt)',
])
const token = '0xABcdEFABcdEFabcdEfAbCdefabcdeFABcDEFabCD'
const pair = '0x2222222222222222222222222222222222222222'
const vault = '0x3333333333333333333333333333333333333333'
const owner = '0x4444444444444444444444444444444444444444'
const alice = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa'
const payee = '0x6666666666666666666666666666666666666666'

/** A Wednesday, 13:59:59. */
const noon = 1_795_615_199n
const nextHour = noon + 1n
const thisHour = noon - 3_599n

const setUp = log('TokenSetUp', { firstOwner: owner, pair, vault, router: payee })

test('What comes into the vault is collected, whoever pays it', () => {
  const flows = foldToken([
    setUp,
    moved(zeroAddress, owner, 100n),
    moved(pair, vault, 3n),
    moved(owner, vault, 4n),
    moved(vault, pair, 5n),
  ])
  expect(flows).toEqual([{ time: thisHour, collectedUnits: 7n }])
})

test('A node may write addresses with capitals', () => {
  const paid = moved(pair, alice, 3n)
  const topics = paid.topics.map((topic, index) => (index === 0 ? topic : `0x${topic.slice(2).toUpperCase()}`))
  const capitals = { ...paid, topics: topics as Log['topics'] }
  const flows = foldToken([log('TokenSetUp', { firstOwner: owner, pair, vault: alice, router: payee }), capitals])
  expect(flows).toEqual([{ time: thisHour, collectedUnits: 3n }])
})

test('The token says what was reflected, distributed and claimed', () => {
  const flows = foldToken([
    setUp,
    log('Reflected', { from: alice, amount: 3n, eligibleUnits: 9n, eligibleShares: 9n }),
    log('Distributed', { amount: 11n, eligibleUnits: 9n, remainder: 1n }),
    log('Claimed', { holder: alice, amount: 10n }),
  ])
  expect(flows).toEqual([{ time: thisHour, reflectedUnits: 3n, distributedReward: 11n, claimedReward: 10n }])
})

test('The vault says what it sold, added, paid, bought and burnt', () => {
  const flows = foldVault([
    log('Processed', { unitsSwapped: 1n, unitsAdded: 2n, coinAdded: 3n, coinBooked: 4n }),
    log('PaidOut', { payee, amount: 5n, isWrapped: true }),
    log('KeeperPaid', { keeper: alice, amount: 6n }),
    log('RewardBought', { coin: 7n, received: 8n, marketing: 9n, distributed: 10n }),
    log('BoughtBack', { coin: 11n, burnt: 12n }),
  ])
  expect(flows).toEqual([
    {
      time: thisHour,
      soldUnits: 1n,
      liquidityUnits: 2n,
      liquidityCoin: 3n,
      payeeCoin: 5n,
      keeperCoin: 6n,
      rewardCoin: 7n,
      payeeReward: 9n,
      buybackCoin: 11n,
      buybackUnits: 12n,
    },
  ])
})

test('Each hour has its own figures, which add up to those of a day', () => {
  const bought = (coin: bigint) => log('BoughtBack', { coin, burnt: 1n })
  const flows = foldVault([bought(1n), bought(2n), at(nextHour, bought(4n)), at(noon + 86_400n, bought(8n))])
  expect(flows.map(({ time, buybackCoin }) => [time, buybackCoin])).toEqual([
    [thisHour, 3n],
    [nextHour, 4n],
    [thisHour + 86_400n, 8n],
  ])
  expect(listOf(sumFlows(flows as never, 86_400n), 'buybackCoin')).toEqual([7n, 8n])
  expect(listOf(sumFlows(flows as never, 604_800n), 'buybackCoin')).toEqual([15n])
})

test('Token and vault share an hour, and what was bought back was not collected', () => {
  const ledgers = [
    foldAll(tokenFlowsFold, token, [setUp, moved(pair, vault, 3n)]),
    foldAll(vaultFlowsFold, vault, [log('BoughtBack', { coin: 1n, burnt: 2n })]),
  ] as const
  expect(listFlows(...ledgers)).toEqual([
    expect.objectContaining({ time: thisHour, collectedUnits: 1n, buybackCoin: 1n, buybackUnits: 2n }),
  ])
})

test('A day begins at midnight, a week on Monday', () => {
  const texts = [3_600n, 86_400n, 604_800n].map((seconds) => new Date(Number(periodOf(noon, seconds)) * 1000))
  expect(texts.map((date) => date.toISOString())).toEqual([
    '2026-11-25T13:00:00.000Z',
    '2026-11-25T00:00:00.000Z',
    '2026-11-23T00:00:00.000Z',
  ])
  const monday = BigInt(Date.UTC(2026, 10, 23) / 1000)
  expect([periodOf(monday, 604_800n), periodOf(monday - 1n, 604_800n)]).toEqual([monday, monday - 604_800n])
})

const read = (logs: readonly HistoryLog[]) => foldLogs(tokenFlowsFold, createLedger(tokenFlowsFold, token), logs)

test('A log without the time of its block, and one before the set-up, is amiss', () => {
  for (const to of [vault, alice] as const) {
    const untimed = place([setUp, moved(pair, to, 1n)]).map((one) => ({ ...one, blockTimestamp: undefined }))
    expect(() => read(untimed)).toThrow('A log is amiss before log 1 of block 100')
  }
  expect(() => read(place([moved(pair, vault, 1n)]))).toThrow('A log is amiss before log 0 of block 100')
})

test('Words that are cut are amiss', () => {
  const cut = { ...log('BoughtBack', { coin: 1n, burnt: 2n }), data: `0x${'0'.repeat(64)}` as const }
  expect(() => foldVault([cut])).toThrow('A log is amiss')
  for (const to of [vault, alice] as const)
    expect(() => read(place([setUp, { ...moved(pair, to, 1n), data: '0x01' }]))).toThrow('A log is amiss before log 1')
})

test('Only what a step touches is written', () => {
  for (const one of [moved(pair, alice, 1n), moved(pair, vault, 1n), setUp]) {
    const [logged] = place([one])
    const event = logged && tokenFlowsFold.decode(logged)
    if (!event) throw new Error('no event')
    const entries = new Map<string, Flow>()
    tokenFlowsFold.apply(event, entries, { vault })
    expect(tokenFlowsFold.touched(event, { vault })).toEqual([...entries.keys()])
  }
})

const born = [
  setUp,
  log('DividendsSetUp', { rewardToken: payee, minimum: 3n }),
  moved(zeroAddress, owner, 10n),
  moved(owner, alice, 5n),
]

test('An account earns its share of each distribution, and is paid what it claims', () => {
  const logs = [
    ...born,
    log('Distributed', { amount: 1n, eligibleUnits: 10n, remainder: 6n }),
    log('Distributed', { amount: 4n, eligibleUnits: 10n, remainder: 0n }),
    at(nextHour, log('Claimed', { holder: alice, amount: 2n })),
    at(nextHour, log('Credited', { account: alice, amount: 7n })),
    at(nextHour, log('Credited', { account: owner, amount: 9n })),
  ]
  const fold = followDividends(alice)
  const { totals, entries } = foldAll(fold, token, logs)
  expect(totals.followed.hours).toEqual([
    { time: thisHour, earned: 2n, claimed: 0n },
    { time: nextHour, earned: 7n, claimed: 2n },
  ])
  const entry = entries.get(alice.toLowerCase())
  expect(entry && earnedBy(alice.toLowerCase(), entry, totals) >> 128n).toBe(7n)
  expect(sumEarnings(totals.followed.hours, 86_400n)).toEqual([
    { time: noon - (noon % 86_400n), earned: 9n, claimed: 2n },
  ])
})

test('An account below the minimum, and one that never held anything, earns nothing', () => {
  const logs = [...born, moved(alice, owner, 3n), log('Distributed', { amount: 8n, eligibleUnits: 8n, remainder: 0n })]
  for (const account of [alice, payee] as const)
    expect(foldAll(followDividends(account), token, logs).totals.followed.hours).toEqual([])
})

test('A reflection is what a balance is more than its transfers; what the account pays itself is none', () => {
  const one = 2n ** 30n
  const logs = [
    setUp,
    moved(zeroAddress, owner, 1_000n),
    moved(owner, alice, 500n),
    moved(owner, pair, 400n),
    moved(owner, payee, 90n),
    log('Reflected', { from: owner, amount: 10n, eligibleUnits: 600n, eligibleShares: 590n * one }),
    at(nextHour, moved(alice, alice, 7n)),
    at(nextHour, moved(alice, pair, 100n)),
  ]
  const fold = followReflection(alice)
  const { totals, entries } = foldAll(fold, token, logs)
  expect(totals.followed.hours).toEqual([{ time: thisHour, earned: 8n, claimed: 8n }])
  const balance = reflectionFold.balanceOf(alice.toLowerCase(), entries.get(alice.toLowerCase()) as never, totals)
  expect(balance).toBe(500n - 100n + 8n)
  const payer = foldAll(followReflection(owner), token, logs).totals
  expect(payer.net).toBe(0n)
})

const nothing = { entries: new Map<string, Flow>() }

function foldToken(logs: readonly LogContent[]) {
  return listFlows(foldAll(tokenFlowsFold, token, logs), nothing).map(dropZeros)
}

function foldVault(logs: readonly LogContent[]) {
  const { entries } = foldAll(vaultFlowsFold, vault, logs)
  return [...entries].map(([hour, flow]) => ({ time: BigInt(hour), ...dropZeros(flow) }))
}

function foldAll<Event extends FoldEvent, Entry, Totals>(
  fold: Fold<Event, Entry, Totals>,
  contract: Address,
  logs: readonly LogContent[],
) {
  const ledger = createLedger(fold, contract)
  foldLogs(fold, ledger, place(logs.map((one) => ({ ...one, address: contract }))))
  return ledger
}

function dropZeros<Value extends object>(flow: Value): Partial<Value> {
  return Object.fromEntries(Object.entries(flow).filter(([, amount]) => amount !== 0n)) as Partial<Value>
}

function listOf(flows: readonly Flow[], name: keyof Flow) {
  return flows.map((flow) => flow[name])
}

type TimedLog = LogContent & { time?: bigint }

function place(logs: readonly TimedLog[]): HistoryLog[] {
  return completeLogs(logs).map((one, index) => ({ ...one, blockTimestamp: logs[index]?.time ?? noon })) as HistoryLog[]
}

function at(time: bigint, one: LogContent): TimedLog {
  return { ...one, time }
}

function moved(from: Address, to: Address, value: bigint): LogContent {
  return log('Transfer', { from, to, value })
}

function log(eventName: string, args: Record<string, unknown>): LogContent {
  const event = abi.find(({ name }) => name === eventName)
  if (!event) throw new Error(`There is no event ${eventName}`)
  const plain = event.inputs.filter((input) => !('indexed' in input && input.indexed))
  const values = plain.map(({ name }) => args[name ?? ''])
  const data: Hex = encodeAbiParameters(plain, values as never)
  return {
    address: token,
    topics: encodeEventTopics({ abi: [event], eventName, args } as never) as Log['topics'],
    data,
  }
}
