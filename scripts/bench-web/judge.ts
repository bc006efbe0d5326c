import type { Figure } from './measurement.ts'

/** `OVER` where a figure exceeds its budget, `UNDER` where it falls below its floor; one without either is only shown. */
export function judge({ value, budget, floor }: Figure): 'ok' | 'OVER' | 'UNDER' | undefined {
  if (budget !== undefined && value > budget) return 'OVER'
  if (floor !== undefined && value < floor) return 'UNDER'
  return budget === undefined && floor === undefined ? undefined : 'ok'
}
