// Follows the batches of MultiSender, and whom they left out.

import { type Context, ponder } from 'ponder:registry'
import { batchRecord, skippedRecipient } from 'ponder:schema'
import type { Address } from 'viem'
import { type LogEvent, lower } from './ledgers.ts'

type BatchEvent = LogEvent & { args: { sender: Address; id: bigint } }
type Left = { position: bigint; recipient: Address; amount: bigint; collectible: bigint | null }

ponder.on('MultiSender:BatchSent', ({ event, context }) => close(false, event, context))
ponder.on('MultiSender:BatchCancelled', ({ event, context }) => close(true, event, context))

ponder.on('MultiSender:RecipientSkipped', ({ event, context }) => {
  const { index, recipient, amount } = event.args
  return leaveOut({ position: index, recipient, amount, collectible: null }, event, context)
})
ponder.on('MultiSender:CollectibleSkipped', ({ event, context }) => {
  const { index, recipient, amount, tokenId } = event.args
  return leaveOut({ position: index, recipient, amount, collectible: tokenId }, event, context)
})

/** An id is used once, by a batch or a cancellation; recipients may have been left out before. */
async function close(isCancelled: boolean, event: BatchEvent, context: Context): Promise<void> {
  const state = { isCancelled, block: event.block.number, time: event.block.timestamp, hash: event.transaction.hash }
  await context.db
    .insert(batchRecord)
    .values({ ...toKey(event, context), ...state, skipped: 0 })
    .onConflictDoUpdate(state)
}

async function leaveOut(left: Left, event: BatchEvent, context: Context): Promise<void> {
  const key = toKey(event, context)
  await context.db.insert(skippedRecipient).values({ ...key, ...left, recipient: lower(left.recipient) })
  await context.db
    .insert(batchRecord)
    .values({
      ...key,
      isCancelled: false,
      block: event.block.number,
      time: event.block.timestamp,
      hash: event.transaction.hash,
      skipped: 1,
    })
    .onConflictDoUpdate((row) => ({ skipped: row.skipped + 1 }))
}

function toKey({ args }: BatchEvent, context: Context) {
  return { chainId: context.chain.id, sender: lower(args.sender), id: args.id }
}
