import type { Config } from 'wagmi'
import type { PrepareBatch, SendBatch, StoredRun } from '../run/types.ts'
import { createCallsSender } from './create-calls-sender.ts'

type ChooseSenderParameters = {
  config: Config
  run: Pick<StoredRun, 'summary' | 'plan'>
  /** Sends a batch as a transaction of its own. */
  sendAlone: SendBatch
}

/** How the batches of a run go to the wallet: as its user has chosen, each alone or with its approval. */
export function chooseSender(parameters: ChooseSenderParameters): {
  sendBatch: SendBatch
  prepareBatch?: PrepareBatch
} {
  if (parameters.run.plan.approval === 'calls') return createCallsSender(parameters)
  return { sendBatch: parameters.sendAlone }
}
