import { judge } from './judge.ts'
import type { Figure } from './measurement.ts'

/** A figure as one line: name, value, and its budget with the verdict where it has one. */
export function formatFigure(figure: Figure): string {
  const { name, value, unit, budget } = figure
  const line = `${name.padEnd(40)}${value.toFixed(1).padStart(8)} ${unit}`
  return budget === undefined ? line : `${line}   at most ${budget}   ${judge(figure)}`
}
