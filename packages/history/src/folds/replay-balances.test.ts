import { completeLogs as place, type LogContent as Step } from '@saleyard/history/folds/testing/complete-logs.ts'
import { type Address, encodeAbiParameters, encodeEventTopics, type Log, parseAbi, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { replayBalances } from './replay-balances.ts'

const abi = parseAbi([
  'event TokenSetUp(address indexed firstOwner, address indexed pair, address indexed vault, address router)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Reflected(address indexed from, uint256 amount, uint256 eligibleUnits, uint256 eligibleShares)',
])
const token = '0xABcdEFABcdEFabcdEfAbCdefabcdeFABcDEFabCD'
const pair = '0x2222222222222222222222222222222222222222'
const vault = '0x3333333333333333333333333333333333333333'
const owner = '0x4444444444444444444444444444444444444444'
const alice = '0x5555555555555555555555555555555555555555'
const dead = '0x000000000000000000000000000000000000dEaD'

/** Ten units of the first owner, of which three went to the pair and were distributed: a unit is worth 0.7 * 2^30 shares. */
const uneven = [setUp(), moved(zeroAddress, owner, 10n), moved(owner, pair, 3n), reflected(pair, 3n, 10n, 7516192768n)]

/** Alice keeps a part of a unit, and the first owner pays a unit more than it has: as many as there are. */
const bare = [
  ...[...uneven, moved(owner, alice, 3n), moved(owner, pair, 3n), reflected(pair, 3n, 10n, 5261334937n)],
  ...[moved(alice, pair, 4n), moved(owner, pair, 6n), moved(pair, pair, 0n)],
]

test('The supply is the first owner’s', () => {
  expect(replay([setUp(), moved(zeroAddress, owner, 10n)])).toEqual({ owner: 10n, units: 10n, shares: 10n << 30n })
})

test('A distribution makes each share worth more', () => {
  expect(replay(uneven)).toEqual({ owner: 10n, units: 10n, shares: 7516192768n })
})

test('A holder pays a holder in shares, rounded up', () => {
  const logs = [...uneven, moved(owner, alice, 1n)]
  expect(replay(logs)).toEqual({ owner: 8n, alice: 1n, units: 10n, shares: 7516192768n })
})

test('A holder that pays an account that earns nothing burns shares, rounded up', () => {
  for (const [name, account] of Object.entries({ pair, vault, token, dead }))
    expect(replay([...uneven, moved(owner, account as Address, 1n)]), name).toEqual({
      owner: 9n,
      [name]: 1n,
      units: 9n,
      shares: 6764573491n,
    })
})

test('An account that earns nothing pays a holder in new shares, rounded up', () => {
  const logs = [...uneven, moved(owner, pair, 1n), moved(pair, alice, 1n)]
  expect(replay(logs)).toEqual({ owner: 8n, alice: 1n, units: 10n, shares: 7516192768n })
})

test('Accounts that earn nothing pay each other in units', () => {
  const logs = [...uneven, moved(owner, pair, 4n), moved(pair, dead, 3n)]
  expect(replay(logs)).toEqual({ owner: 6n, pair: 1n, dead: 3n, units: 6n, shares: 4509715660n })
})

test('A holder that distributes burns shares, rounded up', () => {
  const logs = [...uneven, moved(owner, alice, 2n), reflected(owner, 1n, 10n, 6764573491n)]
  expect(replay(logs)).toEqual({ owner: 7n, alice: 2n, units: 10n, shares: 6764573491n })
})

test('The last step of a holder that pays everything takes the shares there are', () => {
  const steps = [moved(owner, alice, 1n), moved(owner, alice, 8n)]
  expect(replay([...uneven, ...steps])).toEqual({ alice: 9n, units: 10n, shares: 7516192768n })
  expect(replay([...uneven, ...steps, reflected(owner, 1n, 10n, 6764573492n)])).toEqual({
    alice: 10n,
    units: 10n,
    shares: 6764573492n,
  })
  expect(replay([...uneven, ...steps, moved(owner, vault, 1n)])).toEqual({
    alice: 9n,
    vault: 1n,
    units: 9n,
    shares: 6764573492n,
  })
})

test('Who comes when nobody is left gets shares as the first did', () => {
  const logs = [...uneven, moved(owner, dead, 10n), moved(dead, alice, 5n)]
  expect(replay(logs)).toEqual({ dead: 5n, alice: 5n, units: 5n, shares: 5n << 30n })
})

test.each([
  { amount: 2n ** 14n - 1n, shares: 2n ** 30n },
  { amount: 2n ** 14n, shares: 2n ** 44n },
  { amount: 2n ** 28n - 1n, shares: 2n ** 44n },
  { amount: 2n ** 28n, shares: 2n ** 58n },
])('When $amount units are distributed to one unit there are $shares shares', ({ amount, shares }) => {
  const logs = [setUp(), moved(zeroAddress, owner, amount + 1n), moved(owner, pair, amount)]
  expect(replay([...logs, reflected(pair, amount, amount + 1n, shares)])).toEqual({
    owner: amount + 1n,
    units: amount + 1n,
    shares,
  })
})

test('Nothing moves with nothing, nor to oneself', () => {
  const logs = [...uneven, moved(owner, pair, 1n), moved(owner, owner, 9n), moved(pair, pair, 1n)]
  const nothing = [owner, alice, pair].flatMap((from) =>
    [owner, alice, pair, token].map((to) => moved(from as Address, to as Address, 0n)),
  )
  expect(replay([...logs, ...nothing])).toEqual({ owner: 9n, pair: 1n, units: 9n, shares: 6764573491n })
})

test('Logs of others and other logs are ignored', () => {
  const foreign = { ...moved(owner, alice, 5n), address: pair } as const
  const topics = encodeEventTopics({ abi: parseAbi(['event Sync(uint112 a, uint112 b)']), eventName: 'Sync' })
  const other = { address: token, topics, data: `0x${'00'.repeat(64)}` } as const
  expect(replay([...uneven, foreign, other as Step])).toEqual(replay(uneven))
})

test('The token may be written in any case', () => {
  expect(replayBalances(token.toLowerCase() as Address, place(uneven))).toEqual(replayBalances(token, place(uneven)))
})

test('Without the first log there is no replay', () => {
  expect(() => replay(uneven.slice(1))).toThrow(`The log TokenSetUp of ${token} is missing`)
})

test.each([
  ['the supply is missing', without(uneven, 1), 1],
  ['a payment is missing that the payer has spent', without(uneven, 2), 2],
  ['an account that earns nothing has not what it pays', [...uneven, moved(vault, alice, 1n)], 4],
  ['a holder has not what it pays', [...uneven, moved(owner, alice, 12n)], 4],
  ['a distribution is missing', [...without(uneven, 3), reflected(owner, 1n, 10n, 6764573491n)], 3],
  ['the units are others', [...uneven, reflected(owner, 1n, 11n, 6764573491n)], 4],
  ['the shares are others', [...uneven, reflected(owner, 1n, 10n, 6764573492n)], 4],
  ['nobody is there to be paid', [...uneven, moved(owner, pair, 10n), reflected(pair, 1n, 1n, 1n)], 5],
  ['shares are left that nothing is behind', [...bare, moved(pair, alice, 1n), reflected(pair, 1n, 3n, 1n)], 11],
])('When %s, the log that shows it is named', (_, logs, index) => {
  expect(() => replay(logs)).toThrow(`A log is amiss before log ${index} of block 100`)
})

test('Logs that are swapped or there twice are named', () => {
  const logs = place([...uneven, moved(owner, owner, 0n), moved(alice, alice, 0n)])
  const [first, second] = [logs[4] as Log, logs[5] as Log]
  expect(() => replayBalances(token, logs.with(4, second).with(5, first))).toThrow('before log 4 of block 100')
  expect(() => replayBalances(token, [...logs, second])).toThrow('before log 5 of block 100')
  expect(() => replayBalances(token, [...logs, { ...second, blockNumber: 99n, logIndex: 6 }])).toThrow('of block 99')
  expect(() => replayBalances(token, [...logs, { ...second, blockNumber: 101n, logIndex: 0 }])).not.toThrow()
})

/** All that is not nothing, by name. */
function replay(logs: readonly Step[]): Record<string, bigint> {
  const { balances, units, shares } = replayBalances(token, place(logs))
  const named = Object.entries({ token, pair, vault, owner, alice, dead } as const)
    .map(([name, account]) => [name, balances.get(account) ?? 0n] as const)
    .filter(([, balance]) => balance > 0n)
  return { ...Object.fromEntries(named), units, shares }
}

function setUp(): Step {
  const topics = encodeEventTopics({ abi, eventName: 'TokenSetUp', args: { firstOwner: owner, pair, vault } })
  return { address: token, topics: topics as Log['topics'], data: encodeAbiParameters([{ type: 'address' }], [alice]) }
}

function moved(from: Address, to: Address, value: bigint): Step {
  const topics = encodeEventTopics({ abi, eventName: 'Transfer', args: { from, to } })
  return { address: token, topics: topics as Log['topics'], data: encodeAbiParameters([{ type: 'uint256' }], [value]) }
}

function reflected(from: Address, amount: bigint, units: bigint, shares: bigint): Step {
  const topics = encodeEventTopics({ abi, eventName: 'Reflected', args: { from } })
  const data = encodeAbiParameters(Array(3).fill({ type: 'uint256' }), [amount, units, shares])
  return { address: token, topics: topics as Log['topics'], data }
}

function without(logs: readonly Step[], index: number): Step[] {
  return logs.filter((_, at) => at !== index)
}
