// Reads who holds a token or a collection at a block: logs, fold, and the comparison with the chain.

import {
  checkBalances,
  type Difference,
  type Holding,
  mostShown,
  type Standard,
  type Verdict,
} from '@saleyard/history/check/check-balances.ts'
import { HistoryError } from '@saleyard/history/errors.ts'
import { dividendsFold } from '@saleyard/history/folds/dividends.ts'
import { erc20Fold } from '@saleyard/history/folds/erc20.ts'
import { erc721Fold } from '@saleyard/history/folds/erc721.ts'
import { erc1155Fold, readHoldingKey } from '@saleyard/history/folds/erc1155.ts'
import { type BalanceFold, type Fold, type FoldEvent, zeroAccount } from '@saleyard/history/folds/fold.ts'
import { createLedger, foldInSlices, type Ledger, listBalances } from '@saleyard/history/folds/ledger.ts'
import { reflectionFold } from '@saleyard/history/folds/reflection.ts'
import type { BlockHeader } from '@saleyard/history/read/blocks.ts'
import { expectWhole, type LogHistory, type ReadLogsParameters, readLogs } from '@saleyard/history/read/read-logs.ts'
import type { LogEndpoint } from '@saleyard/history/read/read-range.ts'
import type { Address } from 'viem'

/** Kinds of contracts: `erc20` conserves what is transferred; the next two are tokens of ours that do not. */
export type ContractKind = 'erc20' | 'reflection' | 'dividends' | 'erc721' | 'erc1155'

/** What an account has. For a collection `balance` counts units of all ids. The account is in lower case. */
export type Holder = { account: Address; balance: bigint; ids?: { id: bigint; amount: bigint }[] }

export type HolderReading = {
  holders: Holder[]
  end: BlockHeader
  verdict: Verdict
  /** Keys of the endpoints that gave the logs; undefined where that is not known, as of logs that were stored before. */
  sources?: readonly string[] | undefined
}

/** What the logs of one endpoint alone say. */
export type Witness = { key: string; holders: Holder[] }

export type ReadHoldersParameters = Omit<ReadLogsParameters, 'filter'> & {
  contract: Address
  kind: ContractKind
  /**
   * Other endpoints. Each reads the logs once more where the chain's state proves nothing, as for a collection without a
   * supply: see {@link weighWitnesses}.
   */
  confirmBy?: readonly LogEndpoint[]
  /** Holdings to compare with the chain. */
  most?: number
  seed?: number
}

/**
 * Reads the holders of a contract at the last block.
 *
 * @param fromBlock The contract's creation, or before.
 * @throws HistoryError `gap`, `logsAmiss`, and what {@link readLogs} throws. A verdict is no error: see
 *   `expectProven`.
 */
export async function readHolders(parameters: ReadHoldersParameters): Promise<HolderReading> {
  const { contract, kind, confirmBy = [] } = parameters
  const { history, holdings } = await readHoldings(parameters)
  const verdict = await checkBalances({
    endpoints: parameters.endpoints,
    contract,
    standard: standards[kind],
    block: history.end,
    holdings,
    ...(parameters.most !== undefined && { most: parameters.most }),
    ...(parameters.seed !== undefined && { seed: parameters.seed }),
    shortBy: getShortBy(kind, holdings.length),
  })
  const reading = { holders: groupByAccount(holdings), end: history.end, verdict, sources: history.sources }
  if (verdict.kind === 'proven' || verdict.kind === 'wrong') return reading
  const witnesses = await Promise.all(confirmBy.map((endpoint) => readWitness(endpoint, history.end, parameters)))
  return { ...reading, verdict: weighWitnesses(reading, witnesses) }
}

/** Each account's shares are rounded down to units. */
export function getShortBy(kind: ContractKind, holdings: number): bigint {
  return kind === 'reflection' ? BigInt(holdings) : 0n
}

async function readHoldings(parameters: ReadHoldersParameters) {
  const { contract, kind } = parameters
  const filter = { address: contract, topics: [folds[kind].topics] }
  const history = expectWhole(await readLogs({ ...parameters, filter }))
  return { history, holdings: await folds[kind].list(history, parameters) }
}

/**
 * Reads all logs from one endpoint, whatever is stored.
 *
 * @throws HistoryError `reorg` if it has another last block than the reading, and what {@link readHolders} throws.
 */
export async function readWitness(
  endpoint: LogEndpoint,
  end: BlockHeader,
  { store: _, ...parameters }: ReadHoldersParameters,
): Promise<Witness> {
  const { history, holdings } = await readHoldings({ ...parameters, toBlock: end.number, endpoints: [endpoint] })
  const { key } = endpoint
  if (history.end.hash === end.hash) return { key, holders: groupByAccount(holdings) }
  const values = { block: end.number.toString(), endpoint: key }
  throw new HistoryError('reorg', `${key} has another block ${end.number}`, { values })
}

/**
 * Weighs a reading by what single endpoints say. It is confirmed by one that gave none of its logs, or by any two:
 * then each log is known to two endpoints. Else one that differs makes it `wrong`.
 */
export function weighWitnesses(reading: HolderReading, witnesses: readonly Witness[]): Verdict {
  const { verdict, sources, holders } = reading
  if (verdict.kind === 'proven' || verdict.kind === 'wrong') return verdict
  const compared = witnesses.map(({ key, holders: others }) => ({ key, ...compareReadings(holders, others) }))
  const same = compared.filter(({ count }) => count === 0)
  const isConfirmed = same.length > 1 || same.some(({ key }) => sources && !sources.includes(key))
  if (isConfirmed) return { ...verdict, isConfirmed }
  const differing = compared.find(({ count }) => count > 0)
  if (!differing) return verdict
  return { ...verdict, kind: 'wrong', reason: 'logsDiffer', isConfirmed, differences: differing.differences }
}

/** What differs between the holders of two readings: how many holdings, and the first ones. `chain` is the other's. */
export function compareReadings(holders: readonly Holder[], others: readonly Holder[]) {
  const amounts = new Map(listHoldings(holders).map((holding) => [toKey(holding), holding]))
  const differences: Difference[] = []
  for (const { amount: chain, ...of } of listHoldings(others)) {
    const holding = amounts.get(toKey(of)) ?? { ...of, amount: 0n }
    amounts.delete(toKey(of))
    if (holding.amount !== chain) differences.push({ holding, chain })
  }
  for (const holding of amounts.values()) differences.push({ holding, chain: 0n })
  return { count: differences.length, differences: differences.slice(0, mostShown) }
}

/** What each holder has, by id in a collection. */
export function listHoldings(holders: readonly Holder[]): Holding[] {
  return holders.flatMap(({ account, balance, ids }) =>
    ids ? ids.map((one) => ({ account, ...one })) : [{ account, amount: balance }],
  )
}

function toKey({ account, id }: Pick<Holding, 'account' | 'id'>): string {
  return id === undefined ? account : `${account} ${id}`
}

export const standards: Record<ContractKind, Standard> = {
  erc20: 'erc20',
  reflection: 'erc20',
  dividends: 'erc20',
  erc721: 'erc721',
  erc1155: 'erc1155',
}

type Listed = { topics: Fold<FoldEvent, unknown, unknown>['topics']; list: ListHoldings }
type ListHoldings = (history: LogHistory, parameters: ReadHoldersParameters) => Promise<Holding[]>

const folds: Record<ContractKind, Listed> = {
  erc20: withBalances(erc20Fold),
  reflection: withBalances(reflectionFold),
  dividends: withBalances(dividendsFold),
  erc721: withEntries(erc721Fold, ({ entries }) =>
    [...entries].flatMap(([id, account]) => (account === zeroAccount ? [] : [{ account, amount: 1n, id: BigInt(id) }])),
  ),
  erc1155: withEntries(erc1155Fold, ({ entries }) =>
    [...entries].flatMap(([key, amount]) => (amount > 0n ? [{ ...readHoldingKey(key), amount }] : [])),
  ),
}

function withBalances<Event extends FoldEvent, Entry, Totals>(fold: BalanceFold<Event, Entry, Totals>): Listed {
  return withEntries(fold, (ledger) =>
    Array.from(listBalances(fold, ledger), ([account, amount]) => ({ account, amount })),
  )
}

function withEntries<Event extends FoldEvent, Entry, Totals>(
  fold: Fold<Event, Entry, Totals>,
  toHoldings: (ledger: Ledger<Entry, Totals>) => Holding[],
): Listed {
  return {
    topics: fold.topics,
    async list(history, { contract, signal }) {
      const ledger = createLedger(fold, contract)
      await foldInSlices(fold, ledger, history.read(), { signal })
      return toHoldings(ledger)
    },
  }
}

function groupByAccount(holdings: readonly Holding[]): Holder[] {
  const holders = new Map<Address, Holder>()
  for (const { account, amount, id } of holdings) {
    if (id === undefined) holders.set(account, { account, balance: amount })
    else addId(holders, account, { id, amount })
  }
  return [...holders.values()]
}

function addId(holders: Map<Address, Holder>, account: Address, of: { id: bigint; amount: bigint }): void {
  const { balance, ids = [] } = holders.get(account) ?? { account, balance: 0n }
  ids.push(of)
  holders.set(account, { account, balance: balance + of.amount, ids })
}
