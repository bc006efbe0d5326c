// Chooses the cheapest way to pay a number of recipients, and says why it is the cheapest.

import type { Asset, Route } from './types.ts'

type ChooseRouteParameters = {
  asset: Asset
  /** Number of recipients. */
  count: number
  /** What arrives is less than what is sent: the pull of such a token reverts. */
  hasTransferFee?: boolean
}

/** From here on, pulling once and transferring costs less than moving each amount from the sender. */
const pullFrom = 12

/** The cheapest way to pay so many: a plain transfer for one, from the sender to each for a few, one pull for many. */
export function chooseRoute({ asset, count, hasTransferFee = false }: ChooseRouteParameters): Route {
  if (asset.kind === 'native') return count === 1 ? 'plainNative' : 'native'
  if (count === 1) return 'plainToken'
  return hasTransferFee || count < pullFrom ? 'tokenFrom' : 'tokenPull'
}

/**
 * Why a route is the cheapest, or the only one. `coin`: native coin to several has one way only. `transferFee`: many
 * recipients, but a pull of the token would bring less than the total.
 */
export const routeReasons = ['single', 'coin', 'few', 'many', 'transferFee'] as const
type RouteReason = (typeof routeReasons)[number]

/** Why a plan goes the way it goes, for the page to say. @param count Number of recipients. */
export function explainRoute({ route, count }: { route: Route; count: number }): RouteReason {
  if (route === 'tokenFrom') return count < pullFrom ? 'few' : 'transferFee'
  return reasons[route]
}

const reasons = { plainNative: 'single', plainToken: 'single', native: 'coin', tokenPull: 'many' } as const
