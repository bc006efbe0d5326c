// Offers to have another RPC read the logs of an unproven reading again, and shows where an RPC differs.

import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HistoryNote } from '@/components/errors/history-note.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { HoldersSummary, WitnessSummary } from '@/lib/history/history-service.ts'
import { Differences, ReadingBar } from './holders-read.tsx'
import type { HoldersState } from './use-holders.ts'

type ConfirmationProps = {
  state: Extract<HoldersState, { step: 'done' }>
  onConfirm: (endpoints: readonly string[]) => void
  onStop: () => void
}

/** What other RPCs say of a reading, and the button that has one more say it. */
export function Confirmation({ state, onConfirm, onStop }: ConfirmationProps) {
  const { t } = useTranslation()
  const { summary, confirming, error } = state
  const { kind, reason } = summary.verdict
  if (kind === 'proven' || (kind === 'wrong' && reason !== 'logsDiffer')) return null
  return (
    <div className="flex flex-col gap-2 text-13">
      {summary.isReplaced && <p role="status">{t('multiSend.holders.confirm.replaced')}</p>}
      {summary.witnesses.map((witness) => (
        <WitnessLine key={witness.endpoint} {...witness} />
      ))}
      {error !== undefined && <HistoryNote error={error} />}
      {confirming ? (
        <ReadingBar
          label={t('multiSend.holders.confirm.reading', { host: confirming.endpoint })}
          progress={confirming.progress}
          action={t('common.cancel')}
          onAction={onStop}
        />
      ) : (
        <Choice summary={summary} onConfirm={onConfirm} />
      )}
    </div>
  )
}

function WitnessLine({ endpoint: host, count, differences }: WitnessSummary) {
  const { t } = useTranslation()
  const [Icon, tone] = count === 0 ? [CircleCheck, 'text-success'] : [CircleAlert, 'text-error']
  return (
    <div className="flex flex-col gap-1">
      <p className="flex items-start gap-2">
        <Icon aria-hidden className={`mt-px size-4.5 shrink-0 ${tone}`} />
        <span className="min-w-0 wrap-anywhere">
          {count === 0
            ? t('multiSend.holders.confirm.same', { host })
            : t('multiSend.holders.confirm.differs', { host, number: formatCount(count) })}
        </span>
      </p>
      <Differences
        differences={differences}
        describe={(values) => t('multiSend.holders.confirm.difference', { ...values, host })}
      />
    </div>
  )
}

function Choice({ summary, onConfirm }: { summary: HoldersSummary } & Pick<ConfirmationProps, 'onConfirm'>) {
  const { t } = useTranslation()
  const id = useId()
  const left = listLeft(summary)
  const [chosen, setChosen] = useState('')
  const host = left.find((one) => one === chosen) ?? left[0]
  if (summary.verdict.isConfirmed) return null
  const hosts = host === undefined ? [] : chooseHosts(summary, host)
  if (hosts.length === 0) return <p className="text-quiet">{t('multiSend.holders.confirm.noneLeft')}</p>
  return (
    <div className="flex flex-col gap-2">
      {left.length > 1 && (
        <label htmlFor={id} className="flex flex-col gap-1 font-medium">
          {t('multiSend.holders.confirm.host')}
          <select id={id} className="select w-full" value={host} onChange={(event) => setChosen(event.target.value)}>
            {left.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="btn self-start" onClick={() => onConfirm(hosts)}>
        {t('multiSend.holders.confirm.button')}
      </button>
      <p className="wrap-anywhere text-quiet">
        {t('multiSend.holders.asks', { hosts: hosts.join(', ') })}
        {hosts.length > 1 && ` ${t('multiSend.holders.confirm.two')}`}
      </p>
    </div>
  )
}

/** RPCs that have not read again, those first that gave none of the logs: one of them is enough. */
function listLeft({ endpoints, sources, witnesses }: HoldersSummary): string[] {
  const left = endpoints.filter((key) => !witnesses.some(({ endpoint }) => endpoint === key))
  const gave = (key: string) => (sources?.includes(key) ? 1 : 0)
  return left.sort((one, other) => gave(one) - gave(other))
}

/** An RPC cannot confirm its own logs: a second one reads them as well, unless one that agrees has done so. */
function chooseHosts(summary: HoldersSummary, host: string): string[] {
  const { sources, witnesses } = summary
  const isEnough = (sources && !sources.includes(host)) || witnesses.some(({ count }) => count === 0)
  if (isEnough) return [host]
  const second = listLeft(summary).find((one) => one !== host)
  // Where the two first differ, any other one decides.
  return second ? [host, second] : witnesses.length > 0 ? [host] : []
}
