// Connects the run engine to the page: its lock, its storage, its activity, its networks and its wallet.

import { withLock } from '@saleyard/chain/with-lock.ts'
import type { CallsWallet } from '@saleyard/send/calls/bundle.ts'
import { createBundleChain } from '@saleyard/send/calls/create-bundle-chain.ts'
import { createCallsSender } from '@saleyard/send/calls/create-calls-sender.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { createRunChain } from '@saleyard/send/run/create-run-chain.ts'
import { type RunBatchesOptions, runBatches as runBatchesWith } from '@saleyard/send/run/run-batches.ts'
import { startRun as startRunWith } from '@saleyard/send/run/store-run.ts'
import type { PrepareBatch, RunChain, RunProgress, SendBatch, StoredRun } from '@saleyard/send/run/types.ts'
import type { Config } from 'wagmi'
import { readApproval } from '@/features/multi-send/approve/approval.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { holdReload } from '@/lib/offline/hold-reload.ts'
import { activityStore } from '@/lib/transactions/activity-store.ts'
import { ensureWallet } from '@/lib/transactions/ensure-wallet.ts'
import { readCallsStatus, sendCalls } from '@/lib/wallet/requests/calls.ts'
import { readAtomic } from '@/lib/wallet/requests/read-atomic.ts'

/** Runs the engine's `runBatches` with the lock that all windows of the page share, and without a reload meanwhile. */
export function runBatches(options: Omit<RunBatchesOptions, 'lock'>): Promise<RunProgress> {
  return holdReload(() => runBatchesWith({ ...options, lock: withLock }))
}

/** Runs the engine's `startRun`, and asks the browser to keep the storage. */
export function startRun(parameters: Omit<Parameters<typeof startRunWith>[0], 'persist'>): Promise<StoredRun> {
  return startRunWith({ ...parameters, persist: persistStorage })
}

async function persistStorage(): Promise<boolean> {
  return (await globalThis.navigator?.storage?.persist?.()) ?? false
}

/** Opens chain access for runs on a network of the page; it knows what else this device has sent. */
export function openRunChain(config: Config, chainId: number): RunChain {
  const { confirmations } = getChain(chainId)
  return createRunChain(config.getClient({ chainId }), confirmations, { listActivity: activityStore.list })
}

type ChooseSenderParameters = {
  config: Config
  run: StoredRun
  /** Sends a batch as a transaction of its own. */
  sendAlone: SendBatch
}

/** `chain` replaces the run's own. */
type ChosenSender = { sendBatch: SendBatch; prepareBatch?: PrepareBatch; chain?: RunChain }

/**
 * Chooses how a run's batches go to the wallet: as proposals of a Safe, each alone, or together with its approval, as the
 * user has chosen. Bundles are found on chain with the wallet's help.
 */
export async function chooseSender({ config, run, sendAlone }: ChooseSenderParameters): Promise<ChosenSender> {
  if (run.plan.isSafe) {
    const { createSafeSender } = await import('./connect-safe.ts')
    return createSafeSender(config, run, openRunChain(config, run.plan.chainId))
  }
  if (run.plan.approval !== 'calls') return { sendBatch: sendAlone }
  const wallet = createCallsWallet(config, run.plan)
  return {
    ...createCallsSender({ wallet, run, sendAlone }),
    chain: createBundleChain(() => openRunChain(config, run.plan.chainId), wallet),
  }
}

/** Creates the wallet interface for the bundles of one plan. */
function createCallsWallet(config: Config, { chainId, asset, sender, multiSender: spender }: Plan): CallsWallet {
  return {
    // Read each time, since the config may have another client by then.
    get client() {
      return config.getClient({ chainId })
    },
    ensureReady: () => ensureWallet(config, { account: sender, chainId }),
    readAtomic: () => readAtomic(config, chainId),
    async readApprovalStep(needed) {
      if (asset.kind !== 'erc20') return 'enough'
      const { step } = await readApproval(config, { chainId, token: asset.token, owner: sender, spender, needed })
      return step
    },
    sendCalls: (bundle) => sendCalls(config, bundle),
    readCallsStatus: (id) => readCallsStatus(config, { id }),
  }
}
