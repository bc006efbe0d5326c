import type { Address } from 'viem'
import type { FeeField, OurToken, TaxedFacts } from '@/features/token-create/our-token.ts'
import type { OwnerAct } from './owner-act.ts'

/** A token of a kind with fees. */
export type TaxedToken = OurToken & { taxed: TaxedFacts }

/** What every part of the console is given. */
export type ConsoleProps = {
  token: TaxedToken
  account: Address
  /** Called with what is to be looked at once more and signed. */
  onReview: (act: OwnerAct) => void
}

/** What a kind adds to the console. */
export type KindConsoleProps = ConsoleProps & {
  /** Fees are the owner's; the rest may be anybody's. */
  isOwner: boolean
  feeFields: readonly FeeField[]
}
