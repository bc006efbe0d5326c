// Runs one transaction: simulates it, records it, opens the wallet, stores the hash and follows it to its end.

import { AppError } from '@saleyard/chain/errors/app-error.ts'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { readWriteOutcome } from '@saleyard/chain/errors/write-outcomes.ts'
import { toRequestedCall } from '@saleyard/chain/transactions/requested-call.ts'
import { withLock } from '@saleyard/chain/with-lock.ts'
import { type Address, type Hash, isAddressEqual } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { Config } from 'wagmi'
import { holdReload } from '@/lib/offline/hold-reload.ts'
import { isContractAccount } from '@/lib/safe/contract-account.ts'
import { toStorageError } from '@/lib/storage/to-storage-error.ts'
import { type ActivityRecord, type ActivityStore, activityStore, isUncertain } from './activity-store.ts'
import { ensureWallet } from './ensure-wallet.ts'
import { fetchTransactionStatus } from './fetch-transaction-status.ts'
import { type FollowRecordOptions, followReported, recoverTransaction } from './recover-transaction.ts'
import type { SafeStart, Simulated, TransactionIntent } from './transaction-intent.ts'
import { idle, type TransactionProgress } from './transaction-progress.ts'
import { joinRun } from './transaction-runs.ts'

export type RunTransactionOptions = FollowRecordOptions & {
  /**
   * Opens the wallet although it may have sent this transaction before: only when the user has confirmed it and knows
   * the risk.
   */
  signAgain?: boolean
}

/**
 * Simulates, opens the wallet, then follows the transaction until it is final, reverted or dropped. Never throws.
 *
 * The record is written before the wallet opens and the hash right after it; without a record nothing is signed. A key
 * that was sent before is followed instead of sent again, unless that transaction reverted, was never broadcast, or is
 * still gone. If it is unknown whether it was broadcast, the chain is searched; the run ends `uncertain` if nothing is
 * found. If the user declines, it ends `idle` with `error.code` 'userRejected'; for a contract `uncertain`, since its wallet may have
 * kept it for its owners.
 */
export function runTransaction(
  intent: TransactionIntent,
  options: RunTransactionOptions,
): Promise<TransactionProgress> {
  return joinRun(intent.key, options.onChange, (onChange) =>
    holdReload(() => withLock(intent.key, () => run(intent, { ...options, onChange }))).catch((error) => {
      const progress = failure(error)
      onChange(progress)
      return progress
    }),
  )
}

type Options = RunTransactionOptions & {
  onChange: (progress: TransactionProgress) => void
  /** An earlier transaction of this key that reverted, or that no node knows any more. */
  previous?: ActivityRecord
}

async function run(intent: TransactionIntent, options: Options): Promise<TransactionProgress> {
  const { store = activityStore, signAgain = false } = options
  const earlier = await readRecord(store, intent.key)
  if (earlier && (await wasSent(earlier, options.config, store)))
    return followReported(earlier, { ...options, calls: listCalls(intent) })
  if (!earlier || !isUncertain(earlier)) return requestTransaction(intent, undefined, { ...options, previous: earlier })

  // Also before signing again: the transaction may have arrived since the user decided so.
  const recovered = await recoverTransaction(earlier, options)
  if (!signAgain) return recovered
  if (recovered.state === 'dropped' && !recovered.hash) return requestTransaction(intent, undefined, options)
  const isOpen = recovered.state === 'uncertain' && !targetsOtherContract(earlier, intent)
  return isOpen ? requestTransaction(intent, earlier, options) : recovered
}

/** @param uncertain The record of an earlier request of the same key, which may still arrive. */
async function requestTransaction(intent: TransactionIntent, uncertain: ActivityRecord | undefined, options: Options) {
  const { config, onChange, store = activityStore } = options
  let record: ActivityRecord
  let simulated: Simulated
  let payer: Payer
  try {
    await ensureWallet(config, intent)
    onChange({ state: 'simulating' })
    simulated = await intent.simulate()
    payer = await readPayer(intent, config)
    assertCurrent(intent)
    record = await recordPendingTransaction(intent, { config, store, earlier: uncertain, safe: payer.safe })
    onChange({ state: 'awaiting-signature' })
  } catch (error) {
    if (uncertain) return recoverTransaction(uncertain, { ...options, error: toUserError(error) })
    return settle(failure(error), options)
  }
  let hash: Hash
  try {
    // The record is written: from here on no view of the action lets the user give it up.
    assertCurrent(intent)
    const { isKey, propose } = payer
    hash = await (propose && record.safe ? propose(record.safe) : intent.write(isKey ? simulated : undefined))
  } catch (error) {
    const doubt = await readDoubt(payer, error, record, options)
    return readFailure(error, record, { wasUncertain: uncertain !== undefined, doubt }, options)
  }
  return followReported({ ...record, hash }, { ...options, calls: listCalls(intent) })
}

/** What a wallet is asked for, in order. */
function listCalls({ before = [], to, data, value }: TransactionIntent) {
  return [...before, { to, data, value }]
}

type Payer = { isKey: boolean; safe?: SafeStart; propose?: TransactionIntent['propose'] }

/**
 * Reads whether the account has a key, or is a Safe, and then where to look for what it executes. Where a node does not
 * answer, it is neither: it is read again once no node knows the hash.
 */
async function readPayer(intent: TransactionIntent, config: Config): Promise<Payer> {
  const { chainId, account } = intent
  const client = config.getClient({ chainId })
  try {
    if (!(await isContractAccount(client, account))) return { isKey: true }
    const { readSafeStart } = await import('@/lib/safe/follow-safe-record.ts')
    const { proposeByWallet } = await import('@/lib/safe/propose-by-wallet.ts')
    const safe = await readSafeStart(client, account)
    const { propose = (start: SafeStart) => proposeByWallet(config, intent, start) } = intent
    // The wallet of another contract may answer calls with an id that leads to no transaction.
    return { isKey: false, safe, propose: safe.nonce === undefined ? undefined : propose }
  } catch {
    return { isKey: false }
  }
}

/** @throws AppError `outdated`. */
function assertCurrent({ isCurrent }: TransactionIntent): void {
  if (isCurrent?.() === false) throw new AppError('outdated')
}

type Doubt = Pick<ActivityRecord, 'safe'>

/** Whether the owners of a contract may have what its wallet has failed at. Most pages meet no contract, and load nothing of it. */
async function readDoubt(
  { isKey }: Payer,
  error: unknown,
  record: ActivityRecord,
  { config }: Options,
): Promise<Doubt | undefined> {
  if (isKey) return undefined
  try {
    const { findDoubt } = await import('@/lib/safe/follow-safe-record.ts')
    return await findDoubt(config.getClient({ chainId: record.chainId }), record, error)
  } catch {
    return {}
  }
}

type Before = { wasUncertain: boolean; doubt: Doubt | undefined }

/** Settles a transaction whose wallet returned no hash. */
async function readFailure(error: unknown, record: ActivityRecord, { wasUncertain, doubt }: Before, options: Options) {
  const { store = activityStore } = options
  const progress = failure(error)
  const outcome = readWriteOutcome(progress.error.code)
  if (doubt || wasUncertain || outcome === 'taken' || outcome === 'unknown') {
    const open = { ...doubt, state: 'uncertain' } as const
    await store.patch(record.key, open).catch(() => undefined)
    const reason = outcome === 'declined' && !doubt ? undefined : progress.error
    return recoverTransaction({ ...record, ...open }, { ...options, error: reason })
  }
  if (options.previous?.hash) await store.put(options.previous)
  else await (outcome === 'declined' ? store.remove(record.key) : store.patch(record.key, { state: 'failed' }))
  return settle(progress, options)
}

function settle(progress: TransactionProgress, { onChange }: Options): TransactionProgress {
  onChange(progress)
  return progress
}

function failure(error: unknown) {
  const userError = toUserError(error)
  return { ...(userError.code === 'userRejected' ? idle : { state: 'failed' as const }), error: userError }
}

/** Reads the record of a key. @throws as `toStorageError` says. */
async function readRecord(store: ActivityStore, key: string): Promise<ActivityRecord | undefined> {
  return store.get(key).catch((cause) => {
    throw toStorageError(cause)
  })
}

/**
 * Whether there is a transaction to follow. The network may know a dropped one again, so it is checked before the
 * wallet opens. Throws if no endpoint answers.
 */
async function wasSent(record: ActivityRecord, config: Config, store: ActivityStore): Promise<boolean> {
  const { state, hash, account, chainId, proposal } = record
  if (proposal && state === 'dropped') {
    const { isStillDropped } = await import('@/lib/safe/follow-safe-record.ts')
    return !(await isStillDropped({ ...record, proposal }, { config, store }))
  }
  if (proposal && state === 'proposed') return true
  if (!hash) return false
  if (state !== 'dropped') return ['submitted', 'replaced', 'mined', 'final'].includes(state)
  const { receipt, transaction } = await fetchTransactionStatus(config.getClient({ chainId }), { hash, account })
  return receipt !== null || transaction !== null
}

/** Whether a call to another contract may still arrive under this key: signing this one as well would execute both. */
function targetsOtherContract({ asked }: ActivityRecord, { to }: Pick<TransactionIntent, 'to'>): boolean {
  return asked !== undefined && !isAddressEqual(asked.to, to)
}

type RecordOptions = {
  config: Config
  store: ActivityStore
  earlier?: ActivityRecord | undefined
  safe?: SafeStart | undefined
}

/**
 * Records the call before the wallet request, so that it can be found on chain whatever the wallet answers.
 *
 * @param earlier Record of the same action if it is unknown whether the wallet has sent it: it may still arrive.
 * @throws AppError `storageUnavailable`, `storageBlocked`, `storageNewer`; what the network answers.
 */
export async function recordPendingTransaction(
  intent: TransactionIntent,
  { config, store, earlier, safe }: RecordOptions,
): Promise<ActivityRecord> {
  const { key, kind, chainId, account, summary } = intent
  const now = Date.now()
  const start = earlier?.safe ?? safe
  const token = findToken(intent)
  const bundle = intent.bundle ?? earlier?.bundle
  const record: ActivityRecord = {
    key,
    kind,
    chainId,
    account,
    ...(start ? { safe: start } : await readNonces(intent, config, earlier)),
    asked: toRequestedCall(intent),
    ...(token && { token }),
    ...(bundle && { bundle }),
    summary,
    state: 'awaiting-signature',
    createdAt: now,
    updatedAt: now,
  }
  await store.put(record).catch((cause) => {
    throw toStorageError(cause)
  })
  return record
}

/** A contract's nonce counts what it has created, not what it has sent. */
async function readNonces(
  { chainId, account: address }: TransactionIntent,
  config: Config,
  earlier: ActivityRecord | undefined,
): Promise<Pick<ActivityRecord, 'nonce' | 'firstNonce'>> {
  const client = config.getClient({ chainId })
  // The second is a guess until the transaction is on chain: the wallet may choose another nonce.
  const [mined, nonce] = await Promise.all([
    getTransactionCount(client, { address }),
    getTransactionCount(client, { address, blockTag: 'pending' }),
  ])
  return { nonce, firstNonce: Math.min(mined, nonce, earlier?.firstNonce ?? earlier?.nonce ?? mined) }
}

/** A lock is made as well, and is no token. */
function findToken({ token, approval, made }: TransactionIntent): Address | undefined {
  return token ?? approval?.token ?? (made?.by === 'TokenLockFactory' ? undefined : made?.token)
}
