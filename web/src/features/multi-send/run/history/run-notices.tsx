// Reports the unfinished runs of this device among what waits.

import type { RunSummary } from '@saleyard/send/run/types.ts'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount, formatWhen } from '@/features/multi-send/format.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { findChain } from '@/lib/networks/chains.ts'
import { type Notice, type SourceState, usePublishNotices } from '@/lib/notices/notice-store.ts'
import { useRuns } from './use-runs.ts'

/** Reports the unfinished runs. It reads this device alone: neither a wallet nor a network. */
export function RunNotices() {
  const { t, i18n } = useTranslation()
  const { runs, damaged, isRead, error, reload } = useRuns()
  const state = useMemo(
    (): SourceState => ({
      isReading: !isRead && !error,
      failures: [
        ...(error ? [{ text: t('multiSend.pastRuns.unreadable'), ...(error instanceof Error && { error }) }] : []),
        ...(damaged > 0 ? [{ text: t('multiSend.pastRuns.damaged', { formatted: formatCount(damaged) }) }] : []),
      ],
      retry: () => void reload(),
      notices: runs.filter(({ isFinished }) => !isFinished).map((run) => toNotice(run, t, i18n.language)),
    }),
    [runs, damaged, isRead, error, reload, t, i18n.language],
  )
  usePublishNotices('runs', state)
  return null
}

function toNotice(run: RunSummary, t: TFunction, language: string): Notice {
  const { id, chainId, updatedAt, recipients, total, decimals, symbol, createdAt } = run
  const chain = findChain(chainId)
  return {
    id: `run:${id}`,
    kind: 'run',
    chainId,
    fact: String(updatedAt),
    title: t('multiSend.send.unfinishedHeading'),
    text: t('multiSend.send.unfinished', {
      count: recipients,
      formatted: formatCount(recipients),
      amount: formatAmount(total, decimals, { grouped: true }),
      symbol,
      chain: chain?.title ?? String(chainId),
      when: formatWhen(createdAt, language),
    }),
    action: t('multiSend.send.continueRun'),
    // On a network that is not enabled, the page says so above its list.
    link: { to: '/multi-sender', search: chain?.configured ? { run: id } : {} },
  }
}
