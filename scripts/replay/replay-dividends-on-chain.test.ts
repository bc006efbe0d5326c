import { replayDividends } from '@saleyard/history/folds/replay-dividends.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type LocalChain, startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { baby, buybackBaby, type Dividends, dividendsAbi } from '@scripts/replay/history/kinds.ts'
import { dead } from '@scripts/replay/history/market.ts'
import { type History, listActions, playHistory, readHoldersOf } from '@scripts/replay/history/play-history.ts'
import { getAddress, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

const kinds = { baby, buybackBaby }
const plays = (['baby', 'buybackBaby'] as const).flatMap((kind) => [1, 2, 3].map((seed) => ({ kind, seed })))
const actionsPerHistory = 100
const histories = new Map<string, History<Dividends>>()
let chain: LocalChain

beforeAll(async () => {
  chain = await startLocalChain()
  // By the machine's clock a history would be another one each time.
  await createLocalClient(chain.rpcUrl).setBlockTimestampInterval({ interval: 12 })
  for (const { kind, seed } of plays)
    histories.set(`${kind} ${seed}`, await playHistory(chain, kinds[kind], seed, actionsPerHistory))
}, 240_000)
afterAll(() => chain.stop())

test.each(plays)('After each action of the history of $kind with seed $seed all is as the chain tells it', (play) => {
  const { market, logs, steps } = historyOf(play)
  const nothing = { amount: 0n, fraction: 0n }
  for (const [index, { action, logCount, balances, state }] of steps.entries()) {
    const at = `after ${action}, action ${index}`
    const { balances: units, eligible, claimable, ...totals } = replayDividends(market.token, logs.slice(0, logCount))
    const { claimable: expectedClaimable, units: expectedUnits, ...expectedTotals } = state
    // The chain was asked for accounts that had units; the replay has those too that were only credited.
    expect(withoutZeros(units), `balances ${at}`).toEqual(withoutZeros(balances))
    expect(eligible.units, `eligible units ${at}`).toBe(expectedUnits)
    expect(totals, `totals ${at}`).toEqual(expectedTotals)
    for (const [account, all] of expectedClaimable)
      expect(claimable.get(account) ?? nothing, `${account} ${at}`).toEqual(all)
    expect(
      [...claimable.keys()].filter((account) => !expectedClaimable.has(account)),
      `nobody else has earned ${at}`,
    ).toEqual([])
    const earned = [...claimable.values()].reduce((sum, { amount, fraction }) => sum + (amount << 128n) + fraction, 0n)
    expect(earned + totals.remainder, `nothing is lost ${at}`).toBe((totals.granted - totals.claimed) << 128n)
  }
})

test.each(['baby', 'buybackBaby'] as const)(
  'What a node gives of a token of %s is proven by its balances',
  async (kind) => {
    const { market, steps } = historyOf({ kind, seed: 1 })
    const { holders, verdict } = await readHoldersOf(market, 'dividends')
    const last = withoutZeros(steps.at(-1)?.balances ?? new Map())
    expect(verdict).toMatchObject({ kind: 'proven', checked: last.size, differences: [] })
    expect(new Map(holders.map(({ account, balance }) => [getAddress(account), balance]))).toEqual(last)
  },
)

test.each(['baby', 'buybackBaby'] as const)('The histories of %s have met what is hard to replay', (kind) => {
  const all = plays.filter((play) => play.kind === kind).map(historyOf)
  const happened = all.flatMap(({ steps }) => steps.map(({ action }) => action))
  // Only the reward token logs these.
  const silent = ['block', 'gift']
  const loud = Object.keys(listActions(kinds[kind])).filter((action) => !silent.includes(action))
  expect(happened, 'actions that changed something').toEqual(expect.arrayContaining(loud))

  const distributions = all.flatMap((history) =>
    eventsOf(history).filter(({ eventName }) => eventName === 'Distributed'),
  )
  expect(distributions.length, 'distributions').toBeGreaterThan(10)
  expect(all.some(hasNestedGrant), 'a distribution while a holder was paid').toBe(true)
  expect(all.some(hasComeback), 'a time when nobody was eligible, and then somebody').toBe(true)
  expect(all.some(hasSmallHolder), 'a holder below the minimum').toBe(kind === 'baby')
  const credits = all.flatMap((history) => eventsOf(history).filter(({ eventName }) => eventName === 'Credited'))
  expect(credits.length > 0, 'a marketing wallet that could not be paid').toBe(kind === 'baby')
})

test('Without a log that changes the totals, one after it is named', () => {
  const left = plays.flatMap((play) => listTelling(play).map((index) => ({ history: historyOf(play), index })))
  expect(left.length, 'logs that change the totals').toBeGreaterThan(100)

  for (const { history, index } of left)
    expect(
      () => replayDividends(history.market.token, history.logs.toSpliced(index, 1)),
      `without log ${index}`,
    ).toThrow('A log is amiss before log')
})

function withoutZeros(balances: Map<string, bigint>) {
  return new Map([...balances].filter(([, balance]) => balance > 0n))
}

type Play = (typeof plays)[number]

function historyOf({ kind, seed }: Play): History<Dividends> {
  const history = histories.get(`${kind} ${seed}`)
  if (!history) throw new Error(`The history of ${kind} with seed ${seed} was not played`)
  return history
}

type Event = ReturnType<typeof eventsOf>[number]

/** What a replay follows, and at which place of the history's logs it is. */
function eventsOf({ logs }: History<Dividends>) {
  return logs.flatMap((log, index) =>
    parseEventLogs({ abi: dividendsAbi, logs: [log] }).map((event) => ({ ...event, index })),
  )
}

function hasNestedGrant(history: History<Dividends>): boolean {
  return eventsOf(history).some((event, at, events) => isNested(event, events.slice(0, at)))
}

/** A claim in whose transaction something was granted before: the holder may have more then than it pays. */
function isNested({ eventName, transactionHash }: Event, before: Event[]): boolean {
  const grants = before.filter((event) => event.eventName === 'Distributed' || event.eventName === 'Credited')
  return eventName === 'Claimed' && grants.some((event) => event.transactionHash === transactionHash)
}

function hasComeback({ steps }: History<Dividends>): boolean {
  const end = steps.findIndex(({ state }) => state.units === 0n)
  return end >= 0 && steps.slice(end).some(({ state }) => state.units > 0n)
}

function hasSmallHolder({ market, steps }: History<Dividends>): boolean {
  const { pair, vault, token } = market
  return steps.some(({ balances, state }) => {
    const held = [...balances].filter(([account]) => ![pair, vault, token, dead].includes(account))
    return held.reduce((sum, [, units]) => sum + units, 0n) > state.units
  })
}

/** Logs without which a later one cannot be. */
function listTelling(play: Play): number[] {
  const events = eventsOf(historyOf(play))
  const isTold = (event: Event, at: number) =>
    isToldByDistribution(play, event, events.slice(at + 1)) || isToldByClaim(event, at, events)
  return events.filter(isTold).map(({ index }) => index)
}

/** Shows the remainder of the one before, and the holdings if every unit earns: holdings below a minimum do not show. */
function isToldByDistribution(play: Play, event: Event, later: Event[]): boolean {
  if (!later.some(({ eventName }) => eventName === 'Distributed')) return false
  if (event.eventName !== 'Transfer') return event.eventName === 'Distributed'

  const { pair, vault, token } = historyOf(play).market
  const isHolder = (account: string) => ![pair, vault, token, dead].some((one) => one === account)
  const { from, to, value } = event.args
  return play.kind === 'buybackBaby' && value > 0n && isHolder(from) !== isHolder(to)
}

/** What the account was credited or paid before its next claim. */
function isToldByClaim(event: Event, at: number, events: Event[]): boolean {
  if (event.eventName !== 'Credited' && event.eventName !== 'Claimed') return false

  const account = event.eventName === 'Credited' ? event.args.account : event.args.holder
  return events.some(
    (next, place) =>
      place > at &&
      next.eventName === 'Claimed' &&
      next.args.holder === account &&
      !isNested(next, events.slice(0, place)),
  )
}
