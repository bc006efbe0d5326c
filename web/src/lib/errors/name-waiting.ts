/** Why a vault would not trade now, numbered as in `contracts/src/types/VaultPending.sol`. */
const waitings = [
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

/** The reason by its name, which has a sentence in every language; `Unknown` where this page has no words for the number. */
export function nameWaiting(reason: unknown): (typeof waitings)[number] | 'Unknown' {
  return waitings[Number(reason)] ?? 'Unknown'
}
