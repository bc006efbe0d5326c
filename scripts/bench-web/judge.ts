import type { Figure } from './measurement.ts'

/** `OVER` where a figure exceeds its budget; a figure without one is only shown. */
export function judge({ value, budget }: Figure): 'ok' | 'OVER' | undefined {
  if (budget === undefined) return undefined
  return value <= budget ? 'ok' : 'OVER'
}
