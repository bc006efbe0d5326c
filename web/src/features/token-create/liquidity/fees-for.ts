import { type Address, isAddressEqual } from 'viem'
import type { OurToken } from '@/features/token-create/our-token.ts'

/** The fees that transfers from or to an account pay now, hundredths of a percent each; none where it is exempt. */
export function feesFor(token: OurToken, account: Address | undefined): number[] {
  const { taxed } = token
  if (!taxed || (account && isAddressEqual(account, taxed.firstOwner))) return []
  return Object.values(taxed.fees).filter((bps) => bps > 0)
}
