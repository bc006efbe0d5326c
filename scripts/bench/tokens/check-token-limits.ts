// Compares the measured figures with what tokens promise to cost.
import type { Verdict } from '@scripts/bench/check-limits.ts'
import type { TokenResults } from './measure-tokens.ts'
import type { Costs, TokenPeers } from './token-peers.ts'

/** Actions that may cost at most 3 % more than the sketch of an O(1) design. */
const sketched = ['transferUntaxedExisting', 'transferTaxedExisting', 'buyNew', 'buyExisting', 'sell'] as const
const sketchedWithDividends = [...sketched, 'transferTaxedExistingAfterDistribution'] as const

/** Gas of a Standard token's creation without its registry, and of a transfer to an account that already holds some. */
const standardLimits = { createWithoutRegistry: 651_000, transferExistingHolder: 34_150 } as const

/** Returns one verdict per promise. The last one names the worst ratio to the sketch. */
export function checkTokenLimits(results: TokenResults, { peers, sketch }: TokenPeers): Verdict[] {
  const { standard, liquidityGenerator, baby, buybackBaby } = results
  const dividends = sketch['dividends, pull']
  return [
    ...Object.entries(standardLimits).map(([action, limit]) =>
      toVerdict(`Standard ${action}`, standard[action], limit),
    ),
    checkWorst(
      'everything, to PinkSale',
      [
        ...listRatios('Liquidity Generator', liquidityGenerator, peers.liquidityGenerator),
        ...listRatios('Baby', baby, peers.baby),
        ...listRatios('Buyback Baby', buybackBaby, peers.buybackBaby),
      ],
      1,
    ),
    checkWorst(
      'all but create, runs and claims, to the sketch',
      [
        ...listRatios('Liquidity Generator', pick(liquidityGenerator, sketched), sketch['reflection, O(1) shares']),
        ...listRatios('Baby', pick(baby, sketchedWithDividends), dividends),
        ...listRatios('Buyback Baby', pick(buybackBaby, sketchedWithDividends), dividends),
      ],
      1.03,
    ),
  ]
}

type Ratio = { action: string; ratio: number }

/**
 * Our gas to another's on every action that both have.
 *
 * @throws When there is none: a renamed action would pass unseen.
 */
function listRatios(kind: string, ours: Costs, theirs: Costs): Ratio[] {
  const ratios = Object.entries(ours).flatMap(([action, gas]) => {
    const other = theirs[action]
    return other ? [{ action: `${kind} ${action}`, ratio: gas / other }] : []
  })
  if (ratios.length === 0) throw new Error(`No figures to judge for ${kind}: has an action another name?`)
  return ratios
}

function checkWorst(name: string, ratios: Ratio[], limit: number): Verdict {
  const worst = ratios.reduce((one, other) => (other.ratio > one.ratio ? other : one))
  return verdict(
    `worst ratio, ${name}: ${worst.ratio.toFixed(4)} (at most ${limit}; ${worst.action})`,
    worst.ratio <= limit,
  )
}

function toVerdict(name: string, gas: number | undefined, limit: number): Verdict {
  if (gas === undefined) throw new Error(`There is no figure for ${name}`)
  return verdict(`${name}: ${gas.toLocaleString('en-US')} (at most ${limit.toLocaleString('en-US')})`, gas <= limit)
}

function verdict(text: string, isMet: boolean): Verdict {
  return { kind: 'must', isMet, text: `must  ${isMet ? 'ok    ' : 'BROKEN'}  ${text}` }
}

/** @throws When an action was not measured. */
function pick(costs: Costs, actions: readonly string[]): Costs {
  return Object.fromEntries(
    actions.map((action) => {
      const gas = costs[action]
      if (gas === undefined) throw new Error(`${action} was not measured`)
      return [action, gas]
    }),
  )
}
