import type { Hash } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { Config } from 'wagmi'
import { AppError } from '../errors/app-error'
import { toUserError } from '../errors/to-user-error'
import { type ActivityRecord, type ActivityStore, activityStore } from './activity-store'
import { ensureWallet } from './ensure-wallet'
import { followRecord } from './follow-record'
import type { TransactionIntent } from './transaction-intent'
import { idle, type TransactionProgress } from './transaction-progress'
import { holdKey, joinRun } from './transaction-runs'

export type RunTransactionOptions = {
  config: Config
  /** Each change; the last one is what the promise gives. */
  onChange?: (progress: TransactionProgress) => void
  /** Stops following, never sending: what was sent stays sent, and is resumed from the store. */
  signal?: AbortSignal
  /** Blocks; default: the chain's. */
  confirmations?: number
  store?: ActivityStore
}

/**
 * Simulates, asks the wallet, then follows the transaction until it is final, reverted or dropped. Never throws.
 *
 * The record is written before the wallet opens and the hash at once after it; without a record nothing is signed. A
 * key that was sent before is followed, not sent again, unless that one reverted, was dropped or never left.
 * A decline by the user ends in `idle` with `error.code` 'userRejected'.
 */
export function runTransaction(
  intent: TransactionIntent,
  options: RunTransactionOptions,
): Promise<TransactionProgress> {
  return joinRun(intent.key, options.onChange, (onChange) =>
    holdKey(intent.key, () => run(intent, { ...options, onChange })).catch((error) => {
      const progress = failure(error)
      onChange(progress)
      return progress
    }),
  )
}

type Options = RunTransactionOptions & { onChange: (progress: TransactionProgress) => void }

async function run(intent: TransactionIntent, options: Options): Promise<TransactionProgress> {
  const { onChange, store = activityStore } = options
  const settle = (progress: TransactionProgress) => {
    onChange(progress)
    return progress
  }
  try {
    const earlier = await readRecord(store, intent.key)
    if (earlier?.hash && wasSent(earlier)) return await follow(intent, earlier.hash, options)

    await ensureWallet(options.config, intent)
    onChange({ state: 'simulating' })
    await intent.simulate()

    await writeRecord(store, intent, await readNonce(intent, options.config))
    onChange({ state: 'awaiting-signature' })
  } catch (error) {
    return settle(failure(error))
  }

  let hash: Hash
  try {
    hash = await intent.write()
  } catch (error) {
    const progress = failure(error)
    await (progress.state === 'idle' ? store.remove(intent.key) : store.patch(intent.key, { state: 'failed' }))
    return settle(progress)
  }
  return follow(intent, hash, options)
}

async function follow(intent: TransactionIntent, hash: Hash, options: Options): Promise<TransactionProgress> {
  const { store = activityStore } = options
  const record = await store.get(intent.key).catch(() => undefined)
  return followRecord({ ...intent, nonce: record?.nonce, sent: record?.sent, hash }, options)
}

function failure(error: unknown): TransactionProgress {
  const userError = toUserError(error)
  return { ...(userError.code === 'userRejected' ? idle : { state: 'failed' as const }), error: userError }
}

function wasSent({ state }: ActivityRecord): boolean {
  return ['submitted', 'replaced', 'mined', 'final'].includes(state)
}

/** A guess until the transaction is seen: the wallet may choose another. */
function readNonce({ account, chainId }: TransactionIntent, config: Config): Promise<number> {
  return getTransactionCount(config.getClient({ chainId }), { address: account, blockTag: 'pending' })
}

async function readRecord(store: ActivityStore, key: string) {
  return store.get(key).catch((cause) => {
    throw new AppError('storageUnavailable', { cause })
  })
}

async function writeRecord(store: ActivityStore, intent: TransactionIntent, nonce: number) {
  const { key, kind, chainId, account, summary } = intent
  const now = Date.now()
  const record: ActivityRecord = {
    key,
    kind,
    chainId,
    account,
    nonce,
    summary,
    state: 'awaiting-signature',
    createdAt: now,
    updatedAt: now,
  }
  await store.put(record).catch((cause) => {
    throw new AppError('storageUnavailable', { cause })
  })
}
