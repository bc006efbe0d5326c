// Folds the logs of a token of ours, of its pair and of its vault into what they say of it, before the chain has confirmed it.

import type { Holding } from '@saleyard/history/check/check-balances.ts'
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
import { type Address, type Hex, zeroAddress } from 'viem'
import { rankHoldings } from './token-parts.ts'

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

/** What logs, or an indexer, say of a token at a block. */
export type TokenFigures = {
  /** Largest first. */
  holdings: Holding[]
  /** Of the pair's units of liquidity, largest first. */
  liquidity: Holding[]
  /** The account that received the supply, in lower case. */
  firstOwner: Address | undefined
  /** Candles of an hour and the last price; absent without a pair. */
  market?: { hours: Candle[]; last: Price | undefined }
  /** Hour by hour; absent without a vault. */
  flows?: Timed<Flow>[]
  /** Hour by hour; absent without an account, and for a kind that pays its holders nothing. */
  earnings?: { account: Address; hours: Timed<Earning>[] }
  /** Of a kind whose holders claim what they share. */
  dividends?: { granted: bigint; claimed: bigint }
}

type TokenLedgers = {
  /** The filter of their logs. */
  contracts: Address[]
  topics: Hex[]
  /** Takes logs, in the chain's order. @throws HistoryError `logsAmiss` */
  take(logs: readonly HistoryLog[]): void
  list(): TokenFigures
}

/** Opens the ledgers of a token before its first log. */
export function openTokenLedgers(place: TokenPlace, isTokenFirst: boolean): TokenLedgers {
  const { token, pair, vault, kind, account } = place
  const balances = openBalances[kind](token, account)
  const liquidity = pair && openLedger(erc20Fold, pair)
  const candles = pair && openLedger(createCandleFold({ interval: 3_600, isBaseFirst: isTokenFirst }), pair)
  const flows = vault && { ofToken: openLedger(tokenFlowsFold, token), ofVault: openLedger(vaultFlowsFold, vault) }
  const all = [balances, liquidity, candles, flows?.ofToken, flows?.ofVault].filter((one) => typeof one === 'object')
  let firstOwner: Address | undefined
  return {
    contracts: [token, pair, vault].filter((one) => one !== undefined),
    topics: [...new Set(all.flatMap(({ topics }) => topics))],
    take(logs) {
      firstOwner ??= findFirstOwner(logs, token)
      const byContract = groupLogs(logs)
      for (const one of all) one.take(byContract.get(one.ledger.contract) ?? [])
    },
    list: () => ({
      holdings: rankHoldings(balances.list()),
      liquidity: liquidity ? rankHoldings(listHoldings(erc20Fold, liquidity.ledger)) : [],
      firstOwner,
      ...(candles && { market: { hours: [...candles.ledger.entries.values()], last: candles.ledger.totals.last } }),
      ...(flows && { flows: listFlows(flows.ofToken.ledger, flows.ofVault.ledger) }),
      ...balances.listPayments(),
    }),
  }
}

export function openLedger<Event extends FoldEvent, Entry, Totals>(
  fold: Fold<Event, Entry, Totals>,
  contract: Address,
) {
  const ledger = createLedger(fold, contract)
  return { topics: fold.topics, ledger, take: (logs: readonly HistoryLog[]) => foldLogs(fold, ledger, logs) }
}

/** The logs of each contract, by its address in lower case. */
function groupLogs(logs: readonly HistoryLog[]): Map<string, HistoryLog[]> {
  const groups = new Map<string, HistoryLog[]>()
  for (const log of logs) {
    const address = log.address.toLowerCase()
    const group = groups.get(address)
    if (group) group.push(log)
    else groups.set(address, [log])
  }
  return groups
}

type Balances = {
  topics: readonly Hex[]
  ledger: { contract: Address }
  take(logs: readonly HistoryLog[]): void
  list(): Holding[]
  listPayments(): Pick<TokenFigures, 'earnings' | 'dividends'>
}

/** Follows the zero address, which earns nothing, where no account is given. */
const openBalances: Record<TokenLedgerKind, (token: Address, account?: Address) => Balances> = {
  erc20(token) {
    const opened = openLedger(erc20Fold, token)
    return { ...opened, list: () => listHoldings(erc20Fold, opened.ledger), listPayments: () => ({}) }
  },
  reflection(token, account) {
    const opened = openLedger(followReflection(account ?? zeroAddress), token)
    const { followed } = opened.ledger.totals
    return {
      ...opened,
      list: () => listHoldings(reflectionFold, opened.ledger),
      listPayments: () => (account ? { earnings: { account, hours: followed.hours } } : {}),
    }
  },
  dividends(token, account) {
    const opened = openLedger(followDividends(account ?? zeroAddress), token)
    const { totals } = opened.ledger
    return {
      ...opened,
      list: () => listHoldings(dividendsFold, opened.ledger),
      listPayments: () => ({
        dividends: { granted: totals.granted, claimed: totals.claimed },
        ...(account && { earnings: { account, hours: totals.followed.hours } }),
      }),
    }
  },
}

function listHoldings<Event extends FoldEvent, Entry, Totals>(
  fold: BalanceFold<Event, Entry, Totals>,
  ledger: Ledger<Entry, Totals>,
): Holding[] {
  return Array.from(listBalances(fold, ledger), ([account, amount]) => ({ account, amount }))
}

/** @returns The account of the first units, in lower case. */
export function findFirstOwner(logs: readonly HistoryLog[], token: Address): Address | undefined {
  const isMint = (log: HistoryLog) => log.topics[0] === transferTopic && topicAddress(log, 1) === zeroAccount
  const mint = logs.find((log) => log.address === token.toLowerCase() && isMint(log))
  return mint && topicAddress(mint, 2)
}
