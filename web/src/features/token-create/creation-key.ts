import type { Address, Hex } from 'viem'

/**
 * Names the one act of making a draft a token. Chain and account are part of it: the same draft may become a token, at the same
 * address, on other chains too, and those are other acts.
 */
export function creationKey({ salt, chainId, account }: { salt: Hex; chainId: number; account: Address }): string {
  return `create:${salt}:${chainId}:${account}`
}
