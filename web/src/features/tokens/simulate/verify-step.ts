// Verifies that a step moved the amounts that it should, by the balances before and after it.

import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'
import type {
  SimulationBalances,
  SimulationFailure,
  SimulationStepName,
  SimulationSubject,
  SimulationTransfer,
} from './simulation.ts'

type StepResult = { state: 'done'; move?: SimulationTransfer } | { state: 'failed'; failure: SimulationFailure }

type StepBalances = { before: SimulationBalances; after: SimulationBalances; subject: SimulationSubject }

/** Percent of a pair's price that a trade may cost besides the token's fees: known exchanges take less than one. */
const exchangeFeeLimit = 5n

const verifiers: Record<SimulationStepName, (balances: StepBalances) => StepResult> = {
  create: ({ after, subject }) => expectExactly(subject.totalSupply, after.firstOwner),

  seed({ after, subject: { market } }) {
    const coin = expectExactly(market?.liquidity.coin ?? 0n, after.pairCoin, true)
    return coin.state === 'failed' ? coin : expectExactly(market?.liquidity.units ?? 0n, after.pair)
  },

  buy({ before, after, subject }) {
    const given = subject.market?.liquidity.purchase ?? 0n
    const least = minimumOutput(given, before.pairCoin, before.pair)
    if (before.quote < least) return wrongAmount(least, before.quote)
    return expectAfterFees({ given, gross: before.quote, arrived: after.buyer - before.buyer, before, subject })
  },

  transfer({ before, after, subject }) {
    const { part } = subject
    return expectAfterFees({ given: part, gross: part, arrived: after.recipient - before.recipient, before, subject })
  },

  sell({ before, after, subject: { part, feeFields } }) {
    const { total, bps } = splitFees(part, feeFields, before.fees)
    const sold = expectExactly(part - total, after.pair - before.pair)
    if (sold.state === 'failed') return sold
    const least = minimumOutput(part - total, before.pair, before.pairCoin)
    const arrived = after.buyerCoin - before.buyerCoin
    if (arrived < least) return wrongAmount(least, arrived, true)
    return { state: 'done', move: { sent: part, received: arrived, fees: total, feeBps: bps } }
  },
}

/** Verifies by the balances before and after a successful step that it moved the expected amounts. Base units; coin in wei. */
export function verifyStep(name: SimulationStepName, balances: StepBalances): StepResult {
  return verifiers[name](balances)
}

type Arrival = { given: bigint; gross: bigint; arrived: bigint; before: SimulationBalances; subject: SimulationSubject }

/** Allows for reflection: a holder earns a part of its own transfer's fee, and a balance of shares may be a unit lower. */
function expectAfterFees({ given, gross, arrived, before, subject }: Arrival): StepResult {
  const { total, reflected, bps } = splitFees(gross, subject.feeFields, before.fees)
  const net = gross - total
  const isRight = reflected > 0n ? arrived >= net - 1n && arrived <= net + reflected : arrived === net
  return isRight
    ? { state: 'done', move: { sent: given, received: arrived, fees: total, feeBps: bps } }
    : wrongAmount(net, arrived)
}

function expectExactly(expected: bigint, arrived: bigint, isCoin = false): StepResult {
  return expected === arrived ? { state: 'done' } : wrongAmount(expected, arrived, isCoin)
}

function wrongAmount(expected: bigint, arrived: bigint, isCoin = false): StepResult {
  return { state: 'failed', failure: { reason: 'amount', expected, arrived, isCoin } }
}

/** Returns the least amount that a trade must bring at a pair's price; one unit is for rounding. */
function minimumOutput(paid: bigint, pairIn: bigint, pairOut: bigint): bigint {
  const ideal = (pairOut * paid) / (pairIn + paid || 1n)
  return (ideal * (100n - exchangeFeeLimit)) / 100n - 1n
}

/** Hundredths of a percent in the whole. */
const wholeBps = 10_000n

/**
 * Computes what a transfer between accounts without exemption pays: each component rounded down by itself, as in the contract.
 *
 * @param amount Base units.
 * @param fees Hundredths of a percent by component.
 * @returns Base units; `reflected` is the part of the total that goes to the holders at once. `bps` is the sum of all fees in
 *   hundredths of a percent.
 */
function splitFees(
  amount: bigint,
  feeFields: readonly FeeField[],
  fees: Readonly<Record<string, number>>,
): { total: bigint; reflected: bigint; bps: number } {
  const parts = feeFields.map(({ component, purpose }) => {
    const bps = fees[component] ?? 0
    return { purpose, bps, units: (amount * BigInt(bps)) / wholeBps }
  })
  const sum = (of: typeof parts) => of.reduce((units, part) => units + part.units, 0n)
  return {
    total: sum(parts),
    reflected: sum(parts.filter(({ purpose }) => purpose === 'reflection')),
    bps: parts.reduce((total, part) => total + part.bps, 0),
  }
}
