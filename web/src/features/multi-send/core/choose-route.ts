import type { Asset, Route } from './plan-types.ts'

type ChooseRouteParameters = {
  asset: Asset
  /** Number of recipients. */
  count: number
  /** What arrives is less than what is sent: the pull of such a token reverts. */
  hasTransferFee?: boolean
}

/** From here on, pulling once and transferring costs less than moving each amount from the sender. */
export const pullFrom = 12

/** The cheapest way to pay so many: a plain transfer for one, from the sender to each for a few, one pull for many. */
export function chooseRoute({ asset, count, hasTransferFee = false }: ChooseRouteParameters): Route {
  if (asset.kind === 'native') return count === 1 ? 'plainNative' : 'native'
  if (count === 1) return 'plainToken'
  return hasTransferFee || count < pullFrom ? 'tokenFrom' : 'tokenPull'
}
