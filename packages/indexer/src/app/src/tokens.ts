// Follows tokens: their creation, their balances, and what their fees collect and give to holders.

import { type Context, ponder } from 'ponder:registry'
import { pool, token, vault } from 'ponder:schema'
import type { Address } from 'viem'
import { addOfToken } from './fees.ts'
import { findOrCreateToken, followToken, type LogEvent, lower, type TokenKind } from './ledgers.ts'

type Transfer = LogEvent & { args: { to: Address } }
type SetUp = LogEvent & { args: { pair: Address; vault: Address } }
type Created = LogEvent & { args: { token: Address; creator: Address; firstOwner: Address } }

ponder.on('StandardToken:Transfer', ({ event, context }) => transfer('standard', event, context))
ponder.on('NamedToken:Transfer', ({ event, context }) => transfer('named', event, context))
ponder.on('StandardTokenFactory:TokenCreated', ({ event, context }) => create('standard', event, context))

const taxed = {
  LiquidityGeneratorToken: 'liquidityGenerator',
  BabyToken: 'baby',
  BuybackBabyToken: 'buybackBaby',
} as const
const contracts = Object.keys(taxed) as (keyof typeof taxed)[]

for (const contract of contracts) {
  const kind = taxed[contract]
  ponder.on(`${contract}:TokenSetUp`, ({ event, context }) => setUp(kind, event, context))
  ponder.on(`${contract}:Transfer`, ({ event, context }) => transfer(kind, event, context))
  ponder.on(`${contract}Factory:TokenCreated`, ({ event, context }) => create(kind, event, context))
}

ponder.on('LiquidityGeneratorToken:Reflected', async ({ event, context }) => {
  const row = await followToken('liquidityGenerator', event, context)
  await addOfToken(row, event, context)
})

for (const contract of ['BabyToken', 'BuybackBabyToken'] as const) {
  const kind = taxed[contract]
  ponder.on(`${contract}:DividendsSetUp`, async ({ event, context }) => {
    const { chainId, token: address } = await followToken(kind, event, context)
    const rewardToken = lower(event.args.rewardToken)
    await context.db.update(token, { chainId, token: address }).set({ rewardToken })
  })
  ponder.on(`${contract}:Distributed`, async ({ event, context }) => {
    const row = await followToken(kind, event, context)
    await addOfToken(row, event, context)
  })
  ponder.on(`${contract}:Credited`, async ({ event, context }) => {
    await followToken(kind, event, context)
  })
  ponder.on(`${contract}:Claimed`, async ({ event, context }) => {
    const row = await followToken(kind, event, context)
    await addOfToken(row, event, context)
  })
}

async function transfer(kind: TokenKind, event: Transfer, context: Context): Promise<void> {
  const row = await followToken(kind, event, context)
  if (row.vault && row.vault === lower(event.args.to)) await addOfToken(row, event, context)
}

/** The log that names pair and vault comes before the supply. */
async function setUp(kind: TokenKind, event: SetUp, context: Context): Promise<void> {
  const { chainId, token: address } = await followToken(kind, event, context)
  const own = { chainId, token: address }
  const addresses = { pair: lower(event.args.pair), vault: lower(event.args.vault) }
  await context.db.update(token, own).set(addresses)
  await context.db.insert(vault).values({ ...own, vault: addresses.vault })
  await context.db
    .insert(pool)
    .values({ ...own, pair: addresses.pair, token0: null, base: null, quote: null, lastBlock: event.block.number })
    .onConflictDoNothing()
}

/** The factory's log comes after those of the token. */
async function create(kind: TokenKind, { args, block }: Created, context: Context): Promise<void> {
  const { chainId, token: address } = await findOrCreateToken(kind, args.token, context)
  await context.db.update(token, { chainId, token: address }).set({
    creator: lower(args.creator),
    firstOwner: lower(args.firstOwner),
    createdBlock: block.number,
    createdAt: block.timestamp,
  })
}
