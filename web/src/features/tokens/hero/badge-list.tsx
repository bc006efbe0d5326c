// Shows the badges of a token, and on a press the sentence how each is known.
import { Check, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { formatTime } from '@/components/network-status/data-age.tsx'
import { Figures } from '@/components/ui/figures.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { type Badge, type BadgeId, badgesOfStanding, badgesOfToken } from './badges.ts'
import type { useStanding } from './read-standing.ts'

const looks: Record<Badge['tone'], { Icon: LucideIcon; className: string }> = {
  proven: { Icon: Check, className: 'border-success/25 bg-success/5 text-success' },
  warning: { Icon: TriangleAlert, className: 'border-warning/25 bg-warning/5 text-warning' },
  plain: { Icon: Info, className: 'border-line bg-panel text-quiet' },
}

type BadgeListProps = { token: SaleyardToken; standing: ReturnType<typeof useStanding>; isErrorShown: boolean }

/** Shows the badges in words and icons. One that is pressed says how it is known. */
export function BadgeList({ token, standing, isErrorShown }: BadgeListProps) {
  const { t, i18n } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState<BadgeId>()
  const { data, error, isFetching, refetch } = standing
  const unread: Badge[] = error ? [{ id: 'unread', tone: 'plain', values: {} }] : []
  const badges = [...badgesOfToken(token), ...(data ? badgesOfStanding(token, data) : unread)]
  const valuesOf = ({ values: { date, ...values } }: Badge) => ({
    ...values,
    network: getChain(token.chainId).title,
    date: typeof date === 'bigint' ? formatTime(date, i18n.language) : '',
  })
  const opened = badges.find((badge) => badge.id === open)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {/* Room for the rows that the badges of the pool take when they arrive. */}
      <ul
        aria-label={t('tokenPage.hero.badges')}
        className={`flex flex-wrap content-start gap-2 ${token.taxed ? 'min-h-16 max-sm:min-h-37' : ''}`}
      >
        {badges.map((badge) => {
          const { Icon, className } = looks[badge.tone]
          return (
            <li key={badge.id} data-tone={badge.tone} className="max-w-full">
              <button
                type="button"
                aria-expanded={open === badge.id}
                aria-controls={`${id}-how`}
                className={`flex min-h-7 max-w-full cursor-pointer items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-start font-medium text-12 hover:underline ${className}`}
                onClick={() => setOpen(open === badge.id ? undefined : badge.id)}
              >
                <Icon aria-hidden className="size-3.5 shrink-0" />
                {badge.tone === 'warning' && <span className="sr-only">{t('tokenPage.hero.beware')} </span>}
                <span className="wrap-anywhere">{t(`tokenPage.badges.${badge.id}.label`, valuesOf(badge))}</span>
              </button>
            </li>
          )
        })}
        {!data &&
          !error &&
          [0, 1].map((one) => <li key={one} aria-hidden className="skeleton h-7 w-32 rounded-full max-sm:h-11" />)}
      </ul>
      <div id={`${id}-how`} aria-live="polite" className="empty:hidden">
        {opened && (
          <p className="rounded-field bg-tint p-3 text-13">
            <Figures text={t(`tokenPage.badges.${opened.id}.how`, valuesOf(opened))} />
          </p>
        )}
      </div>
      {error && !(data && isErrorShown) && (
        <ReadFailed {...{ error, isFetching }} lead={t('tokenPage.trust.unreadable')} onRetry={() => refetch()} />
      )}
    </div>
  )
}
