// Reads what a token says that it moved, and counts a batch's records from that where the call is not shown.

import type { Payment } from '@saleyard/send/encode/encode-batch.ts'
import type { SkippedRecipient } from '@saleyard/send/run/batch-record.ts'
import { type Address, erc20Abi, isAddressEqual, type Log, parseEventLogs } from 'viem'

/** `pull`: from the sender to the batch's contract. `viaContract`: from there to an account. */
export type TokenTransfer = {
  to: Address
  amount: bigint
  kind: 'pull' | 'otherPull' | 'viaContract' | 'fromSender' | 'other'
}

type Parties = { sender: Address; contract: Address }

/** Lists the token's transfers among logs, in their order, with what each is for the batch of a sender. */
export function listTransfers(logs: Log[], token: Address, parties: Parties): TokenTransfer[] {
  return parseEventLogs({ abi: erc20Abi, eventName: 'Transfer', logs })
    .filter(({ address }) => isAddressEqual(address, token))
    .map(({ args: { from, to, value } }) => ({ to, amount: value, kind: classify(from, to, parties) }))
}

function classify(from: Address, to: Address, { sender, contract }: Parties): TokenTransfer['kind'] {
  const isBySender = isAddressEqual(from, sender)
  if (isAddressEqual(to, contract)) return isBySender ? 'pull' : 'otherPull'
  if (isAddressEqual(from, contract)) return 'viaContract'
  return isBySender ? 'fromSender' : 'other'
}

/**
 * Counts the records of a batch whose call is unknown. A pulled batch counts only if MultiSender paid exactly what came to it
 * from this sender alone: otherwise the batch of another sender, which needs no event, may be among its payments.
 */
export function readRecordsFromLogs(
  transfers: readonly TokenTransfer[],
  skipped: readonly SkippedRecipient[],
): Payment[] | undefined {
  const ofKind = (kind: TokenTransfer['kind']) => transfers.filter((transfer) => transfer.kind === kind)
  const [pull, ...further] = [...ofKind('pull'), ...ofKind('otherPull')]
  if (!pull) return placeRecords(ofKind('fromSender'), skipped)
  const paid = ofKind('viaContract')
  const sum = paid.reduce((total, { amount }) => total + amount, 0n)
  if (further.length > 0 || pull.kind !== 'pull' || pull.amount !== sum) return undefined
  // What was skipped returns to the sender at the end.
  return placeRecords(skipped.length > 0 ? paid.slice(0, -1) : paid, skipped)
}

/** Puts the payments into the places that the skipped records leave. */
function placeRecords(paid: readonly TokenTransfer[], skipped: readonly SkippedRecipient[]): Payment[] | undefined {
  if (paid.length === 0) return undefined
  const rest = paid.map(({ to, amount }) => ({ address: to.toLowerCase() as Address, amount }))
  return Array.from({ length: paid.length + skipped.length }, (_, index) => {
    const left = skipped.find((each) => each.index === index)
    if (left) return { address: left.recipient.toLowerCase() as Address, amount: left.amount }
    return rest.shift() ?? { address: '0x', amount: 0n }
  })
}

/**
 * Finds what arrived of a record: the token's transfer to its recipient, the n-th one if earlier records pay the same
 * address. A token with a fee moves less than the record says; undefined if it reports no transfer at all.
 */
export function findArrived(
  transfers: readonly TokenTransfer[],
  { recipient, amount }: { recipient: Address; amount: bigint },
  earlier: number,
): bigint | undefined {
  const own = transfers.filter(
    ({ to, kind }) => isAddressEqual(to, recipient) && (kind === 'viaContract' || kind === 'fromSender'),
  )
  return (own[earlier] ?? own.find((transfer) => transfer.amount === amount))?.amount
}
