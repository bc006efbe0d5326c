import type { tokenVaultAbi } from '@saleyard/generated/abis'
import { replayBalances } from '@saleyard/history/folds/replay-balances.ts'
import { createLocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type LocalChain, startLocalChain } from '@saleyard/testkit/chain/start-local-chain.ts'
import { readArtifact } from '@scripts/artifacts.ts'
import { tokenAbi } from '@scripts/replay/history/abi.ts'
import { liquidityGenerator } from '@scripts/replay/history/kinds.ts'
import { dead } from '@scripts/replay/history/market.ts'
import {
  type History as HistoryOf,
  listActions,
  playHistory,
  readHoldersOf,
} from '@scripts/replay/history/play-history.ts'
import { getAddress, type Log, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'

type History = HistoryOf<{ units: bigint; shares: bigint }>

const { abi: vaultAbi } = readArtifact<typeof tokenVaultAbi>('TokenVault')
const seeds = [1, 2, 3, 4]
const actionsPerHistory = 80
const histories = new Map<number, History>()
let chain: LocalChain

beforeAll(async () => {
  chain = await startLocalChain()
  // By the machine's clock a history would be another one each time.
  await createLocalClient(chain.rpcUrl).setBlockTimestampInterval({ interval: 12 })
  for (const seed of seeds) histories.set(seed, await playHistory(chain, liquidityGenerator, seed, actionsPerHistory))
}, 180_000)
afterAll(() => chain.stop())

test.each(seeds)('After each action of the history with seed %i all balances are those of the chain', (seed) => {
  const { market, logs, steps } = historyOf(seed)
  for (const [index, { action, logCount, balances, state }] of steps.entries()) {
    const { balances: replayed, ...totals } = replayBalances(market.token, logs.slice(0, logCount))
    expect(replayed, `balances after ${action}, action ${index}`).toEqual(balances)
    expect(totals, `totals after ${action}, action ${index}`).toEqual(state)
  }
})

test('What a node gives of a token is proven by its balances and its supply', async () => {
  const { market, steps } = historyOf(1)
  const { holders, verdict } = await readHoldersOf(market, 'reflection')
  const last = [...(steps.at(-1)?.balances ?? [])].filter(([, balance]) => balance > 0n)
  expect(verdict).toMatchObject({ kind: 'proven', checked: last.length, differences: [] })
  expect(new Map(holders.map(({ account, balance }) => [getAddress(account), balance]))).toEqual(new Map(last))
})

test('The histories have met what is hard to replay', () => {
  const all = seeds.map(historyOf)
  const happened = new Set(all.flatMap(({ steps }) => steps.map(({ action }) => action)))
  expect([...happened].sort(), 'actions that changed something').toEqual(
    Object.keys(listActions(liquidityGenerator)).sort(),
  )

  const processed = all.flatMap(({ logs }) => parseEventLogs({ abi: vaultAbi, eventName: 'Processed', logs }))
  expect(processed.length, 'runs that swapped').toBeGreaterThan(0)

  const distributions = all.flatMap(distributionsOf)
  const payers = new Set(distributions.map(({ history, from }) => (from === history.market.pair ? 'pair' : 'holder')))
  expect([...payers].sort(), 'who has distributed').toEqual(['holder', 'pair'])
  expect(distributions.some(hasMultiplied), 'a distribution that multiplied the shares').toBe(true)
  expect(all.some(hasComeback), 'a time when nobody earned, and then somebody').toBe(true)
})

test('Without a log that changes the totals, one after it is named', () => {
  const history = historyOf(1)
  const { market, logs } = history
  // Each distribution shows the totals: logs after the last one are not checked.
  const last = Math.max(...distributionsOf(history).map(({ index }) => index))
  const changing = [...logs.keys()].filter((index) => index < last && changesTotals(history, index))
  expect(changing.length, 'logs that change the totals').toBeGreaterThan(50)

  expect(() => replayBalances(market.token, logs), 'with all logs').not.toThrow()
  for (const index of changing) {
    const incomplete = logs.toSpliced(index, 1)
    expect(() => replayBalances(market.token, incomplete), `without log ${index}`).toThrow('A log is amiss before log')
  }
})

function historyOf(seed: number): History {
  const history = histories.get(seed)
  if (!history) throw new Error(`The history with seed ${seed} was not played`)
  return history
}

function distributionsOf(history: History) {
  return history.logs.flatMap((log, index) =>
    parseEventLogs({ abi: tokenAbi, eventName: 'Reflected', logs: [log] }).map(({ args }) => ({
      history,
      index,
      ...args,
    })),
  )
}

/** Nothing else that a distribution does makes shares more. */
function hasMultiplied({ history, index, eligibleShares }: ReturnType<typeof distributionsOf>[number]): boolean {
  return replayBalances(history.market.token, history.logs.slice(0, index)).shares < eligibleShares
}

function hasComeback({ steps }: History): boolean {
  const end = steps.findIndex(({ state }) => state.shares === 0n)
  return end >= 0 && steps.slice(end).some(({ state }) => state.shares > 0n)
}

function changesTotals({ market, logs }: History, index: number): boolean {
  const isPlain = (account: string) => [market.pair, market.vault, market.token, dead].some((one) => one === account)
  const [log] = parseEventLogs({ abi: tokenAbi, eventName: ['Transfer', 'Reflected'], logs: [logs[index] as Log] })
  if (log?.eventName !== 'Transfer') return log !== undefined
  return log.args.value > 0n && isPlain(log.args.from) !== isPlain(log.args.to)
}
