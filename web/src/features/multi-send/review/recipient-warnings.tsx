// Finds amounts far from the others and contracts among the recipients, and shows them for review.

import type { FindOutliersReturnType } from '@saleyard/send/list/find-outliers.ts'
import type { Recipient } from '@saleyard/send/list/types.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleHelp } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { formatCount } from '@/features/multi-send/format.ts'
import type { Asset } from '@/features/multi-send/list/ui/use-asset.ts'
import type { ListSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { RecipientRow } from './all-recipients.tsx'
import { findContracts } from './find-contracts.ts'

type RecipientWarningsProps = { findings: RecipientFindings; asset: Pick<Asset, 'symbol' | 'decimals'> }

/** Warnings about amounts far from the others and about contracts. */
export function RecipientWarnings({ findings: { outliers, contracts }, asset }: RecipientWarningsProps) {
  const { t } = useTranslation()
  const { symbol } = asset

  return (
    <>
      {outliers && outliers.count > 0 && (
        <WarnedRecipients
          heading={t('multiSend.people.outliers', { formatted: formatCount(outliers.count) })}
          help={t('multiSend.people.outliersHelp')}
          asset={asset}
          {...outliers}
        />
      )}
      {contracts && contracts !== 'unknown' && contracts.count > 0 && (
        <WarnedRecipients
          heading={t('multiSend.people.contracts', { formatted: formatCount(contracts.count) })}
          help={t('multiSend.people.contractsHelp', { symbol })}
          asset={asset}
          {...contracts}
        />
      )}
      {contracts === 'unknown' && <p className="text-13 text-quiet">{t('multiSend.people.contractsUnknown')}</p>}
    </>
  )
}

type WarnedRecipientsProps = {
  heading: string
  help: string
  shown: Recipient[]
  count: number
  asset: Pick<Asset, 'symbol' | 'decimals'>
}

/** Recipients to review: they are unusual, but not necessarily wrong. */
function WarnedRecipients({ heading, help, shown, count, asset }: WarnedRecipientsProps) {
  const { t } = useTranslation()
  const title = useId()

  return (
    <section aria-labelledby={title} className="rounded-field border border-warning/40 bg-warning/5 p-4">
      <h3 id={title} className="flex items-center gap-2 font-medium">
        <CircleHelp aria-hidden className="size-5 shrink-0 text-warning" />
        {heading}
      </h3>
      <p className="text-13 text-quiet">{help}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
      <ul aria-labelledby={title} className="mt-2 flex max-h-56 flex-col gap-2 overflow-y-auto" tabIndex={0}>
        {shown.map((recipient) => (
          <li key={recipient.lines[0]}>
            <RecipientRow recipient={recipient} asset={asset} />
          </li>
        ))}
      </ul>
      {count > shown.length && (
        <p className="mt-2 text-13 text-quiet">
          {t('multiSend.people.more', { formatted: formatCount(count - shown.length) })}
        </p>
      )}
    </section>
  )
}

export type RecipientFindings = {
  outliers?: FindOutliersReturnType | undefined
  /** `unknown`: the node could not answer. Undefined during the request. */
  contracts?: { count: number; shown: Recipient[] } | 'unknown' | undefined
}

const shownContracts = 20

/** Finds recipients to review. No other step waits for it. */
export function useRecipientFindings({ revision }: Pick<ListSummary, 'revision'>, chainId: number): RecipientFindings {
  const config = useConfig()
  const service = useListService()
  const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnWindowFocus: false, retry: false } as const

  const { data: outliers } = useQuery({
    ...once,
    queryKey: ['multi-send-outliers', revision],
    queryFn: () => service.findOutliers(revision),
  })
  const { data: contracts } = useQuery({
    ...once,
    queryKey: ['multi-send-contracts', revision, chainId],
    queryFn: async () => {
      const packed = await service.packAddresses(revision)
      const positions = await findContracts(config.getClient({ chainId }), packed)
      if (!positions) return 'unknown' as const
      return { count: positions.length, shown: await service.recipientsAt(positions.slice(0, shownContracts)) }
    },
  })
  return { outliers, contracts }
}
