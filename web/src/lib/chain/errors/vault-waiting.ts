// Names the reasons for which a vault does not trade now, as the contracts number them.

/** Why a vault would not trade now, numbered as in `contracts/src/types/VaultPending.sol`. */
export const waitings = [
  'None',
  'NothingCollected',
  'NoLiquidity',
  'NoAverage',
  'PriceMoved',
  'PairBusy',
  'TooSoon',
  'SwapFailed',
  'HoldersChanging',
  'NobodyEligible',
] as const

/** `Unknown`: a number that this page has no words for. */
export type Waiting = (typeof waitings)[number] | 'Unknown'

/** The reason by its name, which has a sentence in every language. */
export function nameWaiting(reason: unknown): Waiting {
  return waitings[Number(reason)] ?? 'Unknown'
}
