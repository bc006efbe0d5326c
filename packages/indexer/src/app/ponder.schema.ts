// The tables that are served. Addresses and hashes are in lower case, times in seconds, amounts in base units or wei.
// Each row belongs to one network by its `chainId`; a reorganisation takes back what its blocks have written.

import { bigint as amount, hex, index, integer, onchainTable, onchainView, primaryKey, sql } from 'ponder'

/** Tokens of our factories and those that settings name, with the totals of their folds (`packages/history`). */
export const token = onchainTable(
  'token',
  (t) => ({
    chainId: t.integer().notNull(),
    token: t.hex().notNull(),
    /** `standard`, `liquidityGenerator`, `baby`, `buybackBaby`, or `named`. */
    kind: t.text().notNull(),
    /** Null for a named one, and until its factory has announced it. */
    creator: t.hex(),
    firstOwner: t.hex(),
    createdBlock: t.bigint(),
    createdAt: t.bigint(),
    pair: t.hex(),
    vault: t.hex(),
    rewardToken: t.hex(),
    /** Accounts that have units or shares. */
    holders: t.integer().notNull(),
    transfers: t.integer().notNull(),
    /** Why its balances ended: a log cannot follow those before it. Null while they are right. */
    fault: t.text(),
    /** The last log that was folded. */
    lastBlock: t.bigint().notNull(),
    lastLog: t.integer().notNull(),
    /** Pair, vault and others that earn nothing. */
    noEarners: t.hex().array().notNull(),
    /** Totals of the fold: those of other kinds are 0. */
    supply: t.bigint().notNull(),
    units: t.bigint().notNull(),
    shares: t.bigint().notNull(),
    scale: t.integer().notNull(),
    minimum: t.bigint().notNull(),
    eligibleUnits: t.bigint().notNull(),
    perUnit: t.bigint().notNull(),
    granted: t.bigint().notNull(),
    claimed: t.bigint().notNull(),
    remainder: t.bigint().notNull(),
    lastGrant: t.hex(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.chainId, table.token] }) }),
)

/** Entries of the folds. What an account can spend is in `holding`. */
export const account = onchainTable(
  'account',
  (t) => ({
    chainId: t.integer().notNull(),
    token: t.hex().notNull(),
    account: t.hex().notNull(),
    /** Base units; shares of a Liquidity Generator token for an account that earns. */
    amount: t.bigint().notNull(),
    /** How often all shares had been multiplied by 2^14 when these were written. */
    scale: t.integer().notNull(),
    earned: t.bigint().notNull(),
    perUnit: t.bigint().notNull(),
    claimed: t.bigint().notNull(),
    earns: t.boolean().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.chainId, table.token, table.account] }),
    byAccount: index().on(table.chainId, table.account),
  }),
)

/** What each account has now: its balance, and what it can claim of the reward token, in whole units. */
export const holding = onchainView('holding', {
  chainId: integer('chain_id').notNull(),
  token: hex('token').notNull(),
  account: hex('account').notNull(),
  balance: amount('balance').notNull(),
  claimable: amount('claimable').notNull(),
  claimed: amount('claimed').notNull(),
}).as(sql`
  select a.chain_id, a.token, a.account,
    case when a.earns and t.shares > 0
      then div(a.amount * power(16384::numeric, t.scale - a.scale) * t.units, t.shares) else a.amount end as balance,
    div(a.earned + case when a.earns and t.minimum > 0 and a.amount >= t.minimum
      then a.amount * (t.per_unit - a.per_unit) else 0 end, 340282366920938463463374607431768211456) as claimable,
    a.claimed
  from ${account} a join ${token} t on t.chain_id = a.chain_id and t.token = a.token`)

/** Which token a vault belongs to. */
export const vault = onchainTable(
  'vault',
  (t) => ({ chainId: t.integer().notNull(), vault: t.hex().notNull(), token: t.hex().notNull() }),
  (table) => ({ pk: primaryKey({ columns: [table.chainId, table.vault] }) }),
)

/** What the fees of a token became in an hour or on a day (UTC): the amounts of its folds (`packages/history`). */
export const flow = onchainTable(
  'flow',
  (t) => ({
    chainId: t.integer().notNull(),
    token: t.hex().notNull(),
    /** Seconds: 3600 or 86400. */
    interval: t.integer().notNull(),
    /** Its first second. */
    time: t.integer().notNull(),
    /** Base units that came into the vault, those among them that were bought back and burnt at once. */
    collectedUnits: t.bigint().notNull(),
    /** Base units to the holders of a Liquidity Generator token. */
    reflectedUnits: t.bigint().notNull(),
    /** Base units that the vault has sold. */
    soldUnits: t.bigint().notNull(),
    /** Base units and wei that became liquidity. */
    liquidityUnits: t.bigint().notNull(),
    liquidityCoin: t.bigint().notNull(),
    /** Wei to the payee, and to callers of runs. */
    payeeCoin: t.bigint().notNull(),
    keeperCoin: t.bigint().notNull(),
    /** Wei for which the reward token was bought, and what of that was the payee's. */
    rewardCoin: t.bigint().notNull(),
    payeeReward: t.bigint().notNull(),
    /** Base units of the reward token to the holders, and what was paid to them. */
    distributedReward: t.bigint().notNull(),
    claimedReward: t.bigint().notNull(),
    /** Wei for which the token was bought back, and the base units that were burnt. */
    buybackCoin: t.bigint().notNull(),
    buybackUnits: t.bigint().notNull(),
    /** Of the last log that it is of. */
    lastBlock: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.chainId, table.token, table.interval, table.time] }) }),
)

/** Pools of our tokens against the wrapped coin. A price is `quote` wei for `base` base units: the reserves, exact. */
export const pool = onchainTable(
  'pool',
  (t) => ({
    chainId: t.integer().notNull(),
    pair: t.hex().notNull(),
    token: t.hex().notNull(),
    /** Null until the pair's first log. */
    token0: t.hex(),
    /** The last price; null as long as the pool was never full. */
    base: t.bigint(),
    quote: t.bigint(),
    /** Of the last log that was folded, a transfer of liquidity included. */
    lastBlock: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.chainId, table.pair] }), byToken: index().on(table.token) }),
)

/** Whose a pool's liquidity is; that of the zero address is left out. */
export const liquidityHolding = onchainTable(
  'liquidity_holding',
  (t) => ({
    chainId: t.integer().notNull(),
    pair: t.hex().notNull(),
    account: t.hex().notNull(),
    /** Units of liquidity. */
    units: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.chainId, table.pair, table.account] }) }),
)

/** Prices and volumes of a pool. An interval without a log has no candle. */
export const candle = onchainTable(
  'candle',
  (t) => ({
    chainId: t.integer().notNull(),
    pair: t.hex().notNull(),
    /** Seconds: 300, 3600 or 86400. */
    interval: t.integer().notNull(),
    /** Its first second. */
    time: t.integer().notNull(),
    openBase: t.bigint().notNull(),
    openQuote: t.bigint().notNull(),
    highBase: t.bigint().notNull(),
    highQuote: t.bigint().notNull(),
    lowBase: t.bigint().notNull(),
    lowQuote: t.bigint().notNull(),
    closeBase: t.bigint().notNull(),
    closeQuote: t.bigint().notNull(),
    baseVolume: t.bigint().notNull(),
    quoteVolume: t.bigint().notNull(),
    swaps: t.integer().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.chainId, table.pair, table.interval, table.time] }) }),
)

/** Batches of MultiSender. */
export const batchRecord = onchainTable(
  'batch_record',
  (t) => ({
    chainId: t.integer().notNull(),
    sender: t.hex().notNull(),
    id: t.bigint().notNull(),
    isCancelled: t.boolean().notNull(),
    block: t.bigint().notNull(),
    time: t.bigint().notNull(),
    hash: t.hex().notNull(),
    /** Recipients that were left out. */
    skipped: t.integer().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.chainId, table.sender, table.id] }) }),
)

/** Recipients that a batch left out. */
export const skippedRecipient = onchainTable(
  'skipped_recipient',
  (t) => ({
    chainId: t.integer().notNull(),
    sender: t.hex().notNull(),
    id: t.bigint().notNull(),
    /** Place in the batch, from 0. */
    position: t.bigint().notNull(),
    recipient: t.hex().notNull(),
    amount: t.bigint().notNull(),
    /** Null for coin and tokens. */
    collectible: t.bigint(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.chainId, table.sender, table.id, table.position] }) }),
)

/** Locks of the lock factory. */
export const lock = onchainTable(
  'lock',
  (t) => ({
    chainId: t.integer().notNull(),
    lock: t.hex().notNull(),
    /** That it is listed under; it may hold others. */
    token: t.hex().notNull(),
    beneficiary: t.hex().notNull(),
    creator: t.hex().notNull(),
    start: t.bigint().notNull(),
    cliff: t.bigint().notNull(),
    end: t.bigint().notNull(),
    createdBlock: t.bigint().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.chainId, table.lock] }),
    byToken: index().on(table.chainId, table.token),
    byBeneficiary: index().on(table.chainId, table.beneficiary),
  }),
)

/** What a lock has paid to its beneficiary so far, by token; the zero address is coin. */
export const release = onchainTable(
  'release',
  (t) => ({
    chainId: t.integer().notNull(),
    lock: t.hex().notNull(),
    token: t.hex().notNull(),
    amount: t.bigint().notNull(),
    lastBlock: t.bigint().notNull(),
  }),
  (table) => ({ pk: primaryKey({ columns: [table.chainId, table.lock, table.token] }) }),
)

/** First liquidity by LiquiditySeeder. */
export const seeding = onchainTable(
  'seeding',
  (t) => ({
    chainId: t.integer().notNull(),
    hash: t.hex().notNull(),
    logIndex: t.integer().notNull(),
    pair: t.hex().notNull(),
    token: t.hex().notNull(),
    caller: t.hex().notNull(),
    recipient: t.hex().notNull(),
    amount: t.bigint().notNull(),
    coin: t.bigint().notNull(),
    liquidity: t.bigint().notNull(),
    block: t.bigint().notNull(),
  }),
  (table) => ({
    pk: primaryKey({ columns: [table.chainId, table.hash, table.logIndex] }),
    byToken: index().on(table.chainId, table.token),
  }),
)
