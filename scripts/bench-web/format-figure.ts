import { judge } from './judge.ts'
import type { Figure } from './measurement.ts'

/** A figure as one line: name, value, and its budget with the verdict where it has one. */
export function formatFigure(figure: Figure): string {
  const { name, value, unit, budget, floor } = figure
  const line = `${name.padEnd(40)}${value.toFixed(1).padStart(8)} ${unit}`
  const limits = [budget !== undefined && `at most ${budget}`, floor !== undefined && `at least ${floor}`]
  return [line, ...limits, judge(figure)].filter(Boolean).join('   ')
}
