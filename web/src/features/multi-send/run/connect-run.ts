// Connects the run engine to the page: its lock, its storage, its activity, its networks and its wallet.

import { createBundleChain } from '@saleyard/send/calls/create-bundle-chain.ts'
import { createCallsSender } from '@saleyard/send/calls/create-calls-sender.ts'
import type { PrepareBatch, RunChain, SendBatch, StoredRun } from '@saleyard/send/run/types.ts'
import type { Config } from 'wagmi'

type ChooseSenderParameters = {
  config: Config
  run: Pick<StoredRun, 'summary' | 'plan'>
  /** Sends a batch as a transaction of its own. */
  sendAlone: SendBatch
}

/**
 * How the batches of a run go to the wallet: as its user has chosen, each alone or with its approval. What went as a bundle is
 * looked for on chain with the wallet's help, so that `chain` takes the place of the run's own.
 */
export function chooseSender(parameters: ChooseSenderParameters): {
  sendBatch: SendBatch
  prepareBatch?: PrepareBatch
  chain?: RunChain
} {
  const { config, run } = parameters
  if (run.plan.approval === 'calls')
    return { ...createCallsSender(parameters), chain: createBundleChain(config, run.plan.chainId) }
  return { sendBatch: parameters.sendAlone }
}
