import type { Results } from './list-ratios.ts'
import { type Size, sizes } from './peers.ts'

/** What skipping costs more than all or nothing, on the same route. */
export type SkipCost = { perRecipient: number; row: string; size: Size; slope: number | undefined }

/**
 * The difference of each batch divided by its recipients, what is fixed per batch included: that is what the sender pays.
 * `slope` leaves the fixed part out: what each of the recipients from the 101st to the 500th adds. It is undefined where
 * these two sizes go different routes.
 */
export function listSkipCosts(results: Results): SkipCost[] {
  return Object.entries(results).flatMap(([row, ours]) => {
    const more = (size: Size) => ours[size].skip - ours[size].strict
    const slope = ours[100].route === ours[500].route ? (more(500) - more(100)) / 400 : undefined
    return sizes.map((size) => ({ perRecipient: more(size) / size, row, size, slope }))
  })
}
