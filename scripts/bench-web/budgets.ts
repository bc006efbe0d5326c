// Lists what the page may weigh and how long it may take, and compares a figure with its limit.
import type { Site } from './site.ts'

/** What the page may weigh, in kB of gzip, and how long it may take. `make test` holds it to these, `make bench-web` shows what they are made of. */
export const budgets = {
  /** All scripts until `/home` is rendered, except the language. */
  scripts: 150,
  /** One language; the others come when the page is at rest. */
  locales: 60,
  /** What the page loads when it is idle or when the user connects: wallets and chains, styles included. */
  wallet: 130,
  /** Styles until `/home` is rendered. */
  css: 24,
  /** ms for a list of 50,000 lines, from the choice of its file until it can be read. Shown by `make bench-web` only. */
  reading: 1_500,
  /** ms that any task of the page may take meanwhile. The same. */
  task: 50,
  /** The same at a quarter of the speed, ms: a list of 10,000 lines, pasted or from a file; one of 50,000 from a file. */
  slowReading: { 10000: 1_500, 50000: 4_000 },
  /** ms that any task of the page may take at that speed, also while a line is edited. */
  slowTask: 200,
  /** ms at that speed from Enter in an edited line until its new verdict is there. */
  slowEdit: 1_500,
  /** ms that any task of the page may take while the history of a token is loaded and shown. Shown by `make bench-web` only. */
  historyTask: 50,
  /** Percent that each of Lighthouse's categories must reach. Shown by `make bench-web`, held to by `make test-slow`. */
  lighthouse: 95,
  /** Thousandths of the window that the layout may shift while it loads. The same. */
  shift: 20,
}

/** One number, and what it must not exceed, or not fall below. */
export type Figure = { name: string; value: number; unit: 'kB' | 'ms' | '%' | '/1000'; budget?: number; floor?: number }

export type Measured = {
  figures: Figure[]
  /** What explains the figures, line by line. */
  details?: string[]
}

/** Something that is measured on the built page. */
export type Measurement = (site: Site) => Measured | Promise<Measured>

/** `OVER` where a figure exceeds its budget, `UNDER` where it falls below its floor; one without either is only shown. */
export function checkBudget({ value, budget, floor }: Figure): 'ok' | 'OVER' | 'UNDER' | undefined {
  if (budget !== undefined && value > budget) return 'OVER'
  if (floor !== undefined && value < floor) return 'UNDER'
  return budget === undefined && floor === undefined ? undefined : 'ok'
}

/** A figure as one line: name, value, and its budget with the verdict where it has one. */
export function formatFigure(figure: Figure): string {
  const { name, value, unit, budget, floor } = figure
  const line = `${name.padEnd(40)}${value.toFixed(1).padStart(8)} ${unit}`
  const limits = [budget !== undefined && `at most ${budget}`, floor !== undefined && `at least ${floor}`]
  return [line, ...limits, checkBudget(figure)].filter(Boolean).join('   ')
}
