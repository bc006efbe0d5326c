// Names the reasons for which a vault does not trade now, as the contracts number them.

/** Why a vault would not trade now, numbered as in `contracts/src/types/VaultPending.sol`. */
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

/** `Unknown`: a number that this page has no words for. */
export type VaultWaiting = (typeof vaultWaitings)[number] | 'Unknown'

/** The reason by its name, which has a sentence in every language. */
export function getVaultWaiting(reason: unknown): VaultWaiting {
  return vaultWaitings[Number(reason)] ?? 'Unknown'
}
