// Reads the balances of a token by its logs, from the indexer and from the contract, to be compared.

import { createCandleFold } from '@saleyard/history/folds/candles.ts'
import { dividendsFold, earnedBy } from '@saleyard/history/folds/dividends.ts'
import { erc20Fold } from '@saleyard/history/folds/erc20.ts'
import {
  type Flow,
  listFlows,
  noFlow,
  sumFlows,
  type Timed,
  tokenFlowsFold,
  vaultFlowsFold,
} from '@saleyard/history/folds/flows.ts'
import type { BalanceFold, FoldEvent, HistoryLog } from '@saleyard/history/folds/fold.ts'
import { createLedger, foldLogs, type Ledger, listBalances } from '@saleyard/history/folds/ledger.ts'
import { reflectionFold } from '@saleyard/history/folds/reflection.ts'
import type { TestIndexer } from '@saleyard/indexer/testing/start-indexer.ts'
import type { LocalClient } from '@saleyard/testkit/chain/local-client.ts'
import { type Address, erc20Abi, parseAbi } from 'viem'

export type IndexedToken = {
  address: Address
  kind: 'standard' | 'named' | 'liquidityGenerator' | 'baby' | 'buybackBaby'
}

/** Base units by account in lower case; those of 0 are left out. */
export type Balances = Map<string, bigint>

/** What accounts can claim of the reward token, in whole units. */
type Holdings = { balances: Balances; claimable: Balances }

/** With batches of a hundred transfers a longer answer would exceed what viem reads, 10 MB. */
const blocksPerRequest = 100n

/** Asks for a range of blocks after the other, up to the last block. */
export async function readInRanges<Log>(
  client: LocalClient,
  read: (range: { fromBlock: bigint; toBlock: bigint }) => Promise<readonly Log[]>,
): Promise<Log[]> {
  const logs: Log[] = []
  const head = await client.getBlockNumber({ cacheTime: 0 })
  for (let fromBlock = 0n; fromBlock <= head; fromBlock += blocksPerRequest)
    logs.push(...(await read({ fromBlock, toBlock: fromBlock + blocksPerRequest - 1n })))
  return logs
}

/** What packages/history makes of the token's logs. */
export async function replay(client: LocalClient, { address, kind }: IndexedToken): Promise<Holdings> {
  const logs: HistoryLog[] = await readInRanges(client, (range) => client.getLogs({ address, ...range }))

  if (kind === 'standard' || kind === 'named')
    return { balances: foldAll(erc20Fold, address, logs).balances, claimable: new Map() }
  if (kind === 'liquidityGenerator')
    return { balances: foldAll(reflectionFold, address, logs).balances, claimable: new Map() }
  const { balances, ledger } = foldAll(dividendsFold, address, logs)
  const earned = [...ledger.entries].map(
    ([account, entry]) => [account, earnedBy(account, entry, ledger.totals) >> 128n] as const,
  )
  return { balances, claimable: new Map(earned.filter(([, amount]) => amount > 0n)) }
}

function foldAll<Event extends FoldEvent, Entry, Totals>(
  fold: BalanceFold<Event, Entry, Totals>,
  address: Address,
  logs: HistoryLog[],
): { balances: Balances; ledger: Ledger<Entry, Totals> } {
  const ledger = createLedger(fold, address)
  foldLogs(fold, ledger, logs)
  return { balances: new Map(listBalances(fold, ledger)), ledger }
}

/** What the indexer says, by SQL over HTTP. */
export async function readIndexer(indexer: TestIndexer, { address }: IndexedToken): Promise<Holdings> {
  const rows = await indexer.sql<{ account: string; balance: string; claimable: string }>(
    `select account, balance, claimable from holding where token = '${address.toLowerCase()}'`,
  )
  const list = (name: 'balance' | 'claimable') =>
    new Map(rows.map((row) => [row.account, BigInt(row[name])] as const).filter(([, amount]) => amount > 0n))
  return { balances: list('balance'), claimable: list('claimable') }
}

const claimableAbi = parseAbi(['function claimableOf(address holder) view returns (uint256 amount, uint256 fraction)'])
const callsPerRequest = 2_000

/** What the contract says of these accounts. */
export async function readContract(
  client: LocalClient,
  multicallAddress: Address,
  { address, kind }: IndexedToken,
  accounts: string[],
): Promise<Holdings> {
  const holdings: Holdings = { balances: new Map(), claimable: new Map() }
  const options = { multicallAddress, allowFailure: false, batchSize: 0 } as const
  for (let start = 0; start < accounts.length; start += callsPerRequest) {
    const some = accounts.slice(start, start + callsPerRequest) as Address[]
    const balances = await client.multicall({
      ...options,
      contracts: some.map((one) => ({ address, abi: erc20Abi, functionName: 'balanceOf', args: [one] }) as const),
    })
    keep(holdings.balances, some, balances)
    if (kind !== 'baby' && kind !== 'buybackBaby') continue
    const claims = await client.multicall({
      ...options,
      contracts: some.map((one) => ({ address, abi: claimableAbi, functionName: 'claimableOf', args: [one] }) as const),
    })
    keep(
      holdings.claimable,
      some,
      claims.map(([amount]) => amount),
    )
  }
  return holdings
}

function keep(into: Balances, accounts: string[], amounts: readonly bigint[]): void {
  for (const [index, account] of accounts.entries()) if (amounts[index]) into.set(account, amounts[index])
}

/** Interval, time, open, high, low, close, volumes and swaps of a candle, as text. */
type CandleRow = string

const intervals = [300, 3_600, 86_400]

/** What packages/history makes of the logs of the token's pool. */
export async function replayCandles(client: LocalClient, token: Address): Promise<CandleRow[]> {
  const pair = await client.readContract({ address: token, abi: pairAbi, functionName: 'pair' })
  const token0 = await client.readContract({ address: pair, abi: pairAbi, functionName: 'token0' })
  const logs: HistoryLog[] = await readInRanges(client, (range) => client.getLogs({ address: pair, ...range }))
  return intervals.flatMap((interval) => {
    const fold = createCandleFold({ interval, isBaseFirst: token0 === token })
    const ledger = createLedger(fold, pair)
    foldLogs(fold, ledger, logs)
    return [...ledger.entries.values()].map(({ time, open, high, low, close, baseVolume, quoteVolume, swaps }) => {
      const prices = [open, high, low, close].map(({ base, quote }) => `${quote}/${base}`)
      return [interval, time, ...prices, baseVolume, quoteVolume, swaps].join(' ')
    })
  })
}

/** What packages/history makes of the logs of a token and its vault, hour by hour. */
export async function replayFlows(client: LocalClient, token: Address): Promise<Timed<Flow>[]> {
  const vault = await client.readContract({ address: token, abi: pairAbi, functionName: 'vault' })
  const [ofToken, ofVault] = [createLedger(tokenFlowsFold, token), createLedger(vaultFlowsFold, vault)]
  const logsOf = (address: Address): Promise<HistoryLog[]> =>
    readInRanges(client, (range) => client.getLogs({ address, ...range }))
  foldLogs(tokenFlowsFold, ofToken, await logsOf(token))
  foldLogs(vaultFlowsFold, ofVault, await logsOf(vault))
  return listFlows(ofToken, ofVault)
}

/** What the indexer says of the same, by SQL. */
export async function readFlows(indexer: TestIndexer, token: Address, interval: number): Promise<Timed<Flow>[]> {
  const columns = (Object.keys(noFlow) as (keyof Flow)[]).map((name) => [name, toSnakeCase(name)] as const)
  const rows = await indexer.sql<Record<string, string>>(
    `select time, ${columns.map(([, column]) => column).join()} from flow where token = '${token.toLowerCase()}' and interval = ${interval}`,
  )
  const entries = rows.map((row) => {
    const amounts = columns.map(([name, column]) => [name, BigInt(row[column] ?? 0)])
    return [String(row.time), Object.fromEntries(amounts) as Flow] as const
  })
  return sumFlows(listFlows({ entries: new Map(entries) }, { entries: new Map() }), BigInt(interval))
}

function toSnakeCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const pairAbi = parseAbi([
  'function pair() view returns (address)',
  'function vault() view returns (address)',
  'function token0() view returns (address)',
])

/** What the indexer says of the token's pool, by GraphQL. */
export async function readCandles(indexer: TestIndexer, token: Address): Promise<CandleRow[]> {
  const { pools } = await indexer.query<{ pools: { items: { pair: Address }[] } }>(
    `{ pools(where: { token: "${token.toLowerCase()}" }) { items { pair } } }`,
  )
  const fields =
    'openBase openQuote highBase highQuote lowBase lowQuote closeBase closeQuote baseVolume quoteVolume swaps'
  const where = `{ pair: "${pools.items[0]?.pair}" }`
  const { candles } = await indexer.query<{ candles: { items: Record<string, string | number>[] } }>(
    `{ candles(where: ${where}, limit: 1000) { items { interval time ${fields} } } }`,
  )
  const sides = ['open', 'high', 'low', 'close']
  return candles.items.map((one) => {
    const prices = sides.map((side) => `${one[`${side}Quote`]}/${one[`${side}Base`]}`)
    return [one.interval, one.time, ...prices, one.baseVolume, one.quoteVolume, one.swaps].join(' ')
  })
}
