import { useTranslation } from 'react-i18next'
import { formatAge } from '@/components/network-status/format-age.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { estimateSearch } from './estimate-search.ts'
import type { Ending } from './has-ending.ts'
import type { SearchProgress } from './use-search.ts'

const count = (value: number) => formatAmount(BigInt(Math.round(value)), 0, { grouped: true })

type VanityProgressProps = { ending: Ending; progress: SearchProgress; onCancel: () => void }

/** How many tries, how fast, and what is to be expected of it. */
export function VanityProgress({ ending, progress, onCancel }: VanityProgressProps) {
  const { t, i18n } = useTranslation()
  const { expectedTries, expectedSeconds, chanceSoFar, rate } = estimateSearch(ending, progress)
  const time = expectedSeconds === undefined ? '…' : formatAge(Math.max(1, expectedSeconds) * 1000, i18n.language)
  const percent = Math.floor(chanceSoFar * 100)
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="font-medium text-14">
        {t('createToken.vanity.searching', { suffix: ending.suffix })}
      </p>
      <progress
        className="progress progress-primary w-full"
        max={100}
        value={percent}
        aria-label={t('createToken.vanity.chance')}
      />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-13 [&>dd]:text-end">
        <dt className="text-quiet">{t('createToken.vanity.tries')}</dt>
        <dd className="figure">
          {count(progress.tries)} / {count(expectedTries)}
        </dd>
        <dt className="text-quiet">{t('createToken.vanity.rate')}</dt>
        <dd className="figure">{rate === undefined ? '…' : count(rate)}</dd>
        <dt className="text-quiet">{t('createToken.vanity.time')}</dt>
        <dd>{time}</dd>
        <dt className="text-quiet">{t('createToken.vanity.chance')}</dt>
        <dd className="figure">{percent} %</dd>
      </dl>
      <button type="button" className="btn self-start" onClick={onCancel}>
        {t('common.cancel')}
      </button>
    </div>
  )
}
