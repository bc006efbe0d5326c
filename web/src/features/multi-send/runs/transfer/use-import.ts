import { multiSenderAddress } from '@saleyard/generated'
import { useState } from 'react'
import { useConfig } from 'wagmi'
import { useListService } from '@/features/multi-send/list/use-list-service.ts'
import { knownChains } from '@/lib/chains.ts'
import type { ImportCheck, ImportResult } from './create-transfer-service.ts'
import { TransferProblem } from './transfer-problem.ts'
import { verifyAsset } from './verify-asset.ts'

export type ImportState =
  | { step: 'reading' }
  | { step: 'asking'; check: Extract<ImportCheck, { ok: true }> }
  | { step: 'refused'; problem: Pick<TransferProblem, 'code' | 'values'> }
  | { step: 'failed'; error: unknown }

const expected = { multiSender: multiSenderAddress, chainIds: knownChains.map(({ id }) => id) }

/** Reads a file of a run, verifies it, and stores it when the user agrees. */
export function useImport(onStored: (runId: string) => void) {
  const service = useListService()
  const config = useConfig()
  const [state, setState] = useState<ImportState>()
  const refuse = (error: unknown) =>
    setState(error instanceof TransferProblem ? { step: 'refused', problem: error } : { step: 'failed', error })

  async function verify(file: Blob) {
    const check = await service.checkImport(file, expected)
    if (!check.ok) return setState({ step: 'refused', problem: check.problem })
    await verifyAsset(config, check.summary, check.asset)
    setState({ step: 'asking', check })
  }
  function finish(result: ImportResult) {
    if (!result.ok) return setState({ step: 'refused', problem: result.problem })
    setState(undefined)
    onStored(result.runId)
  }

  return {
    state,
    read: (file: Blob) => {
      setState({ step: 'reading' })
      verify(file).catch(refuse)
    },
    confirm: () => {
      // Nothing is left to press while it is stored.
      setState({ step: 'reading' })
      service.storeImport().then(finish).catch(refuse)
    },
    close: () => setState(undefined),
  }
}
