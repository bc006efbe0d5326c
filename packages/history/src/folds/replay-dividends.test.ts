import { completeLogs, type LogContent } from '@saleyard/history/folds/testing/complete-logs.ts'
import { type Address, encodeAbiParameters, encodeEventTopics, type Hex, type Log, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { replayDividends } from './replay-dividends.ts'

const abi = parseAbi([
  'event TokenSetUp(address indexed firstOwner, address indexed pair, address indexed vault, address router)',
  'event DividendsSetUp(address indexed rewardToken, uint256 minimum)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Distributed(uint256 amount, uint256 eligibleUnits, uint256 remainder)',
  'event Credited(address indexed account, uint256 amount)',
  'event Claimed(address indexed holder, uint256 amount)',
])
const token = '0xABcdEFABcdEFabcdEfAbCdefabcdeFABcDEFabCD'
const pair = '0x2222222222222222222222222222222222222222'
const vault = '0x3333333333333333333333333333333333333333'
const owner = '0x4444444444444444444444444444444444444444'
const alice = '0x5555555555555555555555555555555555555555'
const payee = '0x6666666666666666666666666666666666666666'
const dead = '0x000000000000000000000000000000000000dEaD'
const names = { token, pair, vault, owner, alice, payee, dead } as const

const one = 2n ** 128n

/** From three units on a holder earns; the first owner has all ten. */
const born = [
  log('TokenSetUp', { firstOwner: owner, pair, vault, router: payee }),
  log('DividendsSetUp', { rewardToken: payee, minimum: 3n }),
  moved(zeroAddress, owner, 10n),
]

/** A tenth of 2^128 is 34028236692093846346337460743176821145, and 6 are left. */
const shared = [...born, distributed(1n, 10n, 6n)]

/** The first owner has earned two units less 2 * 2^-128, which are the remainder. */
const twice = [...shared, distributed(1n, 10n, 2n)]

test('The supply is the first owner’s', () => {
  expect(replay(born)).toEqual({ units: { owner: 10n }, eligible: ['owner', 10n], earned: {}, totals: [0n, 0n, 0n] })
})

test('A distribution is shared by units, and what does not divide evenly remains', () => {
  const { earned, totals } = replay(shared)
  expect(earned).toEqual({ owner: [0n, 340282366920938463463374607431768211450n] })
  expect(totals).toEqual([1n, 0n, 6n])
})

test('The remainder goes into the next distribution', () => {
  const { earned, totals } = replay(twice)
  expect(earned).toEqual({ owner: [1n, one - 2n] })
  expect(totals).toEqual([2n, 0n, 2n])
})

test('Who has less than the minimum earns nothing', () => {
  const { eligible, earned, totals } = replay([...born, moved(owner, alice, 2n), distributed(1n, 8n, 0n)])
  expect(eligible).toEqual(['owner', 8n])
  expect(earned).toEqual({ owner: [1n, 0n] })
  expect(totals).toEqual([1n, 0n, 0n])
})

test('Who has exactly the minimum earns', () => {
  const { eligible, earned } = replay([...born, moved(owner, alice, 3n), distributed(10n, 10n, 0n)])
  expect(eligible).toEqual(['owner', 'alice', 10n])
  expect(earned).toEqual({ owner: [7n, 0n], alice: [3n, 0n] })
})

test('What a holder has earned stays its own below the minimum, and it earns again above', () => {
  const below = [...born, moved(owner, alice, 5n), distributed(10n, 10n, 0n), moved(alice, owner, 5n)]
  expect(replay(below).earned).toEqual({ owner: [5n, 0n], alice: [5n, 0n] })
  const back = [...below, distributed(10n, 10n, 0n), moved(owner, alice, 4n)]
  expect(replay([...back, distributed(5n, 10n, 0n)]).earned).toEqual({ owner: [18n, 0n], alice: [7n, 0n] })
})

test.each(['pair', 'vault', 'token', 'dead'] as const)('The %s earns nothing', (name) => {
  const { units, eligible, earned } = replay([...born, moved(owner, names[name], 6n), distributed(4n, 4n, 0n)])
  expect(units).toEqual({ owner: 4n, [name]: 6n })
  expect(eligible).toEqual(['owner', 4n])
  expect(earned).toEqual({ owner: [4n, 0n] })
})

test('A claim pays the whole units and leaves the fraction', () => {
  const { earned, totals } = replay([...twice, log('Claimed', { holder: owner, amount: 1n })])
  expect(earned).toEqual({ owner: [0n, one - 2n] })
  expect(totals).toEqual([2n, 1n, 2n])
})

test('What could not be paid is credited, also to who holds nothing', () => {
  const credited = [...shared, log('Credited', { account: payee, amount: 7n })]
  expect(replay(credited).earned.payee).toEqual([7n, 0n])
  expect(replay(credited).totals).toEqual([8n, 0n, 6n])
  const paid = replay([...credited, log('Claimed', { holder: payee, amount: 7n })])
  expect(paid.earned.payee).toEqual([0n, 0n])
  expect(paid.totals).toEqual([8n, 7n, 6n])
})

test.each([
  ['distributed', distributed(10n, 10n, 0n)],
  ['credited', log('Credited', { account: owner, amount: 10n })],
])('While a holder is paid more may be %s, which comes first in the logs', (_, granted) => {
  const before = [...born, distributed(20n, 10n, 0n)]
  const paid = log('Claimed', { holder: owner, amount: 20n })
  expect(replay([...before, ...within('0x01', granted, paid)]).earned).toEqual({ owner: [10n, 0n] })
  const both = within('0x01', granted, log('Claimed', { holder: owner, amount: 10n }), paid)
  expect(replay([...before, ...both]).earned).toEqual({ owner: [0n, 0n] })
  expect(() => replay([...before, granted, paid])).toThrow('A log is amiss before log 5 of block 100')
})

test('Transfers of nothing, or to oneself, change nothing', () => {
  const steps = [moved(owner, alice, 0n), moved(owner, owner, 10n), moved(pair, pair, 0n), moved(alice, token, 0n)]
  expect(replay([...twice, ...steps])).toEqual(replay(twice))
})

test('Logs of others and other logs are ignored', () => {
  const topics = encodeEventTopics({ abi: parseAbi(['event ClaimSkipped(address indexed holder)']) })
  const other = { address: token, topics: topics as Log['topics'], data: '0x' } as const
  expect(replay([...twice, { ...moved(owner, alice, 5n), address: pair }, other])).toEqual(replay(twice))
})

test('The token may be written in any case', () => {
  const logs = completeLogs(twice)
  expect(replayDividends(token.toLowerCase() as Address, logs)).toEqual(replayDividends(token, logs))
})

test.each([0, 1])('Without log %i of a token’s birth there is no replay', (index) => {
  expect(() => replay(twice.toSpliced(index, 1))).toThrow(`The log TokenSetUp or DividendsSetUp of ${token} is missing`)
})

test.each([
  ['the supply is missing', twice.toSpliced(2, 1), 2],
  ['a distribution is missing', twice.toSpliced(3, 1), 3],
  ['a distribution is missing that was claimed', [...born, log('Claimed', { holder: owner, amount: 1n })], 3],
  ['the units are others', [...born, distributed(1n, 9n, 6n)], 3],
  ['the remainder is another', [...born, distributed(1n, 10n, 5n)], 3],
  ['nobody is eligible', [...born, moved(owner, dead, 10n), distributed(1n, 0n, 0n)], 4],
  ['somebody has not what it pays', [...born, moved(owner, alice, 11n)], 3],
  ['the vault has not what it pays', [...born, moved(vault, alice, 1n)], 3],
  ['somebody has not what it pays itself', [...born, moved(alice, alice, 1n)], 3],
  ['a purchase is missing', [...born, moved(owner, pair, 5n), distributed(1n, 6n, one % 6n)], 4],
  ['more is claimed than was earned', [...twice, log('Claimed', { holder: owner, amount: 2n })], 5],
  ['less is claimed than was earned', [...twice, log('Claimed', { holder: owner, amount: 0n })], 5],
  [
    'more is claimed than was earned, in a transaction that granted something',
    [...shared, ...within('0x01', distributed(1n, 10n, 2n), log('Claimed', { holder: owner, amount: 2n }))],
    5,
  ],
  ['a credit is missing', [...shared, log('Claimed', { holder: payee, amount: 7n })], 4],
])('When %s, the log that shows it is named', (_, logs, index) => {
  expect(() => replay(logs)).toThrow(`A log is amiss before log ${index} of block 100`)
})

test('Logs that are swapped or there twice are named', () => {
  const logs = completeLogs([...twice, moved(owner, owner, 0n), moved(alice, alice, 0n)])
  const [first, second] = [logs[5] as Log, logs[6] as Log]
  expect(() => replayDividends(token, logs.with(5, second).with(6, first))).toThrow('before log 5 of block 100')
  expect(() => replayDividends(token, [...logs, second])).toThrow('before log 6 of block 100')
  expect(() => replayDividends(token, [...logs, { ...second, blockNumber: 99n, logIndex: 7 }])).toThrow('of block 99')
  expect(() => replayDividends(token, [...logs, { ...second, blockNumber: 101n, logIndex: 0 }])).not.toThrow()
})

/** All that is not nothing, by name; what is earned in whole units and in 2^-128; what was granted, claimed, and remains. */
function replay(logs: readonly LogContent[]) {
  const { balances, eligible, claimable, granted, claimed, remainder } = replayDividends(token, completeLogs(logs))
  const nameOf = (account: Address) => Object.entries(names).find(([, address]) => address === account)?.[0] ?? account
  const earned = [...claimable].map(([account, { amount, fraction }]) => [nameOf(account), [amount, fraction]] as const)
  const units = [...balances].filter(([, balance]) => balance > 0n)
  return {
    units: Object.fromEntries(units.map(([account, balance]) => [nameOf(account), balance])),
    eligible: [...eligible.holders.map(nameOf), eligible.units],
    earned: Object.fromEntries(earned) as Record<string, readonly [bigint, bigint]>,
    totals: [granted, claimed, remainder],
  }
}

function log(eventName: (typeof abi)[number]['name'], args: Record<string, Address | bigint>): LogContent {
  const plain = abi.find(({ name }) => name === eventName)?.inputs.filter((input) => !('indexed' in input)) ?? []
  return {
    address: token,
    topics: encodeEventTopics({ abi, eventName, args } as never) as Log['topics'],
    data: encodeAbiParameters(
      plain,
      plain.map(({ name }) => args[name]),
    ),
  }
}

function moved(from: Address, to: Address, value: bigint): LogContent {
  return log('Transfer', { from, to, value })
}

function distributed(amount: bigint, eligibleUnits: bigint, remainder: bigint): LogContent {
  return log('Distributed', { amount, eligibleUnits, remainder })
}

/** One transaction. */
function within(hash: Hex, ...logs: LogContent[]): LogContent[] {
  return logs.map((one) => ({ ...one, transactionHash: hash }))
}
