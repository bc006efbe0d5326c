import type { OurToken } from './our-token.ts'

/** All that is read of one token begins alike, to be read again together: one act changes what the others look at. */
export function tokenQueryKey({ chainId, token }: Pick<OurToken, 'chainId' | 'token'>, ...rest: readonly unknown[]) {
  return ['token', chainId, token, ...rest]
}
