import type { Address, Transaction } from 'viem'
import type { DropReason, SentDetails } from './activity-store.ts'
import { toSentDetails } from './to-sent-details.ts'

/**
 * What became of an act whose nonce another transaction has used.
 *
 * @returns `undefined`: the same act with another fee. Only what is provably the same counts as a speed-up.
 */
export function judgeReplacement(
  replacement: Transaction,
  { sent, account }: { sent?: SentDetails; account: Address },
): DropReason | undefined {
  const toSelf = replacement.to?.toLowerCase() === account.toLowerCase()
  if (toSelf && replacement.value === 0n) return 'cancelled'
  const { to, value, inputHash } = toSentDetails(replacement)
  const same = sent?.to === to && sent.value === value && sent.inputHash === inputHash
  return same ? undefined : 'nonceUsed'
}
