// Adds up, by hour and by day, what the fees of a token collect, and what its vault makes of them.

import { type Context, ponder } from 'ponder:registry'
import { flow, vault } from 'ponder:schema'
import { type Flow, noFlow, tokenFlowsFold, vaultFlowsFold } from '@saleyard/history/folds/flows.ts'
import type { Address } from 'viem'
import { type LogEvent, lower, toHistoryLog } from './ledgers.ts'

/** Seconds of one row. */
const intervals = [3_600, 86_400]

ponder.on('Vault:Processed', ({ event, context }) => addOfVault(event, context))
ponder.on('Vault:PaidOut', ({ event, context }) => addOfVault(event, context))
ponder.on('Vault:KeeperPaid', ({ event, context }) => addOfVault(event, context))
ponder.on('Vault:RewardBought', ({ event, context }) => addOfVault(event, context))
ponder.on('Vault:BoughtBack', ({ event, context }) => addOfVault(event, context))

/** Any contract can say that an address is its vault: what is no vault of a token of ours has no row. */
async function addOfVault(event: LogEvent, context: Context): Promise<void> {
  const row = await context.db.find(vault, { chainId: context.chain.id, vault: lower(event.log.address) })
  const step = row && vaultFlowsFold.decode(toHistoryLog(event))
  if (step) await addFlow(row, step.read(step.at), event, context)
}

/** Adds a log of a token. A transfer counts if it is to the vault, which the caller knows. */
export async function addOfToken(token: TokenKey, event: LogEvent, context: Context): Promise<void> {
  const step = tokenFlowsFold.decode(toHistoryLog(event))
  if (step) await addFlow(token, step.read(step.at), event, context)
}

type TokenKey = { chainId: number; token: Address }

async function addFlow(
  { chainId, token }: TokenKey,
  amounts: Partial<Flow>,
  { block: { number: lastBlock, timestamp } }: LogEvent,
  context: Context,
): Promise<void> {
  const names = Object.keys(amounts) as (keyof Flow)[]
  for (const interval of intervals) {
    const time = Number(timestamp) - (Number(timestamp) % interval)
    await context.db
      .insert(flow)
      .values({ chainId, token, interval, time, ...noFlow, ...amounts, lastBlock })
      .onConflictDoUpdate((row) => ({
        ...Object.fromEntries(names.map((name) => [name, row[name] + (amounts[name] ?? 0n)])),
        lastBlock,
      }))
  }
}
