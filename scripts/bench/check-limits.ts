// Compares the measured figures with the committed ones and with what MultiSender promises to cost.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { listRatios, type Ratio, type Results } from './measure-rows.ts'
import { floor, gasliteDrop, megaDropper, type Peers, type Size, sizes } from './peers.ts'

/** A must that is broken fails the benchmark, an aim that is missed is only said. */
export type Verdict = { kind: 'must' | 'aim'; isMet: boolean; text: string }

type Limit = { kind: Verdict['kind']; name: string; limit: number; isBelow?: boolean }

/** Holds the measured figures against what MultiSender promises to cost. */
export function checkLimits(results: Results, peers: Pick<Peers, 'rows'>): Verdict[] {
  const ratios = listRatios(results, peers)
  const skips = listSkipCosts(results)
  const others = (peer: string) => peer !== floor && peer !== megaDropper

  return [
    checkRatio(
      { kind: 'must', name: 'ratio to GasliteDrop, N >= 10', limit: 1, isBelow: true },
      ratios.filter(({ peer, size }) => peer === gasliteDrop && size >= 10),
    ),
    checkRatio(
      { kind: 'must', name: 'ratio to any peer but mega-dropper, N >= 10', limit: 1, isBelow: true },
      ratios.filter(({ peer, size }) => others(peer) && size >= 10),
    ),
    // The bound is on the whole difference divided by N, fixed part included, from 100 recipients on: stricter than the slope
    // alone, and what a sender pays. Below 100 the extra argument and the returned word would drown what a recipient costs.
    checkSkipCost(
      { kind: 'must', name: 'skip per ERC-20 recipient, N >= 100', limit: 25 },
      skips.filter(({ row, size }) => !isNative(row) && size >= 100),
    ),
    checkSkipCost(
      { kind: 'must', name: 'skip per native recipient, N >= 100', limit: 50 },
      skips.filter(({ row, size }) => isNative(row) && size >= 100),
    ),
    checkRatio(
      { kind: 'aim', name: 'ratio to mega-dropper, N >= 100', limit: 1 },
      ratios.filter(({ peer, size }) => peer === megaDropper && size >= 100),
    ),
    checkRatio(
      { kind: 'aim', name: 'ratio to the floor, N = 500', limit: 1.015 },
      ratios.filter(({ peer, size }) => peer === floor && size === 500),
    ),
  ]
}

function isNative(row: string): boolean {
  return row.startsWith('native')
}

function checkRatio(limit: Limit, ratios: Ratio[]): Verdict {
  const worst = highest(ratios, ({ ratio }) => ratio)
  return toVerdict(limit, worst.ratio, worst.ratio.toFixed(4), `${worst.row}, N = ${worst.size}, ${worst.peer}`)
}

function checkSkipCost(limit: Limit, skips: SkipCost[]): Verdict {
  const worst = highest(skips, ({ perRecipient }) => perRecipient)
  const slope = worst.slope === undefined ? '' : `, ${worst.slope.toFixed(1)} each from N = 100 to 500`
  return toVerdict(limit, worst.perRecipient, worst.perRecipient.toFixed(1), `${worst.row}, N = ${worst.size}${slope}`)
}

function toVerdict(
  { kind, name, limit, isBelow = false }: Limit,
  value: number,
  shown: string,
  where: string,
): Verdict {
  const isMet = isBelow ? value < limit : value <= limit
  const outcome = { must: ['ok    ', 'BROKEN'], aim: ['met   ', 'missed'] }[kind][isMet ? 0 : 1]
  return {
    kind,
    isMet,
    text: `${kind.padEnd(4)}  ${outcome}  ${name}: ${shown} (${isBelow ? 'below' : 'at most'} ${limit}; ${where})`,
  }
}

/** @throws When there is nothing to judge: a renamed peer or row would pass unseen. */
function highest<T>(all: T[], figureOf: (one: T) => number): T {
  if (all.length === 0) throw new Error('No figures to judge: has a peer or a row another name?')
  return all.reduce((worst, other) => (figureOf(other) > figureOf(worst) ? other : worst))
}

/** What skipping costs more than all or nothing, on the same route. */
type SkipCost = { perRecipient: number; row: string; size: Size; slope: number | undefined }

/**
 * The difference of each batch divided by its recipients, what is fixed per batch included: that is what the sender pays.
 * `slope` leaves the fixed part out: what each of the recipients from the 101st to the 500th adds. It is undefined where
 * these two sizes go different routes.
 */
function listSkipCosts(results: Results): SkipCost[] {
  return Object.entries(results).flatMap(([row, ours]) => {
    const more = (size: Size) => ours[size].skip - ours[size].strict
    const slope = ours[100].route === ours[500].route ? (more(500) - more(100)) / 400 : undefined
    return sizes.map((size) => ({ perRecipient: more(size) / size, row, size, slope }))
  })
}

/**
 * Compares with the committed figures, which are the same on every machine, or rewrites them.
 *
 * @returns One sentence per figure that moved.
 */
export function compareCommitted(file: URL, results: object, update: boolean): string[] {
  if (update) {
    writeFileSync(file, `${JSON.stringify(results, undefined, 2)}\n`)
    return []
  }
  const before = flatten(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})
  const after = flatten(results)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: was ${before[key] ?? 'not there'}, is ${after[key] ?? 'not there'}`)
}

function flatten(value: object, path = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) =>
      typeof inner === 'object' ? flatten(inner, `${path}${key} `) : { [path + key]: String(inner) },
    ),
  )
}
