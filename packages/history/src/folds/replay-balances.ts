// Computes the balances of a Liquidity Generator token from its logs alone: the fold, for all logs at once.

import { HistoryError } from '@saleyard/history/errors.ts'
import { type Address, getAddress, type Log } from 'viem'
import type { HistoryLog } from './fold.ts'
import { createLedger, foldLogs } from './ledger.ts'
import { reflectionFold } from './reflection.ts'

/**
 * Computes the balances of a Liquidity Generator token, exact to the base unit, from its logs alone.
 *
 * @param logs All since the token's creation, in the chain's order. Those of other contracts and events are ignored.
 * @returns Base units of each account; and, as `eligible()` returns them, base units and shares of all holders together.
 * @throws HistoryError naming the first log that cannot follow those before it: one is missing, out of order, or there
 *   twice.
 */
export function replayBalances(token: Address, logs: readonly Log[]) {
  const mined = expectSetUp(token, logs, reflectionFold, ['TokenSetUp'], 'TokenSetUp')
  const ledger = createLedger(reflectionFold, token)
  foldLogs(reflectionFold, ledger, mined)
  const { entries, totals } = ledger
  const balances = new Map(totals.noEarners.map((account) => [getAddress(account), 0n]))
  for (const [account, entry] of entries)
    balances.set(getAddress(account), reflectionFold.balanceOf(account, entry, totals))
  return { balances, units: totals.units, shares: totals.shares }
}

type Named = { decode(log: HistoryLog): { name: string } | undefined }

/**
 * Returns the logs, which are of mined blocks.
 *
 * @throws HistoryError `setUpMissing`, if an event of a token's creation is not among them.
 */
export function expectSetUp(token: Address, logs: readonly Log[], fold: Named, names: string[], words: string) {
  const mined = logs.filter((log): log is Log<bigint, number, false> => log.blockNumber !== null)
  const own = mined.filter(({ address }) => address.toLowerCase() === token.toLowerCase())
  const isThere = (wanted: string) => own.some((log) => fold.decode(log)?.name === wanted)
  if (!names.every(isThere)) throw new HistoryError('setUpMissing', `The log ${words} of ${token} is missing`)
  return mined
}
