// Computes balances and dividends of a Baby or Buyback Baby token from its logs alone: the fold, for all logs at once.

import { type Address, getAddress, type Log } from 'viem'
import { dividendsFold, earnedBy, isEligible } from './dividends.ts'
import { createLedger, foldLogs } from './ledger.ts'
import { expectSetUp } from './replay-balances.ts'

const setUps = ['TokenSetUp', 'DividendsSetUp']

/**
 * Computes the balances and dividends of a Baby or Buyback Baby token, exact to the last fraction, from its logs alone.
 *
 * @param logs All since the token's creation, in the chain's order. Those of other contracts and events are ignored.
 * @returns Base units of each account; who is eligible; what each account can claim, as `claimableOf()` returns it; what
 *   was granted and claimed so far, and the remainder, as `dividendTotals()` returns them.
 * @throws HistoryError naming the first log that cannot follow those before it: one is missing, out of order, or there
 *   twice.
 */
export function replayDividends(token: Address, logs: readonly Log[]) {
  const mined = expectSetUp(token, logs, dividendsFold, setUps, 'TokenSetUp or DividendsSetUp')
  const ledger = createLedger(dividendsFold, token)
  foldLogs(dividendsFold, ledger, mined)
  const { entries, totals } = ledger

  // The zero address pays the supply and is no holder.
  const balances = new Map(totals.noEarners.slice(0, -1).map((account) => [getAddress(account), 0n]))
  const claimable = new Map<Address, { amount: bigint; fraction: bigint }>()
  const holders: Address[] = []
  for (const [key, entry] of entries) {
    const account = getAddress(key)
    const all = earnedBy(key, entry, totals)
    balances.set(account, entry.units)
    if (all > 0n || entry.claimed > 0n) claimable.set(account, { amount: all >> 128n, fraction: all % 2n ** 128n })
    if (isEligible(key, entry.units, totals)) holders.push(account)
  }
  const { granted, claimed, remainder, eligibleUnits: units } = totals
  return { balances, eligible: { units, holders }, claimable, granted, claimed, remainder }
}
