import type { Address } from 'viem'

/** All that the page of a token has read begins with this, to be read again together. */
export function tokenQueryKey({ chainId, token }: { chainId: number; token: Address }) {
  return ['tokenPage', chainId, token] as const
}
