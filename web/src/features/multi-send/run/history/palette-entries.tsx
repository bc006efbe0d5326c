// Offers the search the runs of this device, and the way to a new one.

import type { RunStore, RunSummary } from '@saleyard/send/run/types.ts'
import { useNavigate } from '@tanstack/react-router'
import { Rows3, SendHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entry } from '@/components/palette/entries.ts'
import { findChain } from '@/lib/networks/chains.ts'

/** Lists the runs of this device, newest first: found by token, amount, date, network, and the memos of their lists. */
export function useRunEntries(): Entry[] {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const runs = useSearchedRuns()
  const send: Entry = {
    id: 'send',
    group: 'actions',
    title: t('activity.kinds.sendPlain'),
    note: t('nav.multiSender'),
    alias: t('createToken.result.send'),
    picture: <SendHorizontal aria-hidden className="size-4.5 rtl:-scale-x-100" strokeWidth={1.75} />,
    run: () => void navigate({ to: '/multi-sender' }),
  }
  return [
    ...runs.map(({ id, createdAt, chainId, symbol, isFinished, amount, people, memos }): Entry => {
      const state = t(isFinished ? 'multiSend.pastRuns.finished' : 'multiSend.pastRuns.unfinished')
      const place = t('multiSend.pastRuns.facts', {
        chain: findChain(chainId)?.title ?? String(chainId),
        formatted: people,
      })
      const style = { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' } as const
      const when = new Intl.DateTimeFormat(i18n.language, style)
      const day = new Date(createdAt).toISOString().slice(0, 10)
      return {
        id: `run-${id}`,
        group: 'runs',
        title: `${amount} ${symbol}`,
        note: `${when.format(createdAt)} · ${state}`,
        alias: [symbol, day, place, ...memos].join(' '),
        picture: <Rows3 aria-hidden className="size-4.5" strokeWidth={1.75} />,
        // Of a network that is no longer known the page cannot show a run; it lists it.
        run: () => void navigate({ to: '/multi-sender', search: findChain(chainId) ? { run: id } : {} }),
      }
    }),
    send,
  ]
}

/** A run with its amount, the number of its recipients, and the memos of its list. */
type SearchedRun = RunSummary & { amount: string; people: string; memos: string[] }

/** Of how many runs, and of how long a list, the memos are read: they are in lists of up to 50,000 lines. */
const searched = { runs: 20, recipients: 1_000, memos: 100 }

function useSearchedRuns(): SearchedRun[] {
  const [runs, setRuns] = useState<SearchedRun[]>([])
  useEffect(() => {
    const abort = new AbortController()
    const show = (found: SearchedRun[]) => !abort.signal.aborted && setRuns(found)
    // A browser without storage has no runs.
    void readRuns(show, abort.signal).catch(() => {})
    return () => abort.abort()
  }, [])
  return runs
}

/** Reads the runs, then the memos of their lists, and both again after each change. What reads them is loaded with the first search. */
async function readRuns(show: (runs: SearchedRun[]) => void, signal: AbortSignal): Promise<void> {
  const [{ isSummary, runStore }, { formatAmount }, { cleanText }] = await Promise.all([
    import('@/features/multi-send/run/run-store.ts'),
    import('@/lib/i18n/format-amount.ts'),
    import('@/lib/i18n/foreign-text.ts'),
  ])
  const read = async () => {
    const runs = (await runStore.list()).filter(isSummary).map((run) => ({
      ...run,
      amount: formatAmount(run.total, run.decimals, { grouped: true }),
      symbol: cleanText(run.symbol),
      people: formatAmount(BigInt(run.recipients), 0, { grouped: true }),
      memos: [],
    }))
    show(runs)
    const short = runs.slice(0, searched.runs).filter(({ recipients }) => recipients <= searched.recipients)
    const memos = new Map(await Promise.all(short.map(async ({ id }) => [id, await readMemos(runStore, id)] as const)))
    show(runs.map((run) => ({ ...run, memos: memos.get(run.id) ?? [] })))
  }
  if (signal.aborted) return
  const unsubscribe = runStore.subscribe(() => void read().catch(() => {}))
  signal.addEventListener('abort', unsubscribe)
  await read()
}

async function readMemos(store: Pick<RunStore, 'loadList'>, id: string): Promise<string[]> {
  const list = await store.loadList(id)
  const memos = list?.lines.flatMap((line) => (line.state === 'accepted' && line.memo ? [line.memo] : [])) ?? []
  return [...new Set(memos)].slice(0, searched.memos)
}
