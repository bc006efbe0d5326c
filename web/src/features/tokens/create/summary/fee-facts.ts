// Derives what the fees of a kind mean: each one's words and colour, its part of a transfer, and the facts that come with it.

import type { FeeField, FeePurpose } from '@/features/tokens/kinds/saleyard-token.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import type en from '@/locales/en.json'

const wholeBps = 10_000

/** Exact parts of a transfer of 1,000 tokens, as text; undefined where a fee cannot be read. */
type TransferParts = {
  whole: string
  recipient: string | undefined
  fees: (string | undefined)[]
  /** All fees together, in hundredths of a percent. */
  totalBps: number | undefined
}

/**
 * Splits 1,000 tokens by fee. One basis point of them is a tenth of a token, so every figure has at most one decimal, and a
 * token of two decimals or more pays exactly that.
 *
 * @param fees In hundredths of a percent; undefined for one that cannot be read.
 */
export function splitTransfer(fees: readonly (number | undefined)[]): TransferParts {
  const totalBps = fees.reduce((sum, bps) => (sum === undefined || bps === undefined ? undefined : sum + bps), 0)
  return {
    whole: tokens(wholeBps),
    recipient: totalBps === undefined ? undefined : tokens(Math.max(0, wholeBps - totalBps)),
    fees: fees.map((bps) => (bps === undefined ? undefined : tokens(bps))),
    totalBps,
  }
}

function tokens(bps: number): string {
  return formatAmount(BigInt(bps), 1, { grouped: true })
}

/**
 * Parses a percentage while it is typed, in hundredths of a percent: `parseBps('2.5')` is 250. An empty text is no fee.
 *
 * @returns Undefined if the text is no percentage of at most two decimals.
 */
export function parseBps(text: string): number | undefined {
  const match = /^(\d{1,4})(?:\.(\d{1,2})0*)?$/.exec(text.trim() || '0')
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return Number(whole + fraction.padEnd(2, '0'))
}

/** Key of a fee's words in `createToken.summary.purposes` and `createToken.terms.shares`. */
type FeeWords = FeePurpose | 'firstOwner'

/** Marketing goes to the wallet that the form asks for; a kind that asks for none pays its first owner. */
export function feeWords({ purpose }: FeeField, fields: object): FeeWords {
  return purpose === 'marketing' && !('marketingWallet' in fields) ? 'firstOwner' : purpose
}

/** The colour of each fee's part in a bar. */
export const feeTones: Record<FeePurpose, string> = {
  reflection: 'bg-brand',
  dividends: 'bg-brand',
  liquidity: 'bg-info',
  charity: 'bg-brand-secondary',
  marketing: 'bg-brand-secondary',
  buyback: 'bg-warning',
}

type TrustFact = keyof typeof en.createToken.summary.facts

/** Guarantee that a fee implies besides its rate. */
const byFee: { [Words in FeeWords]?: TrustFact } = {
  liquidity: 'liquidity',
  dividends: 'dividends',
  buyback: 'buyback',
  firstOwner: 'firstOwner',
}

/** Permanent guarantees of a kind with these fees, besides the owner's powers. Empty for kinds without fees. */
export function trustFacts(feeFields: readonly FeeField[], fields: object): TrustFact[] {
  if (feeFields.length === 0) return []
  const facts = feeFields.flatMap((fee) => byFee[feeWords(fee, fields)] ?? [])
  return ['exempt', 'renounced', 'pace', 'keepers', ...facts]
}
