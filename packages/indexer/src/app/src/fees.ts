// Adds up by day what the fees of a token collect, and what its vault makes of them.

import { type Context, ponder } from 'ponder:registry'
import { feeDay, vault } from 'ponder:schema'
import type { Address } from 'viem'
import { type LogEvent, lower } from './ledgers.ts'

type FeeRow = typeof feeDay.$inferSelect
type Amounts = Partial<Omit<FeeRow, 'chainId' | 'token' | 'day'>>

const secondsPerDay = 86_400n
const none: Required<Amounts> = {
  collected: 0n,
  reflected: 0n,
  distributed: 0n,
  swapped: 0n,
  addedUnits: 0n,
  addedCoin: 0n,
  paidOut: 0n,
  keepers: 0n,
  rewardCoin: 0n,
  rewardBought: 0n,
  buybackCoin: 0n,
  burnt: 0n,
}

ponder.on('Vault:Processed', async ({ event, context }) => {
  const { unitsSwapped, unitsAdded, coinAdded } = event.args
  await addOfVault({ swapped: unitsSwapped, addedUnits: unitsAdded, addedCoin: coinAdded }, event, context)
})
ponder.on('Vault:PaidOut', ({ event, context }) => addOfVault({ paidOut: event.args.amount }, event, context))
ponder.on('Vault:KeeperPaid', ({ event, context }) => addOfVault({ keepers: event.args.amount }, event, context))
ponder.on('Vault:RewardBought', async ({ event, context }) => {
  const { coin, received } = event.args
  await addOfVault({ rewardCoin: coin, rewardBought: received }, event, context)
})
ponder.on('Vault:BoughtBack', ({ event, context }) => {
  const { coin, burnt } = event.args
  return addOfVault({ buybackCoin: coin, burnt }, event, context)
})

/** Any contract can say that an address is its vault: what is no vault of a token of ours has no row. */
async function addOfVault(amounts: Amounts, event: LogEvent, context: Context): Promise<void> {
  const row = await context.db.find(vault, { chainId: context.chain.id, vault: lower(event.log.address) })
  if (row) await addFees(row, amounts, event, context)
}

/** Adds amounts to the day of the event. */
export async function addFees(
  { chainId, token }: { chainId: number; token: Address },
  amounts: Amounts,
  { block }: LogEvent,
  context: Context,
): Promise<void> {
  const day = Number(block.timestamp - (block.timestamp % secondsPerDay))
  const names = Object.keys(amounts) as (keyof Amounts)[]
  await context.db
    .insert(feeDay)
    .values({ chainId, token, day, ...none, ...amounts })
    .onConflictDoUpdate((row) => Object.fromEntries(names.map((name) => [name, row[name] + (amounts[name] ?? 0n)])))
}
