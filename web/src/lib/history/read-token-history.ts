// Reads what happened to a token of ours: its holders, where its supply is, its price, what its fees became, what an account earned.

import { uniswapV2PairAbi } from '@saleyard/generated/abis'
import { checkBalances, type Holding, type Verdict } from '@saleyard/history/check/check-balances.ts'
import type { Candle, Price } from '@saleyard/history/folds/candles.ts'
import type { Earning, Flow, Timed } from '@saleyard/history/folds/flows.ts'
import { type BlockHeader, readTimes } from '@saleyard/history/read/blocks.ts'
import { createMemoryStore, type LogStore } from '@saleyard/history/read/log-store.ts'
import { expectWhole, type ReadLogsParameters, readLogs } from '@saleyard/history/read/read-logs.ts'
import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import { type Address, type Client, isAddressEqual } from 'viem'
import { readContract } from 'viem/actions'
import type { IndexerRefusal } from './ask-indexer.ts'
import { readTokenState, type TokenState } from './read-token-state.ts'
import { openTokenLedgers, type TokenFigures, type TokenPlace } from './token-ledgers.ts'
import { nameHolder, type SupplyShare, splitSupply, sumLiquidityKept, type TopHolder } from './token-parts.ts'

/** What does not fit the chain besides balances: the pool's reserves, what left the vault, the ledger of dividends. */
export type HistoryMisfit = 'market' | 'vault' | 'dividends'

/** A history at a block. What does not fit the chain is left out, and named. */
export type TokenHistory = {
  block: BlockHeader
  /** Of the balances. */
  verdict: Verdict
  misfits: HistoryMisfit[]
  /** Absent if the balances are wrong, as `supply`. The largest ten by name. */
  holders?: { count: number; top: TopHolder[] }
  /** Base units of each part; together the supply. */
  supply?: { total: bigint; parts: SupplyShare[] }
  /** Hour by hour, the token's price in the wrapped coin; absent without a pair. */
  market?: { hours: Candle[] }
  /** Hour by hour; absent without a vault. */
  flows?: Timed<Flow>[]
  /** Hour by hour; absent without an account, and for a kind that pays its holders nothing. */
  earnings?: { account: Address; hours: Timed<Earning>[] }
  /** The indexer that was asked: how many of its hours were compared with their logs, or why it is not used. */
  indexer?: { host: string } & ({ hours: number } | { refusal: IndexerRefusal })
}

export type ReadTokenHistoryParameters = Omit<ReadLogsParameters, 'filter'> & TokenPlace

/** Holders that are listed by name, and the largest ones among which contracts and locks are searched. */
const mostListed = 10
const mostSearched = 200

/**
 * Reads the history of a token from its logs, up to a block.
 *
 * @throws HistoryError `gap`, `logsAmiss`, and what `readLogs` throws. What does not fit the chain is no error.
 */
export async function readTokenHistory(parameters: ReadTokenHistoryParameters): Promise<TokenHistory> {
  const { endpoints, token, pair, signal, store = createMemoryStore() } = parameters
  const ledgers = openTokenLedgers(parameters, pair !== undefined && (await isToken0(endpoints, { token, pair })))
  const filter = { address: ledgers.contracts, topics: [ledgers.topics] }
  const history = expectWhole(await readLogs({ ...parameters, filter, store: addTimes(store, endpoints) }))
  for await (const logs of history.read()) {
    signal?.throwIfAborted()
    ledgers.take(logs)
  }
  return confirmFigures(parameters, history.end, ledgers.list())
}

type ConfirmParameters = TokenPlace & { endpoints: readonly LogEndpoint[] }

/** Compares figures with the state of their block, and leaves out what does not fit. */
export async function confirmFigures(
  place: ConfirmParameters,
  block: BlockHeader,
  figures: TokenFigures,
): Promise<TokenHistory> {
  const { endpoints, token, kind, pair } = place
  const { holdings, liquidity, market, flows, earnings } = figures
  // Each account's shares are rounded down to units.
  const shortBy = kind === 'reflection' ? BigInt(holdings.length) : 0n
  const searched = { holdings: holdings.slice(0, mostSearched), liquidity: liquidity.slice(0, mostSearched) }
  const [verdict, state = stateless] = await Promise.all([
    checkBalances({ endpoints, contract: token, standard: 'erc20', block, holdings, shortBy }),
    readTokenState(endpoints, block, { token, pair, ...searched }),
  ])
  const misfits = compare(figures, state, place)
  const isRight = verdict.kind !== 'wrong'
  const fits = (...parts: HistoryMisfit[]) => !parts.some((part) => misfits.includes(part))
  return {
    block,
    verdict,
    misfits,
    ...(isRight && describeHolders(place, verdict, figures, state)),
    ...(isRight && fits('dividends') && earnings && { earnings }),
    ...(fits('market') && market && { market: { hours: market.hours } }),
    ...(fits('dividends', 'vault') && flows && { flows }),
  }
}

/** Where no endpoint has the state of the block: nothing is known to be a contract, and nothing is compared. */
const stateless: TokenState = {
  contracts: new Set(),
  locks: new Map(),
  liquidityLocks: new Map(),
  market: undefined,
  dividends: undefined,
}

function describeHolders({ pair, vault }: TokenPlace, verdict: Verdict, figures: TokenFigures, state: TokenState) {
  const { holdings, liquidity, firstOwner } = figures
  const { contracts, locks, liquidityLocks, market } = state
  const known = { pair: lower(pair), vault: lower(vault), firstOwner, contracts, locks }
  const total = verdict.supply.chain ?? verdict.supply.folded
  const kept = sumLiquidityKept(market?.liquidity ?? 0n, liquidity, liquidityLocks)
  return {
    holders: { count: holdings.length, top: holdings.slice(0, mostListed).map((one) => nameHolder(one, known)) },
    supply: { total, parts: splitSupply({ ...known, total, holdings, liquidity: kept }) },
  }
}

function compare(figures: TokenFigures, { market, dividends }: TokenState, { vault }: TokenPlace): HistoryMisfit[] {
  const { flows = [], holdings } = figures
  const misfits: Record<HistoryMisfit, boolean> = {
    market: market !== undefined && !isSamePrice(figures.market?.last, market),
    vault: vault !== undefined && !isVaultEven(flows, holdings, vault),
    dividends: dividends !== undefined && !isGranted(figures.dividends, dividends),
  }
  return (Object.keys(misfits) as HistoryMisfit[]).filter((part) => misfits[part])
}

/** A token without dividends has none that could differ. */
function isGranted(of: TokenFigures['dividends'], { granted, claimed }: NonNullable<TokenState['dividends']>): boolean {
  return of === undefined || (of.granted === granted && of.claimed === claimed)
}

/** An empty pair has no price. */
function isSamePrice(last: Price | undefined, { token, coin }: NonNullable<TokenState['market']>): boolean {
  return token === 0n || (last?.base === token && last.quote === coin)
}

/** Whether what came into the vault and is not in it any more is what the vault says it sold and added. */
function isVaultEven(flows: readonly Flow[], holdings: readonly Holding[], vault: Address): boolean {
  const held = holdings.find(({ account }) => account === lower(vault))?.amount ?? 0n
  return flows.reduce((sum, flow) => sum + flow.collectedUnits - flow.soldUnits - flow.liquidityUnits, 0n) === held
}

function lower(address: Address): Address
function lower(address: Address | undefined): Address | undefined
function lower(address: Address | undefined) {
  return address?.toLowerCase() as Address | undefined
}

/** A store whose logs all have the time of their block: a node that does not add it is asked for the block. */
export function addTimes(store: LogStore, endpoints: readonly LogEndpoint[]): LogStore {
  return {
    ...store,
    async append(range) {
      const blocks = range.logs.filter((log) => log.blockTimestamp === undefined).map((log) => log.blockNumber)
      const times = await askFirst(endpoints, (client) => readTimes(client, blocks))
      const logs = range.logs.map((log) => ({
        ...log,
        blockTimestamp: log.blockTimestamp ?? times.get(log.blockNumber),
      }))
      await store.append({ ...range, logs })
    },
  }
}

/** Whether the token is the first one of its pair. */
export async function isToken0(
  endpoints: readonly LogEndpoint[],
  { token, pair }: { token: Address; pair: Address },
): Promise<boolean> {
  const question = { address: pair, abi: uniswapV2PairAbi, functionName: 'token0' } as const
  return isAddressEqual(await askFirst(endpoints, (client) => readContract(client, question)), token)
}

/** Has the first endpoint answer that can. @throws the last endpoint's error. */
export async function askFirst<Result>(
  endpoints: readonly LogEndpoint[],
  ask: (client: Client) => Promise<Result>,
): Promise<Result> {
  let last: unknown = new Error('a history without endpoints')
  for (const { client } of endpoints) {
    try {
      return await ask(client)
    } catch (error) {
      last = error
    }
  }
  throw last
}
