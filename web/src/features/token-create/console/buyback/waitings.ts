/** Why a vault would not buy back now, numbered as in `contracts/src/types/VaultPending.sol`; what comes after these is not said of buybacks. */
export const waitings = [
  'None',
  'NothingCollected',
  'NoLiquidity',
  'NoAverage',
  'PriceMoved',
  'PairBusy',
  'TooSoon',
] as const

/** `Unknown`: a number that this page has no words for. */
export type Waiting = (typeof waitings)[number] | 'Unknown'
