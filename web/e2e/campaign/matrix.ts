// Counts which fault was injected on which route, and prints it with the totals.

import { type Fault, faultNames, faults, type Route, routes } from './plan.ts'

export type RunTally = {
  route: Route
  /** Those that really happened, not those that were only planned. */
  injected: readonly Fault[]
  recipients: number
  /** People who have exactly what the list says. */
  paidOnce: number
  /** People who have nothing, and of whom the page says so. */
  unpaidAndStated: number
  /** Sentences and balances that do not fit each other. */
  wrong: number
  /** How long it took, ms. */
  time: number
}

export function createMatrix() {
  const cells = new Map<string, number>()
  const tallies: RunTally[] = []
  const count = (fault: Fault, route: Route) => cells.get(`${fault} ${route}`) ?? 0

  return {
    add(tally: RunTally) {
      tallies.push(tally)
      for (const fault of new Set(tally.injected)) cells.set(`${fault} ${tally.route}`, count(fault, tally.route) + 1)
    },
    count,
    /** Cells that no run has reached, as `fault x route`. */
    empty: (): string[] =>
      faultNames.flatMap((fault) =>
        routes.filter((route) => count(fault, route) === 0).map((route) => `${fault} x ${route}`),
      ),
    totals() {
      const sum = (pick: (tally: RunTally) => number) => tallies.reduce((total, tally) => total + pick(tally), 0)
      return {
        runs: tallies.length,
        recipients: sum(({ recipients }) => recipients),
        paidOnce: sum(({ paidOnce }) => paidOnce),
        unpaidAndStated: sum(({ unpaidAndStated }) => unpaidAndStated),
        wrong: sum(({ wrong }) => wrong),
        wrongRuns: tallies.filter(({ wrong }) => wrong > 0).length,
        /** ms */
        longest: Math.max(0, ...tallies.map(({ time }) => time)),
        mean: tallies.length === 0 ? 0 : Math.round(sum(({ time }) => time) / tallies.length),
      }
    },
    print(): string {
      const width = Math.max(...Object.values(faults).map((text) => text.length))
      const head = `${''.padEnd(width)} ${routes.map((route) => route.padStart(8)).join(' ')}`
      const rows = faultNames.map((fault) => {
        const counts = routes.map((route) => String(count(fault, route)).padStart(8))
        return `${faults[fault].padEnd(width)} ${counts.join(' ')}`
      })
      return [head, ...rows].join('\n')
    },
  }
}
