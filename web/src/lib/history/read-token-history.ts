// Reads what happened to a token of ours: its holders, where its supply is, its price, what its fees became, what an account earned.

import { uniswapV2PairAbi } from '@saleyard/generated/abis'
import { checkBalances, type Holding, type Verdict } from '@saleyard/history/check/check-balances.ts'
import { type Candle, createCandleFold, type Price } from '@saleyard/history/folds/candles.ts'
import { dividendsFold } from '@saleyard/history/folds/dividends.ts'
import { erc20Fold, transferTopic } from '@saleyard/history/folds/erc20.ts'
import {
  type Earning,
  type Flow,
  followDividends,
  followReflection,
  listFlows,
  type Timed,
  tokenFlowsFold,
  vaultFlowsFold,
} from '@saleyard/history/folds/flows.ts'
import {
  type BalanceFold,
  type Fold,
  type FoldEvent,
  type HistoryLog,
  topicAddress,
  zeroAccount,
} from '@saleyard/history/folds/fold.ts'
import { createLedger, foldLogs, type Ledger, listBalances } from '@saleyard/history/folds/ledger.ts'
import { reflectionFold } from '@saleyard/history/folds/reflection.ts'
import { type BlockHeader, readHeader } from '@saleyard/history/read/blocks.ts'
import { createMemoryStore, type LogStore } from '@saleyard/history/read/log-store.ts'
import { expectWhole, type LogHistory, type ReadLogsParameters, readLogs } from '@saleyard/history/read/read-logs.ts'
import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import { type Address, type Client, type Hex, zeroAddress } from 'viem'
import { readContract } from 'viem/actions'
import { readTokenState, type TokenState } from './read-token-state.ts'
import {
  nameHolder,
  rankHoldings,
  type SupplyShare,
  splitSupply,
  sumLiquidityKept,
  type TopHolder,
} from './token-parts.ts'

/** How the logs of a token become balances. */
export type TokenLedgerKind = 'erc20' | 'reflection' | 'dividends'

/** A token and the contracts around it. */
export type TokenPlace = {
  kind: TokenLedgerKind
  token: Address
  /** Pair of the token and the wrapped coin; absent without a pool. */
  pair?: Address | undefined
  vault?: Address | undefined
  /** Whose earnings are followed. */
  account?: Address | undefined
}

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
}

export type ReadTokenHistoryParameters = Omit<ReadLogsParameters, 'filter'> & TokenPlace

/** Holders that are listed by name, and the largest ones among which contracts and locks are searched. */
const mostListed = 10
const mostSearched = 200

/**
 * Reads the history of a token up to a block.
 *
 * @throws HistoryError `gap`, `logsAmiss`, and what `readLogs` throws. What does not fit the chain is no error.
 */
export async function readTokenHistory(parameters: ReadTokenHistoryParameters): Promise<TokenHistory> {
  const { endpoints, token, kind, pair, store = createMemoryStore() } = parameters
  const isTokenFirst = pair !== undefined && (await readToken0(endpoints, pair)) === lower(token)
  const ledgers = openLedgers(parameters, isTokenFirst)
  const filter = { address: ledgers.contracts, topics: [ledgers.topics] }
  const history = expectWhole(await readLogs({ ...parameters, filter, store: addTimes(store, endpoints) }))
  const firstOwner = await foldHistory(history, ledgers, parameters)

  const { end: block } = history
  const holdings = rankHoldings(ledgers.listHoldings())
  const liquidity = rankHoldings(ledgers.listLiquidity())
  // Each account's shares are rounded down to units.
  const shortBy = kind === 'reflection' ? BigInt(holdings.length) : 0n
  const searched = { holdings: holdings.slice(0, mostSearched), liquidity: liquidity.slice(0, mostSearched) }
  const [verdict, state = stateless] = await Promise.all([
    checkBalances({ endpoints, contract: token, standard: 'erc20', block, holdings, shortBy }),
    readTokenState(endpoints, block, { token, pair, ...searched }),
  ])
  const misfits = ledgers.compare(state)
  const figures = { verdict, holdings, liquidity, state, firstOwner }
  return {
    block,
    verdict,
    misfits,
    ...(verdict.kind !== 'wrong' && describeHolders(parameters, figures)),
    ...(verdict.kind !== 'wrong' && !misfits.includes('dividends') && ledgers.listEarnings()),
    ...(!misfits.includes('market') && ledgers.listMarket()),
    ...(!misfits.includes('dividends') && !misfits.includes('vault') && ledgers.listFlows()),
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

type Figures = {
  verdict: Verdict
  holdings: Holding[]
  liquidity: Holding[]
  state: TokenState
  firstOwner: Address | undefined
}

function describeHolders({ pair, vault }: TokenPlace, { verdict, holdings, liquidity, state, firstOwner }: Figures) {
  const { contracts, locks, liquidityLocks, market } = state
  const known = { pair: lower(pair), vault: lower(vault), firstOwner, contracts, locks }
  const total = verdict.supply.chain ?? verdict.supply.folded
  const kept = sumLiquidityKept(market?.liquidity ?? 0n, liquidity, liquidityLocks)
  return {
    holders: { count: holdings.length, top: holdings.slice(0, mostListed).map((one) => nameHolder(one, known)) },
    supply: { total, parts: splitSupply({ ...known, total, holdings, liquidity: kept }) },
  }
}

/** What the logs of a token, of its vault and of its pair are folded into. */
type Ledgers = {
  contracts: Address[]
  topics: Hex[]
  take(logs: readonly HistoryLog[]): void
  listHoldings(): Holding[]
  /** Units of liquidity of the pair. */
  listLiquidity(): Holding[]
  listMarket(): Pick<TokenHistory, 'market'>
  listFlows(): Pick<TokenHistory, 'flows'>
  listEarnings(): Pick<TokenHistory, 'earnings'>
  compare(state: TokenState): HistoryMisfit[]
}

function openLedgers({ token, pair, vault, kind, account }: TokenPlace, isBaseFirst: boolean): Ledgers {
  const balances = openBalances[kind](token, account)
  const liquidity = pair && openLedger(erc20Fold, pair)
  const candles = pair && openLedger(createCandleFold({ interval: 3_600, isBaseFirst }), pair)
  const flows = vault && { ofToken: openLedger(tokenFlowsFold, token), ofVault: openLedger(vaultFlowsFold, vault) }
  const all = [balances, liquidity, candles, flows?.ofToken, flows?.ofVault].filter((one) => typeof one === 'object')
  const hours = () => (flows ? listFlows(flows.ofToken.ledger, flows.ofVault.ledger) : [])
  return {
    contracts: [token, pair, vault].filter((one) => one !== undefined),
    topics: [...new Set(all.flatMap(({ topics }) => topics))],
    take(logs) {
      for (const one of all) one.take(logs)
    },
    listHoldings: balances.list,
    listLiquidity: () => (liquidity ? listHoldings(erc20Fold, liquidity.ledger) : []),
    listMarket: () => (candles ? { market: { hours: [...candles.ledger.entries.values()] } } : {}),
    listFlows: () => (flows ? { flows: hours() } : {}),
    listEarnings() {
      const followed = balances.followed()
      return account && followed ? { earnings: { account, hours: followed } } : {}
    },
    compare({ market, dividends }) {
      const misfits: Record<HistoryMisfit, boolean> = {
        market: market !== undefined && !isSamePrice(candles?.ledger.totals.last, market),
        vault: vault !== undefined && !isVaultEven(hours(), balances.list(), vault),
        dividends: dividends !== undefined && !balances.isGranted(dividends),
      }
      return (Object.keys(misfits) as HistoryMisfit[]).filter((part) => misfits[part])
    },
  }
}

function openLedger<Event extends FoldEvent, Entry, Totals>(fold: Fold<Event, Entry, Totals>, contract: Address) {
  const ledger = createLedger(fold, contract)
  return { topics: fold.topics, ledger, take: (logs: readonly HistoryLog[]) => foldLogs(fold, ledger, logs) }
}

type Balances = {
  topics: readonly Hex[]
  take(logs: readonly HistoryLog[]): void
  list(): Holding[]
  /** What the account earned, hour by hour. */
  followed(): Timed<Earning>[] | undefined
  isGranted(dividends: NonNullable<TokenState['dividends']>): boolean
}

/** Follows the zero address, which earns nothing, where no account is given. */
const openBalances: Record<TokenLedgerKind, (token: Address, account?: Address) => Balances> = {
  erc20(token) {
    const opened = openLedger(erc20Fold, token)
    const list = () => listHoldings(erc20Fold, opened.ledger)
    return { ...opened, list, followed: () => undefined, isGranted: () => true }
  },
  reflection(token, account = zeroAddress) {
    const opened = openLedger(followReflection(account), token)
    const list = () => listHoldings(reflectionFold, opened.ledger)
    return { ...opened, list, followed: () => opened.ledger.totals.followed.hours, isGranted: () => true }
  },
  dividends(token, account = zeroAddress) {
    const opened = openLedger(followDividends(account), token)
    const { totals } = opened.ledger
    return {
      ...opened,
      list: () => listHoldings(dividendsFold, opened.ledger),
      followed: () => totals.followed.hours,
      isGranted: ({ granted, claimed }) => granted === totals.granted && claimed === totals.claimed,
    }
  },
}

function listHoldings<Event extends FoldEvent, Entry, Totals>(
  fold: BalanceFold<Event, Entry, Totals>,
  ledger: Ledger<Entry, Totals>,
): Holding[] {
  return Array.from(listBalances(fold, ledger), ([account, amount]) => ({ account, amount }))
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

/** @returns The account that received the supply, in lower case. */
async function foldHistory(history: LogHistory, ledgers: Ledgers, { token, signal }: ReadTokenHistoryParameters) {
  let firstOwner: Address | undefined
  for await (const logs of history.read()) {
    signal?.throwIfAborted()
    firstOwner ??= findFirstOwner(logs, token)
    ledgers.take(logs)
  }
  return firstOwner
}

function findFirstOwner(logs: readonly HistoryLog[], token: Address): Address | undefined {
  const isMint = (log: HistoryLog) => log.topics[0] === transferTopic && topicAddress(log, 1) === zeroAccount
  const mint = logs.find((log) => log.address === lower(token) && isMint(log))
  return mint && topicAddress(mint, 2)
}

function lower(address: Address): Address
function lower(address: Address | undefined): Address | undefined
function lower(address: Address | undefined) {
  return address?.toLowerCase() as Address | undefined
}

/** A store whose logs all have the time of their block: a node that does not add it is asked for the block. */
function addTimes(store: LogStore, endpoints: readonly LogEndpoint[]): LogStore {
  return {
    ...store,
    async append(range) {
      const blocks = new Set(range.logs.filter((log) => log.blockTimestamp === undefined).map((log) => log.blockNumber))
      const times = new Map<bigint, bigint>()
      for (const block of blocks) times.set(block, await readTime(endpoints, block))
      const logs = range.logs.map((log) => ({
        ...log,
        blockTimestamp: log.blockTimestamp ?? times.get(log.blockNumber),
      }))
      await store.append({ ...range, logs })
    },
  }
}

async function readTime(endpoints: readonly LogEndpoint[], block: bigint): Promise<bigint> {
  return askFirst(endpoints, async (client) => (await readHeader(client, block)).timestamp)
}

async function readToken0(endpoints: readonly LogEndpoint[], address: Address): Promise<Address> {
  const question = { address, abi: uniswapV2PairAbi, functionName: 'token0' } as const
  return lower(await askFirst(endpoints, (client) => readContract(client, question)))
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
