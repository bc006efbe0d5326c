import { multiSenderAddress } from '@saleyard/generated'
import { useMemo } from 'react'
import type { AmountMode, ReadOptions } from '@/features/multi-send/core/question-types.ts'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import type { Draft } from '@/features/multi-send/state/multi-send-state.ts'
import { readMode } from './read-mode.ts'

/** How the list is to be read; undefined while the common amount or total is missing. The same object while nothing changes. */
export function useReadOptions(draft: Draft, asset: Asset): ReadOptions | undefined {
  const { amountKind, amountText, answers, droppedLines, roundedLines } = draft
  const names = draft.names?.chainId === asset.chain.id ? draft.names.records : undefined
  const { decimals, token, account } = asset
  const { id: chainId, shortName } = asset.chain
  const mode = useMemo<AmountMode | undefined>(
    () => readMode({ amountKind, amountText }, decimals),
    [amountKind, amountText, decimals],
  )
  return useMemo(
    () =>
      mode && {
        mode,
        decimals,
        chainShortName: shortName,
        chainId,
        token,
        multiSender: multiSenderAddress,
        sender: account,
        answers,
        droppedLines,
        roundedLines,
        names,
      },
    [mode, decimals, shortName, chainId, token, account, answers, droppedLines, roundedLines, names],
  )
}
