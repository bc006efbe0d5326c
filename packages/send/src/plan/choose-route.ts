// Chooses the cheapest route for a number of recipients, and explains the choice.

import type { Asset, Route } from './types.ts'

type ChooseRouteParameters = {
  asset: Asset
  /** Number of recipients. */
  count: number
  /** Recipients get less than is sent: the pull of such a token reverts. */
  hasTransferFee?: boolean
  /** The token is a Standard token of ours, see `canPayMany`. */
  paysMany?: boolean
  /**
   * The sender is a contract, as a Safe: what its owners signed may be executed on any day, by anyone, as long as no mark
   * refuses it. One recipient needs a mark as well.
   */
  isContract?: boolean
}

/** From this count on, pulling once and transferring costs less than moving each amount from the sender. */
const pullFrom = 12

/**
 * Chooses the cheapest route: a plain transfer for one, the token itself where it can, from the sender to each for a few,
 * one pull for many. From two recipients on a token that pays many by itself costs less than MultiSender, even where an
 * allowance exists already: neither its base nor its price of a recipient is higher, as a test measures.
 */
export function chooseRoute({
  asset,
  count,
  hasTransferFee = false,
  paysMany = false,
  isContract = false,
}: ChooseRouteParameters): Route {
  const isPlain = count === 1 && !isContract
  if (asset.kind === 'native') return isPlain ? 'plainNative' : 'native'
  if (isPlain) return 'plainToken'
  if (paysMany) return 'tokenItself'
  return hasTransferFee || count < pullFrom ? 'tokenFrom' : 'tokenPull'
}

/**
 * Reasons why a route is the cheapest, or the only one. `coin`: native coin for several recipients has only one route.
 * `transferFee`: there are many recipients, but a pull of the token would bring less than the total. `itself`: the token
 * pays many by itself.
 */
export const routeReasons = ['single', 'coin', 'few', 'many', 'transferFee', 'itself'] as const
type RouteReason = (typeof routeReasons)[number]

/** Explains a plan's route for the page; undefined for one recipient of a contract, who is not paid the cheapest way. @param count Number of recipients. */
export function explainRoute({ route, count }: { route: Route; count: number }): RouteReason | undefined {
  if (count === 1 && !route.startsWith('plain')) return undefined
  if (route === 'tokenFrom') return count < pullFrom ? 'few' : 'transferFee'
  return reasons[route]
}

const reasons = {
  plainNative: 'single',
  plainToken: 'single',
  native: 'coin',
  tokenPull: 'many',
  tokenItself: 'itself',
} as const
