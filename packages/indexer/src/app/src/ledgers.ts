// Folds the logs of tokens into balances, by the rules of packages/history: loads the rows that a log touches, takes the
// step, and stores them again.

import type { Context } from 'ponder:registry'
import { account, token } from 'ponder:schema'
import { HistoryError } from '@saleyard/history/errors.ts'
import { type DividendsEntry, type DividendsTotals, dividendsFold } from '@saleyard/history/folds/dividends.ts'
import { type Erc20Totals, erc20Fold } from '@saleyard/history/folds/erc20.ts'
import type { Entries, Fold, FoldEvent, HistoryLog } from '@saleyard/history/folds/fold.ts'
import { type ReflectionEntry, type ReflectionTotals, reflectionFold } from '@saleyard/history/folds/reflection.ts'
import type { Address, Hash, Hex } from 'viem'

export type TokenKind = 'standard' | 'liquidityGenerator' | 'baby' | 'buybackBaby' | 'named'

/** What a log event of Ponder has. */
export type LogEvent = {
  log: { address: Address; topics: readonly (Hex | null)[]; data: Hex; logIndex: number }
  block: { number: bigint; timestamp: bigint }
  transaction: { hash: Hash }
}

export type TokenRow = typeof token.$inferSelect
type AccountRow = typeof account.$inferSelect

/** How the entries and totals of a fold are stored. */
type Storage<Entry, Totals> = {
  readTotals(row: TokenRow): Totals
  writeTotals(totals: Totals): Partial<TokenRow>
  readEntry(row: AccountRow): Entry
  writeEntry(entry: Entry): Partial<AccountRow> & { amount: bigint }
}

const dividends: Storage<DividendsEntry, DividendsTotals> = {
  readTotals: ({ token, noEarners, minimum, eligibleUnits, perUnit, granted, claimed, remainder, lastGrant }) => ({
    ...{ token, noEarners, minimum, eligibleUnits, perUnit, granted, claimed, remainder },
    lastGrant: lastGrant ?? undefined,
  }),
  writeTotals: ({ token: _, ...totals }) => ({ ...totals, lastGrant: totals.lastGrant ?? null }),
  readEntry: ({ amount, earned, perUnit, claimed }) => ({ units: amount, earned, perUnit, claimed }),
  writeEntry: ({ units, ...entry }) => ({ amount: units, ...entry }),
}

const reflection: Storage<ReflectionEntry, ReflectionTotals> = {
  readTotals: ({ token, noEarners, units, shares, scale }) => ({ token, noEarners, units, shares, scale }),
  writeTotals: ({ token: _, ...totals }) => totals,
  readEntry: ({ amount, scale }) => ({ amount, scale }),
  writeEntry: (entry) => entry,
}

const plain: Storage<bigint, Erc20Totals> = {
  readTotals: ({ supply }) => ({ supply }),
  writeTotals: (totals) => totals,
  readEntry: ({ amount }) => amount,
  writeEntry: (amount) => ({ amount }),
}

type Step = (log: HistoryLog, row: TokenRow, context: Context) => Promise<Partial<TokenRow>>

const steps: Readonly<Record<TokenKind, Step>> = {
  standard: createStep(erc20Fold, plain),
  named: createStep(erc20Fold, plain),
  liquidityGenerator: createStep(reflectionFold, reflection),
  baby: createStep(dividendsFold, dividends),
  buybackBaby: createStep(dividendsFold, dividends),
}

/**
 * Takes a log into the token's balances. After a log that cannot follow those before it they end, and the token says so.
 *
 * @throws Error for a token of ours that settings name as well.
 */
export async function followToken(kind: TokenKind, event: LogEvent, context: Context): Promise<TokenRow> {
  const log = toHistoryLog(event)
  const row = await findOrCreateToken(kind, log.address, context)
  if (row.kind !== kind) throw new Error(`INDEXER_TOKENS names ${log.address}, which is a token of ours: leave it out`)
  if (row.fault) return row
  const changes = await takeStep(steps[kind], log, row, context)
  return context.db
    .update(token, { chainId: row.chainId, token: row.token })
    .set({ ...changes, lastBlock: log.blockNumber, lastLog: log.logIndex })
}

/** A log as the folds take it. */
export function toHistoryLog({ log, block, transaction }: LogEvent): HistoryLog {
  return {
    address: lower(log.address),
    topics: log.topics.filter((topic) => topic !== null),
    data: log.data,
    blockNumber: block.number,
    logIndex: log.logIndex,
    transactionHash: transaction.hash,
    blockTimestamp: block.timestamp,
  }
}

async function takeStep(step: Step, log: HistoryLog, row: TokenRow, context: Context): Promise<Partial<TokenRow>> {
  try {
    return await step(log, row, context)
  } catch (error) {
    if (!(error instanceof HistoryError)) throw error
    return { fault: error.message }
  }
}

/** Finds the row of a token; creates it with the token's first log, which is before its factory's. */
export async function findOrCreateToken(kind: TokenKind, address: Address, context: Context): Promise<TokenRow> {
  const key = { chainId: context.chain.id, token: lower(address) }
  const found = await context.db.find(token, key)
  if (found) return found
  const none = { holders: 0, transfers: 0, lastBlock: 0n, lastLog: 0, noEarners: [], supply: 0n, units: 0n }
  const zeros = { shares: 0n, scale: 0, minimum: 0n, eligibleUnits: 0n, perUnit: 0n, granted: 0n }
  return context.db.insert(token).values({ ...key, kind, ...none, ...zeros, claimed: 0n, remainder: 0n })
}

function createStep<Event extends FoldEvent & { name: string }, Entry, Totals extends object>(
  fold: Fold<Event, Entry, Totals>,
  storage: Storage<Entry, Totals>,
): Step {
  return async (log, row, context) => {
    const event = fold.decode(log)
    if (!event) return {}
    const totals = storage.readTotals(row)
    const before = await loadRows([...new Set(fold.touched(event, totals))], row, context)
    const after = new Map<string, Entry>()
    fold.apply(event, readEntries(before, after, storage), totals)

    const noEarners = 'noEarners' in totals ? (totals.noEarners as readonly string[]) : []
    let holders = row.holders
    for (const [key, entry] of after) {
      const stored = { ...storage.writeEntry(entry), earns: noEarners.length > 0 && !noEarners.includes(key) }
      // Before it is stored: Ponder changes the row that it has given.
      holders += holds(stored) - holds(before.get(key))
      await storeRow({ chainId: row.chainId, token: row.token, account: key as Address }, stored, context)
    }
    const transfers = row.transfers + Number(event.name === 'Transfer')
    return { ...storage.writeTotals(totals), holders, transfers }
  }
}

/** @returns 1 for a holder, else 0. */
function holds(row: { amount: bigint } | undefined): number {
  return row && row.amount > 0n ? 1 : 0
}

async function loadRows(keys: string[], { chainId, token }: TokenRow, context: Context) {
  const rows = await Promise.all(
    keys.map((key) => context.db.find(account, { chainId, token, account: key as Address })),
  )
  return new Map(keys.map((key, index) => [key, rows[index] ?? undefined]))
}

function readEntries<Entry>(
  before: ReadonlyMap<string, AccountRow | undefined>,
  after: Map<string, Entry>,
  { readEntry }: Storage<Entry, never> | Pick<Storage<Entry, unknown>, 'readEntry'>,
): Entries<Entry> {
  return {
    get(key) {
      const row = before.get(key)
      return after.get(key) ?? (row && readEntry(row))
    },
    set: (key, entry) => after.set(key, entry),
  }
}

type AccountKey = Pick<AccountRow, 'chainId' | 'token' | 'account'>

async function storeRow(
  key: AccountKey,
  changed: Partial<AccountRow> & { amount: bigint; earns: boolean },
  context: Context,
) {
  const zeros = { scale: 0, earned: 0n, perUnit: 0n, claimed: 0n }
  await context.db
    .insert(account)
    .values({ ...zeros, ...changed, ...key })
    .onConflictDoUpdate(changed)
}

export function lower(address: Address): Address {
  return address.toLowerCase() as Address
}
