import { pullFrom } from './choose-route.ts'
import type { Route } from './plan-types.ts'

/**
 * Why a route is the cheapest, or the only one. `coin`: native coin to several has one way only. `transferFee`: many
 * recipients, but a pull of the token would bring less than the total.
 */
export const routeReasons = ['single', 'coin', 'few', 'many', 'transferFee'] as const
export type RouteReason = (typeof routeReasons)[number]

/** Why a plan goes the way it goes, for the page to say. @param count Number of recipients. */
export function explainRoute({ route, count }: { route: Route; count: number }): RouteReason {
  if (route === 'tokenFrom') return count < pullFrom ? 'few' : 'transferFee'
  return reasons[route]
}

const reasons = { plainNative: 'single', plainToken: 'single', native: 'coin', tokenPull: 'many' } as const
