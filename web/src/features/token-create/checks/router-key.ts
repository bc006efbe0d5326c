import type { Address } from 'viem'

/** The key of the answer about a router, for the field and for the rows of its table alike. */
export function routerKey(chainId: number, router?: Address): readonly unknown[] {
  return ['checkRouter', chainId, ...(router ? [router] : [])]
}
