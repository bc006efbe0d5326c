// Follows the locks of the lock factory, what they release, and the first liquidity that LiquiditySeeder adds.

import { type Context, ponder } from 'ponder:registry'
import { lock, release, seeding } from 'ponder:schema'
import { type Address, zeroAddress } from 'viem'
import { type LogEvent, lower } from './ledgers.ts'

ponder.on('TokenLockFactory:LockCreated', async ({ event, context }) => {
  const { start, cliff, end } = event.args
  await context.db.insert(lock).values({
    chainId: context.chain.id,
    lock: lower(event.args.lock),
    token: lower(event.args.token),
    beneficiary: lower(event.args.beneficiary),
    creator: lower(event.args.creator),
    start,
    cliff,
    end,
    createdBlock: event.block.number,
  })
})

ponder.on('TokenLock:ERC20Released', ({ event, context }) =>
  addRelease(event.args.token, event.args.amount, event, context),
)
ponder.on('TokenLock:EtherReleased', ({ event, context }) => addRelease(zeroAddress, event.args.amount, event, context))

async function addRelease(token: Address, amount: bigint, { log, block }: LogEvent, context: Context): Promise<void> {
  const key = { chainId: context.chain.id, lock: lower(log.address), token: lower(token) }
  await context.db
    .insert(release)
    .values({ ...key, amount, lastBlock: block.number })
    .onConflictDoUpdate((row) => ({ amount: row.amount + amount, lastBlock: block.number }))
}

ponder.on('LiquiditySeeder:Seeded', async ({ event, context }) => {
  const { pair, token, caller, recipient, amount, coin, liquidity } = event.args
  await context.db.insert(seeding).values({
    chainId: context.chain.id,
    hash: event.transaction.hash,
    logIndex: event.log.logIndex,
    pair: lower(pair),
    token: lower(token),
    caller: lower(caller),
    recipient: lower(recipient),
    amount,
    coin,
    liquidity,
    block: event.block.number,
  })
})
