// Names the reasons why a vault does not trade now.

/** Names of the reasons, at their numbers in `contracts/src/types/VaultPending.sol`. */
export const vaultWaitings = [
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

/** `Unknown`: a number that this page does not know. */
export type VaultWaiting = (typeof vaultWaitings)[number] | 'Unknown'

/** Returns the name of a reason; each has a sentence in every language. */
export function getVaultWaiting(reason: unknown): VaultWaiting {
  return vaultWaitings[Number(reason)] ?? 'Unknown'
}
