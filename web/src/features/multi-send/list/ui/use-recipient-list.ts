// Reads the draft's text in the worker, again after each change of the text or of the draft's options.

import { parseAmount } from '@saleyard/chain/amounts/parse-amount.ts'
import { deployments } from '@saleyard/generated/deployments'
import type { ReadProgress } from '@saleyard/send/list/parse-recipients.ts'
import type { AmountMode, ReadOptions } from '@saleyard/send/list/questions.ts'
import { fromDollars } from '@saleyard/send/list/read-amount.ts'
import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import type { Draft } from '@/features/multi-send/multi-send-state.ts'
import type { Asset } from './use-asset.ts'

export type ListReading = {
  status: 'idle' | 'reading' | 'ready' | 'failed'
  /** The last list; while `reading` it belongs to an earlier text and decides nothing. */
  list: ListSummary | undefined
  /** Duration of the last reading. */
  milliseconds: number
  /** Progress of a long reading. */
  progress?: ReadProgress | undefined
  /** Tries again, after a failure. */
  retry: () => void
}

// Milliseconds: waits for a pause in typing; for a pasted or loaded list the wait is not noticeable.
const delay = 150

/**
 * Reads the text in a worker, again after each change of text or options. Without `options` nothing can be read yet.
 */
export function useRecipientList(text: string, options: ReadOptions | undefined): ListReading {
  const [done, setDone] = useState<{ key: object; list: ListSummary | undefined; milliseconds: number }>()
  const service = useListService()
  const [attempt, setAttempt] = useState(0)
  const again = useCallback(() => setAttempt((last) => last + 1), [])
  const [progress, setProgress] = useState<{ key: object; progress: ReadProgress }>()
  const key = useMemo(() => ({ text, options, attempt }), [text, options, attempt])

  useEffect(() => {
    const { text, options } = key
    if (!options || text === '') return
    const abort = new AbortController()
    const finish = (list: ListSummary | undefined, milliseconds: number) => {
      if (!abort.signal.aborted) setDone({ key, list, milliseconds })
    }
    const timer = setTimeout(() => {
      const start = performance.now()
      service
        .read(text, options, (progress) => !abort.signal.aborted && setProgress({ key, progress }))
        .then(
          (list) => finish(list, performance.now() - start),
          () => finish(undefined, 0),
        )
    }, delay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [key, service])

  if (!options || text === '') return { status: 'idle', list: undefined, milliseconds: 0, retry: again }
  if (done?.key !== key) {
    const current = progress?.key === key ? progress.progress : undefined
    return { status: 'reading', list: done?.list, milliseconds: 0, progress: current, retry: again }
  }
  return { status: done.list ? 'ready' : 'failed', list: done.list, milliseconds: done.milliseconds, retry: again }
}

/**
 * Returns the options for reading the list; undefined while the common amount or total is missing. Stable if unchanged.
 */
export function useReadOptions(draft: Draft, asset: Asset): ReadOptions | undefined {
  const { amountKind, amountText, answers, droppedLines, roundedLines } = draft
  const names = draft.names?.chainId === asset.chain.id ? draft.names.records : undefined
  const { decimals, token, account } = asset
  // The price of another network's coin says nothing, nor that of the coin of a token, and the price of a link is not known: until it
  // is read, no amount is.
  const price = draft.price
  const isPriced = !draft.isPriceMissing && (!price || (!token && price.chainId === asset.chain.id))
  const { id: chainId, shortName } = asset.chain
  const mode = useMemo<AmountMode | undefined>(
    () => (isPriced ? readMode({ amountKind, amountText }, decimals, price) : undefined),
    [amountKind, amountText, decimals, isPriced, price],
  )
  return useMemo(
    () =>
      mode && {
        mode,
        decimals,
        price,
        chainShortName: shortName,
        chainId,
        token,
        multiSender: deployments.MultiSender,
        sender: account,
        answers,
        droppedLines,
        roundedLines,
        names,
      },
    [mode, decimals, price, shortName, chainId, token, account, answers, droppedLines, roundedLines, names],
  )
}

/** Reads the amount mode; undefined while the common amount or the total is missing, malformed or zero. */
function readMode(
  draft: Pick<Draft, 'amountKind' | 'amountText'>,
  decimals: number,
  price: Draft['price'],
): AmountMode | undefined {
  if (draft.amountKind === 'each') return { kind: 'each' }
  const amount = price ? parseDollars(draft.amountText, price, decimals) : parse(draft.amountText, decimals)
  if (!amount) return undefined
  return draft.amountKind === 'same' ? { kind: 'same', amount } : { kind: 'split', total: amount }
}

function parseDollars(text: string, price: NonNullable<Draft['price']>, decimals: number): bigint | undefined {
  const read = fromDollars(text.trim(), price, decimals)
  return read.ok ? read.value : undefined
}

function parse(text: string, decimals: number): bigint | undefined {
  try {
    return parseAmount(text, decimals)
  } catch {
    return undefined
  }
}
