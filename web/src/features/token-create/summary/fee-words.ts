import type { FeeField, FeePurpose } from '@/features/token-create/our-token.ts'

/** The key of what is said about a fee, in `createToken.summary.purposes` and `createToken.terms.shares`. */
export type FeeWords = FeePurpose | 'firstOwner'

/** Marketing goes to the wallet that the form asks for; a kind that asks for none pays its first owner. */
export function feeWords({ purpose }: FeeField, fields: object): FeeWords {
  return purpose === 'marketing' && !('marketingWallet' in fields) ? 'firstOwner' : purpose
}
