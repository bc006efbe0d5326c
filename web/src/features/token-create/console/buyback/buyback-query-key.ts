import type { OurToken } from '../../our-token'

/** Under which the vault's answers are kept. */
export function buybackQueryKey({ chainId, token }: Pick<OurToken, 'chainId' | 'token'>) {
  return ['token-console-buyback', chainId, token] as const
}
