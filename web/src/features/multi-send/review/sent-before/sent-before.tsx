import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import type { RunMatch } from '@saleyard/send/run/types.ts'
import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckLine } from '@/components/form/check-line.tsx'
import { formatAge } from '@/components/network-status/data-age.tsx'
import { formatCount, formatWhen } from '@/features/multi-send/format.ts'
import type { SentBefore } from './use-sent-before.ts'

type SentBeforeNoteProps = {
  sentBefore: SentBefore
  /** Number of payments of the list. */
  total: number
  chain: string
  onOpenRun: (runId: string) => void
}

/** Number of shown runs; the past runs list all of them. */
const shown = 2

/**
 * Warns that a list was or may have been sent before, and requires a confirmation: a repeated list pays all recipients
 * twice.
 */
export function SentBeforeNote({ sentBefore, total, chain, onOpenRun }: SentBeforeNoteProps) {
  const { t } = useTranslation()
  // Undefined while the chain is being read: a click waits for it.
  const { alike, elsewhere } = sentBefore
  const more = alike.length - shown

  return (
    <>
      {alike.length > 0 && (
        <Note>
          {alike.slice(0, shown).map((match) => (
            <Match key={match.runId} match={match} total={total} onOpen={() => onOpenRun(match.runId)} />
          ))}
          {more > 0 && <p>{t('multiSend.sentBefore.more', { formatted: formatCount(more) })}</p>}
          <CheckLine
            className="font-medium text-13"
            checked={sentBefore.hasAgreedToAlike}
            onChange={sentBefore.onAgreeToAlike}
          >
            {t('multiSend.sentBefore.agree')}
          </CheckLine>
        </Note>
      )}
      {hasFound(elsewhere) && (
        <Note>
          <SentElsewhereNote found={elsewhere} chain={chain} />
          {elsewhere === 'unread' && (
            <button type="button" className="btn btn-sm self-start" onClick={sentBefore.checkAgain}>
              {t('multiSend.sentBefore.check')}
            </button>
          )}
          <CheckLine
            className="font-medium text-13"
            checked={sentBefore.hasAgreedToElsewhere}
            onChange={sentBefore.onAgreeToElsewhere}
          >
            {isPaidBySome(elsewhere) ? t('multiSend.sentBefore.agree') : t('multiSend.sentBefore.agreeUnknown')}
          </CheckLine>
        </Note>
      )}
    </>
  )
}

type Found = Exclude<SentBefore['elsewhere'], undefined>

const hasFound = (found: SentBefore['elsewhere']): found is Found =>
  found === 'unread' || (found !== undefined && (found.unknown.length > 0 || isPaidBySome(found)))

/** Whether recipients of the list are paid by a known transaction, or would be by a proposal. */
const isPaidBySome = (found: Found) => found !== 'unread' && found.payers.length + (found.proposals?.length ?? 0) > 0

/** Describes the chain's transactions of the last day, or that they cannot be read. */
function SentElsewhereNote({ found, chain }: { found: Found; chain: string }) {
  const { t } = useTranslation()
  if (found === 'unread') return <p>{t('multiSend.sentBefore.unread', { chain })}</p>
  const { unknown, payers, proposals = [] } = found
  const count = unknown.length
  return (
    <>
      {payers.map((account) => (
        <p key={account} className="wrap-anywhere">
          {t('multiSend.sentBefore.paidByOther', { account })}
        </p>
      ))}
      {proposals.length > 0 && (
        <p className="wrap-anywhere">
          {t('safe.pay.openProposals', { proposals: proposals.map((hash) => shortenAddress(hash)).join(', ') })}
        </p>
      )}
      {count > 0 && <p>{t('multiSend.sentBefore.unknown', { count, formatted: formatCount(count) })}</p>}
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className="mb-3 flex gap-2 rounded-field bg-warning/10 p-3 text-13">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-warning" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">{children}</div>
    </div>
  )
}

function Match({ match, total, onOpen }: { match: RunMatch; total: number; onOpen: () => void }) {
  const { t, i18n } = useTranslation()
  const { state, shared, isWhole, createdAt } = match
  const when = formatWhen(createdAt, i18n.language)
  const describe = () => {
    const values = { when, ago: formatAge(Date.now() - createdAt, i18n.language, { ago: true }) }
    if (shared === undefined) return t('multiSend.sentBefore.sameTotal', { when })
    const word = state === 'prepared' ? 'Prepared' : 'Sent'
    if (isWhole) return t(`multiSend.sentBefore.same${word}`, values)
    return t(`multiSend.sentBefore.near${word}`, {
      ...values,
      shared: formatCount(shared),
      total: formatCount(total),
    })
  }

  return (
    <>
      <p>
        {describe()} {t(`multiSend.sentBefore.${state === 'finished' ? 'twiceFinished' : 'twiceOpen'}`)}
      </p>
      <button type="button" className="btn btn-sm h-auto min-h-8 self-start py-1" onClick={onOpen}>
        {t('multiSend.pastRuns.openLabel', { when })}
      </button>
    </>
  )
}
