import type { Hex } from 'viem'
import type { Config } from 'wagmi'
import type { PrepareBatch, SendBatch, StoredRun } from '@/features/multi-send/run/types.ts'
import { type CallApprovals, readCallId } from './call-id.ts'
import { chooseCallId } from './choose-call-id.ts'
import { sendBundle } from './send-bundle.ts'

type CreateCallsSenderParameters = {
  config: Config
  run: Pick<StoredRun, 'summary' | 'plan'>
  /** Sends a batch as a transaction of its own. */
  sendAlone: SendBatch
}

/**
 * Sends each batch with the approval that it needs as one act of the wallet (EIP-5792), all or nothing. What is not known of
 * a bundle does not matter: only the batch's mark on chain says that it is paid, and it can be set once.
 *
 * `prepareBatch` gives the id that is stored before the wallet opens; `sendBatch` does the rest. A wallet that cannot do
 * it, or has given a bundle up, gets the same batch as a plain transaction.
 */
export function createCallsSender({ config, run, sendAlone }: CreateCallsSenderParameters): {
  prepareBatch: PrepareBatch
  sendBatch: SendBatch
} {
  const prepared = new Map<number, { id: Hex; approvals: CallApprovals; isAgain: boolean }>()

  return {
    async prepareBatch(batch, record) {
      // What was handed over before is sent again as it was: as the same bundle, or alone.
      const isAgain = record.state !== 'queued'
      const callId = isAgain ? record.callId : await chooseCallId(config, run.plan, batch)
      const approvals = callId && readCallId(callId, batch.id)
      prepared.delete(batch.number)
      if (callId && approvals) prepared.set(batch.number, { id: callId as Hex, approvals, isAgain })
      return { callId }
    },

    async sendBatch(batch, signal) {
      const bundle = prepared.get(batch.number)
      const hash = bundle && (await sendBundle(config, { run, batch, signal, ...bundle }))
      return hash ?? sendAlone(batch, signal)
    },
  }
}
