// Chooses recipients among the holders of a token or a collection, by rules, and names those that are left out.

import { HistoryError } from '@saleyard/history/errors.ts'
import { deadAccount, zeroAccount } from '@saleyard/history/folds/fold.ts'
import type { Address } from 'viem'
import type { Holder } from './read-holders.ts'

export type HolderRules = {
  /** The least balance, in base units or ids; 0 or 1 for all holders. */
  atLeast: bigint
  split: HolderSplit
  /** Leaves contracts out. An account that delegates to one (EIP-7702) is none. */
  withoutContracts: boolean
  /** Leaves pools of Uniswap V2 and its like out. */
  withoutPools: boolean
  /** Leaves the zero and the dead address out. */
  withoutBurnt: boolean
  /** Accounts that are left out, in any case of letters. */
  without: readonly Address[]
}

/** How much each gets, in base units of what is sent. */
export type HolderSplit =
  | { kind: 'same'; amount: bigint }
  /** In proportion to the balances. The amounts add up to the total: what rounding leaves goes to the largest parts. */
  | { kind: 'proportion'; total: bigint }
  /** For each unit of an id that the account has; `other` is for ids that are not named. */
  | { kind: 'byId'; amounts: Readonly<Record<string, bigint>>; other: bigint }

export type LeftOutReason = 'otherIds' | 'listed' | 'burnt' | 'pool' | 'contract' | 'belowLeast' | 'amountZero'

/** Contracts and pools among the holders, in lower case. */
export type AccountKinds = { contracts: ReadonlySet<Address>; pools: ReadonlySet<Address> }

export type ChosenHolders = {
  /** The largest holder first, those with the same balance by address. */
  recipients: { address: Address; amount: bigint }[]
  leftOut: { address: Address; balance: bigint; reason: LeftOutReason }[]
  /** All amounts together. */
  total: bigint
}

/**
 * Chooses recipients. The same holders and rules give the same list.
 *
 * @throws HistoryError `nothingChosen`
 */
export function chooseHolders(holders: readonly Holder[], kinds: AccountKinds, rules: HolderRules): ChosenHolders {
  const explain = createExplainer(kinds, rules)
  const sorted = holders.toSorted(compareHolders)
  const leftOut: ChosenHolders['leftOut'] = []
  const chosen = sorted.filter((holder) => {
    const reason = explain(holder)
    if (reason) leftOut.push({ address: holder.account, balance: holder.balance, reason })
    return !reason
  })
  const amounts = splitAmong(chosen, rules.split)
  const recipients: ChosenHolders['recipients'] = []
  for (const [index, { account, balance }] of chosen.entries()) {
    const amount = amounts[index] ?? 0n
    if (amount > 0n) recipients.push({ address: account, amount })
    else leftOut.push({ address: account, balance, reason: 'amountZero' })
  }
  if (recipients.length === 0) throw new HistoryError('nothingChosen', 'The rules choose no account')
  return { recipients, leftOut, total: recipients.reduce((sum, { amount }) => sum + amount, 0n) }
}

/** Returns a function that says why a holder is left out; undefined if it is not. */
function createExplainer({ contracts, pools }: AccountKinds, rules: HolderRules) {
  const listed = new Set(rules.without.map((account) => account.toLowerCase()))
  const burnt = new Set<Address>([zeroAccount, deadAccount])
  const tests: [LeftOutReason, (holder: Holder) => boolean][] = [
    ['listed', ({ account }) => listed.has(account)],
    ['burnt', ({ account }) => rules.withoutBurnt && burnt.has(account)],
    ['pool', ({ account }) => rules.withoutPools && pools.has(account)],
    ['contract', ({ account }) => rules.withoutContracts && contracts.has(account)],
    ['belowLeast', ({ balance }) => balance < rules.atLeast],
  ]
  return (holder: Holder) => tests.find(([, isLeftOut]) => isLeftOut(holder))?.[0]
}

function compareHolders(one: Holder, other: Holder): number {
  if (one.balance !== other.balance) return one.balance > other.balance ? -1 : 1
  return one.account < other.account ? -1 : 1
}

function splitAmong(holders: readonly Holder[], split: HolderSplit): bigint[] {
  if (split.kind === 'same') return holders.map(() => split.amount)
  if (split.kind === 'proportion') return splitByBalance(holders, split.total)
  const amountOf = (id: bigint) => split.amounts[id.toString()] ?? split.other
  return holders.map(({ ids = [] }) => ids.reduce((sum, { id, amount }) => sum + amountOf(id) * amount, 0n))
}

/** By the largest remainder; of equal ones the earlier holder's. */
function splitByBalance(holders: readonly Holder[], total: bigint): bigint[] {
  const all = holders.reduce((sum, { balance }) => sum + balance, 0n)
  if (all === 0n) return holders.map(() => 0n)
  const amounts = holders.map(({ balance }) => (total * balance) / all)
  const left = Number(amounts.reduce((rest, amount) => rest - amount, total))
  const remainders = holders.map(({ balance }, index) => ({ index, rest: (total * balance) % all }))
  remainders.sort((one, other) => (one.rest === other.rest ? one.index - other.index : one.rest > other.rest ? -1 : 1))
  for (const { index } of remainders.slice(0, left)) amounts[index] = (amounts[index] ?? 0n) + 1n
  return amounts
}
