// Measures how fast a history is read and folded, and what memory it takes, and compares each figure with its bound.

import { fileURLToPath } from 'node:url'
import { runForExitCode } from '@saleyard/testkit/processes/user-error.ts'
import { measureFold } from '@scripts/bench-history/measure-fold.ts'
import { measureRanges } from '@scripts/bench-history/measure-ranges.ts'
import { execa } from 'execa'

/** A measurement of one or several figures, each with what it may be. */
type Measurement = { measure(): Promise<number[]>; figures: { name: string; most: number }[] }

const memory = { name: '1,000,000 holders in memory, MB', most: 200 }

const measurements: Measurement[] = [
  {
    measure: measureFold,
    figures: [
      { name: '200,000 transfers folded, ms', most: 2_000 },
      { name: 'longest task meanwhile, ms', most: 50 },
    ],
  },
  { measure: measureRanges, figures: [{ name: '1,000 ranges read, times the node’s own', most: 1.1 }] },
  { measure: measureMemory, figures: [memory] },
  {
    measure: measureToken,
    figures: [
      { name: 'a token’s page, 200,000 transfers folded, ms', most: 2_000 },
      { name: 'its ledgers of 50,000 holders, MB', most: 200 },
    ],
  },
]

/** Other work of the machine only adds to a figure: one that is too large is measured again. */
const mostTries = 3

process.exitCode = await runForExitCode(async () => {
  let isOver = false
  for (const { measure, figures } of measurements) {
    const values = await measureBest(measure, figures)
    for (const [index, { name, most }] of figures.entries()) {
      const value = values[index] ?? Number.NaN
      const verdict = value <= most ? 'ok' : 'OVER'
      isOver ||= verdict !== 'ok'
      console.log(`${name.padEnd(44)}${value.toFixed(2).padStart(9)}   at most ${most}   ${verdict}`)
    }
  }
  return isOver ? 1 : 0
})

async function measureBest(measure: Measurement['measure'], figures: Measurement['figures']): Promise<number[]> {
  let best = await measure()
  for (let tries = 1; tries < mostTries && figures.some(({ most }, index) => (best[index] ?? 0) > most); tries++) {
    const next = await measure()
    best = best.map((value, index) => Math.min(value, next[index] ?? value))
  }
  return best
}

/** In a process of its own, which ends where the heap needs more. */
async function measureMemory(): Promise<number[]> {
  const script = fileURLToPath(new URL('bench-history/measure-memory.ts', import.meta.url))
  const options = ['--import', 'tsx', '--expose-gc', `--max-old-space-size=${memory.most}`]
  const { stdout } = await execa(process.execPath, [...options, script])
  return [Number(stdout)]
}

/** In a process of its own, whose garbage is collected before the memory is measured. */
async function measureToken(): Promise<number[]> {
  const script = fileURLToPath(new URL('bench-history/measure-token.ts', import.meta.url))
  const { stdout } = await execa(process.execPath, ['--import', 'tsx', '--expose-gc', script])
  return JSON.parse(stdout)
}
