// Names the holders of a token, and splits its supply by where it is.

import type { Holding } from '@saleyard/history/check/check-balances.ts'
import { deadAccount } from '@saleyard/history/folds/fold.ts'
import { type Address, getAddress } from 'viem'

export type HolderMark = 'pool' | 'vault' | 'burnt' | 'lock' | 'firstOwner' | 'contract'

/** A holder, in base units, and what is known of it. */
export type TopHolder = { account: Address; units: bigint; marks: HolderMark[] }

/** Where units are, in the order in which they are shown. Those of the pool by whether an account can take them out. */
const supplyParts = ['poolKept', 'poolFree', 'locked', 'vesting', 'vault', 'burnt', 'firstOwner', 'others'] as const
export type SupplyPart = (typeof supplyParts)[number]

/** A part of the supply, in base units. */
export type SupplyShare = { part: SupplyPart; units: bigint }

/** What a lock keeps back, in base units, and whether it releases that gradually. */
export type LockFacts = { kept: bigint; isVesting: boolean }

/** Units of liquidity that are burnt or locked, of all. */
export type LiquidityKept = { kept: bigint; all: bigint }

/** The accounts around a token, in lower case. */
export type KnownAccounts = {
  pair?: Address | undefined
  vault?: Address | undefined
  firstOwner?: Address | undefined
  contracts: ReadonlySet<string>
  locks: ReadonlyMap<string, LockFacts>
}

/** Largest first; of the same amount by address. */
export function rankHoldings(holdings: readonly Holding[]): Holding[] {
  return holdings.toSorted((one, other) => {
    if (one.amount !== other.amount) return one.amount > other.amount ? -1 : 1
    return one.account < other.account ? -1 : 1
  })
}

export function nameHolder({ account, amount }: Holding, known: KnownAccounts): TopHolder {
  const marks: [HolderMark, boolean][] = [
    ['pool', account === known.pair],
    ['vault', account === known.vault],
    ['burnt', account === deadAccount],
    ['lock', known.locks.has(account)],
    ['firstOwner', account === known.firstOwner],
  ]
  const found = marks.flatMap(([mark, isIt]) => (isIt ? [mark] : []))
  const isOther = found.length === 0 && known.contracts.has(account)
  return { account: getAddress(account), units: amount, marks: isOther ? ['contract'] : found }
}

type SplitSupplyParameters = KnownAccounts & {
  /** Base units. */
  total: bigint
  holdings: readonly Holding[]
  liquidity: LiquidityKept
}

/**
 * Splits the supply, in base units. What a lock would release now counts with the others; parts without any units are left
 * out.
 */
export function splitSupply({ total, holdings, ...around }: SplitSupplyParameters): SupplyShare[] {
  const sums = new Map<SupplyPart, bigint>()
  let others = total
  for (const holding of holdings) {
    for (const { part, units } of placeHolding(holding, around)) {
      sums.set(part, (sums.get(part) ?? 0n) + units)
      others -= units
    }
  }
  const shares = supplyParts.map((part) => ({ part, units: part === 'others' ? others : (sums.get(part) ?? 0n) }))
  return shares.filter(({ units }) => units !== 0n)
}

function placeHolding(
  { account, amount }: Holding,
  around: KnownAccounts & { liquidity: LiquidityKept },
): SupplyShare[] {
  if (account === around.pair) return splitPool(amount, around.liquidity)
  if (account === deadAccount) return [{ part: 'burnt', units: amount }]
  if (account === around.vault) return [{ part: 'vault', units: amount }]
  const lock = around.locks.get(account)
  if (lock) return [{ part: lock.isVesting ? 'vesting' : 'locked', units: lock.kept }]
  return account === around.firstOwner ? [{ part: 'firstOwner', units: amount }] : []
}

function splitPool(units: bigint, { kept, all }: LiquidityKept): SupplyShare[] {
  const ofKept = all === 0n ? 0n : (units * kept) / all
  return [
    { part: 'poolKept', units: ofKept },
    { part: 'poolFree', units: units - ofKept },
  ]
}

/**
 * How much of a pair's liquidity no account can take out now: at the dead address, at the zero address, which no log of a
 * pair tells of, and in locks.
 *
 * @param all Units of liquidity in all, as the pair has them.
 * @param holdings Those of each account but the zero address.
 */
export function sumLiquidityKept(
  all: bigint,
  holdings: readonly Holding[],
  locks: ReadonlyMap<string, LockFacts>,
): LiquidityKept {
  let kept = all
  for (const { account, amount } of holdings) {
    if (account !== deadAccount) kept -= amount - (locks.get(account)?.kept ?? 0n)
  }
  return { kept, all }
}
