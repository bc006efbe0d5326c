import type { FeeField } from '@/features/token-create/our-token.ts'
import type en from '@/locales/en.json'
import { type FeeWords, feeWords } from './fee-words.ts'

export type TrustFact = keyof typeof en.createToken.summary.facts

/** What a fee brings with it that its rate does not say. */
const byFee: { [Words in FeeWords]?: TrustFact } = {
  liquidity: 'liquidity',
  dividends: 'dividends',
  buyback: 'buyback',
  firstOwner: 'firstOwner',
}

/** What else is true for ever of a kind with these fees, beside what its owner can do; nothing for a kind without fees. */
export function trustFacts(feeFields: readonly FeeField[], fields: object): TrustFact[] {
  if (feeFields.length === 0) return []
  const facts = feeFields.flatMap((fee) => byFee[feeWords(fee, fields)] ?? [])
  return ['exempt', 'renounced', ...facts]
}
