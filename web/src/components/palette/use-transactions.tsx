// Lists the transactions of this device for the search, and opens any hash in an explorer.

import { useNavigate } from '@tanstack/react-router'
import { ExternalLink, Receipt } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Hash } from 'viem'
import { useActivity } from '@/components/activity/use-activity.ts'
import { explorerUrl, findChain } from '@/lib/networks/chains.ts'
import type { ActivityRecord } from '@/lib/transactions/activity-store.ts'
import type { Entry, Query } from './entries.ts'

/** A batch, an approval, a cancellation: what belongs to a run has its id in its key. */
const ofRun = /^(?:batch|approve|revoke|cancel):(0x[0-9a-f]{64}):/

/**
 * Lists the transactions of this device, newest first. One that belongs to a run opens the run, others open the network's explorer,
 * or the list at home where the network has none.
 */
export function useTransactions({ hash, chains }: Query): Entry[] {
  const { t, i18n } = useTranslation()
  const navigate = useNavigate()
  const { records = [] } = useActivity()
  // A record whose wallet has not answered has no hash, as what is typed has none.
  const known = hash ? records.filter((record) => record.hash?.toLowerCase() === hash) : []

  const toEntry = (record: ActivityRecord): Entry => {
    const { key, kind, summary, chainId, state, createdAt } = record
    const [, run] = ofRun.exec(key) ?? []
    const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', numberingSystem: 'latn' }).format(
      createdAt,
    )
    // Of a network that is no longer known the page cannot show a run; it lists it.
    const search = findChain(chainId) ? { run } : {}
    const explorer = record.hash && explorerUrl(chainId, 'tx', record.hash)
    return {
      id: `activity-${key}`,
      group: 'activity',
      title: summary || t(`activity.kinds.${kind}`),
      note: `${findChain(chainId)?.title ?? chainId} · ${when}`,
      alias: `${t(`activity.kinds.${kind}`)} ${t(`activity.states.${state}`)} ${record.hash ?? ''}`,
      isAnswer: known.includes(record),
      picture: <Receipt aria-hidden className="size-4.5" strokeWidth={1.75} />,
      run: () => {
        if (run) void navigate({ to: '/multi-sender', search })
        else if (explorer) openOutside(explorer)
        else void navigate({ to: '/home' })
      },
    }
  }

  const inExplorer = (hash: Hash, chainId: number): Entry[] => {
    const url = explorerUrl(chainId, 'tx', hash)
    const network = findChain(chainId)?.title ?? ''
    if (!url) return []
    return [
      {
        id: `explorer-${chainId}`,
        group: 'activity',
        title: t('search.pair', { action: t('tx.viewOnExplorer'), name: network }),
        isAnswer: true,
        picture: <ExternalLink aria-hidden className="size-4.5" strokeWidth={1.75} />,
        run: () => openOutside(url),
      },
    ]
  }

  const others = records.filter((record) => !known.includes(record))
  // A hash that this device knows is on one network only.
  const places = known.length > 0 ? known.map(({ chainId }) => chainId) : chains.map(({ id }) => id)
  return [
    ...known.map(toEntry),
    ...(hash ? [...new Set(places)].flatMap((chainId) => inExplorer(hash, chainId)) : []),
    ...others.map(toEntry),
  ]
}

function openOutside(url: string) {
  window.open(url, '_blank', 'noopener,noreferrer')
}
