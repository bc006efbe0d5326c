// Reads who holds a token or a collection at a block: logs, fold, and the comparison with the chain.

import { checkBalances, type Holding, type Standard, type Verdict } from '@saleyard/history/check/check-balances.ts'
import { dividendsFold } from '@saleyard/history/folds/dividends.ts'
import { erc20Fold } from '@saleyard/history/folds/erc20.ts'
import { erc721Fold } from '@saleyard/history/folds/erc721.ts'
import { erc1155Fold, readHoldingKey } from '@saleyard/history/folds/erc1155.ts'
import { type BalanceFold, type Fold, type FoldEvent, zeroAccount } from '@saleyard/history/folds/fold.ts'
import { createLedger, foldInSlices, type Ledger, listBalances } from '@saleyard/history/folds/ledger.ts'
import { reflectionFold } from '@saleyard/history/folds/reflection.ts'
import type { BlockHeader } from '@saleyard/history/read/blocks.ts'
import {
  expectWhole,
  haveSameLogs,
  type LogHistory,
  type ReadLogsParameters,
  readLogs,
} from '@saleyard/history/read/read-logs.ts'
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
}

export type ReadHoldersParameters = Omit<ReadLogsParameters, 'filter'> & {
  contract: Address
  kind: ContractKind
  /** Ids of an ERC-721 or ERC-1155 collection that count; all by default. */
  ids?: readonly bigint[]
  /**
   * Other endpoints, which read the logs once more where the chain's state proves nothing, as for a collection without a
   * supply. Where their logs are others the verdict is `wrong`.
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
  const { contract, kind } = parameters
  const filter = { address: contract, topics: [folds[kind].topics] }
  const history = expectWhole(await readLogs({ ...parameters, filter }))
  const holdings = await folds[kind].list(history, parameters)
  const verdict = await checkBalances({
    endpoints: parameters.endpoints,
    contract,
    standard: standards[kind],
    block: history.end,
    holdings,
    ...(parameters.most !== undefined && { most: parameters.most }),
    ...(parameters.seed !== undefined && { seed: parameters.seed }),
    // Each account's shares are rounded down to units.
    shortBy: kind === 'reflection' ? BigInt(holdings.length) : 0n,
  })
  const holders = groupByAccount(holdings, parameters.ids)
  return { holders, end: history.end, verdict: await confirm(verdict, history, { ...parameters, filter }) }
}

type Confirming = ReadLogsParameters & Pick<ReadHoldersParameters, 'confirmBy'>

async function confirm(verdict: Verdict, history: LogHistory, parameters: Confirming): Promise<Verdict> {
  const { confirmBy: endpoints = [], store: _, ...rest } = parameters
  if (endpoints.length === 0 || verdict.kind === 'proven' || verdict.kind === 'wrong') return verdict
  const again = expectWhole(await readLogs({ ...rest, endpoints }))
  const isConfirmed = await haveSameLogs(history, again)
  return isConfirmed
    ? { ...verdict, isConfirmed }
    : { ...verdict, kind: 'wrong', reason: 'endpointsDisagree', isConfirmed }
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

function groupByAccount(holdings: readonly Holding[], wanted?: readonly bigint[]): Holder[] {
  const holders = new Map<Address, Holder>()
  const ids = wanted && new Set(wanted)
  for (const { account, amount, id } of holdings) {
    if (id === undefined) holders.set(account, { account, balance: amount })
    else if (!ids || ids.has(id)) addId(holders, account, { id, amount })
  }
  return [...holders.values()]
}

function addId(holders: Map<Address, Holder>, account: Address, of: { id: bigint; amount: bigint }): void {
  const { balance, ids = [] } = holders.get(account) ?? { account, balance: 0n }
  ids.push(of)
  holders.set(account, { account, balance: balance + of.amount, ids })
}
