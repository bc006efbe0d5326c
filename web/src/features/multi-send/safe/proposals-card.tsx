// Shows the proposals of a run: what each is at, what the owners do next, and files of all of them at once.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { SafeState } from '@saleyard/safe/read/read-safe.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { UseRunReturnType } from '@/features/multi-send/run/ui/use-run.ts'
import { safeAccountQuery } from '@/lib/safe/safe-account.ts'
import { Dangers } from './dangers.tsx'
import { countProposals } from './describe-proposals.ts'
import { fitsSafe } from './fits-safe.ts'
import { ProposalRow } from './proposal-row.tsx'
import { SafeWarnings } from './review-note.tsx'
import { saveProposals } from './save-proposals.ts'

export type ProposalsCardProps = {
  driver: Pick<UseRunReturnType, 'run' | 'progress' | 'start'>
  /** Whether the Safe is connected: only then can a batch be proposed again. */
  isConnected: boolean
  isFinished: boolean
}

export function ProposalsCard({ driver, isConnected, isFinished }: ProposalsCardProps) {
  const { t } = useTranslation()
  const { run, progress, start } = driver
  const { records, plan } = run
  const counts = countProposals(records)
  const proposed = records.filter(({ proposal }) => proposal !== undefined)
  const isPrompting = progress?.phase === 'sending' || progress?.phase === 'reconciling'

  return (
    <section
      aria-label={t('safe.pay.card.title')}
      className="mt-5 flex min-w-0 flex-col gap-4 rounded-box border border-line bg-panel p-5"
    >
      <div>
        <h2 className="font-semibold text-17">{t('safe.pay.card.title')}</h2>
        <p role="status" className="text-14">
          {t('safe.pay.card.summary', {
            executed: formatCount(counts.executed),
            total: formatCount(records.length),
            waiting: formatCount(counts.waiting),
            left: formatCount(counts.left),
          })}
          {counts.open > 0 && ` ${t('safe.pay.card.open', { formatted: formatCount(counts.open) })}`}
        </p>
      </div>
      <Dangers run={run} />
      {!isFinished && <NextSteps run={run} isWaiting={counts.waiting > 0} />}
      {counts.waiting > 0 && <Files run={run} />}
      <ul aria-label={t('safe.pay.card.title')} className="flex max-h-[36rem] flex-col overflow-y-auto">
        {proposed.map((record) => (
          <ProposalRow
            key={record.number}
            plan={plan}
            record={record}
            onAgain={
              isConnected && !isPrompting && canPropose(record)
                ? (hasSeen) => start({ resend: [record.number], ...(hasSeen && { hasSeenCancelled: true }) })
                : undefined
            }
          />
        ))}
      </ul>
    </section>
  )
}

/** What the owners have may be proposed once more, too: Safe's page forgets a proposal that was withdrawn there. */
function canPropose({ state, isMarkedOnly }: BatchRecord): boolean {
  return !isMarkedOnly && (state === 'replaced' || state === 'failed' || state === 'proposed')
}

/** Says what the owners do, as the Safe is now, and warns of what has changed since the plan was made. */
function NextSteps({ run: { plan }, isWaiting }: { run: StoredRun; isWaiting: boolean }) {
  const { t } = useTranslation()
  const config = useConfig()
  const { data } = useQuery(safeAccountQuery(config, { chainId: plan.chainId, account: plan.sender }))
  const safe = data?.kind === 'safe' ? data.safe : undefined
  return (
    <div className="flex flex-col gap-2 text-14">
      {isWaiting && safe && <Steps safe={safe} />}
      {data && !safe && <p className="text-warning">{t('safe.pay.card.noSafe')}</p>}
      {safe && <SafeWarnings state={safe} />}
      {safe && !fitsSafe(plan, safe) && (
        <p className="text-warning">
          {t('safe.pay.card.changed', {
            owners: t('safe.threshold', { threshold: safe.threshold, count: safe.owners.length }),
          })}
        </p>
      )}
    </div>
  )
}

function Steps({ safe: { threshold, owners } }: { safe: SafeState }) {
  const { t } = useTranslation()
  return (
    <>
      <h3 className="font-medium">{t('safe.pay.card.next')}</h3>
      <ol className="flex list-decimal flex-col gap-1 ps-5">
        <li>
          <Trans
            t={t}
            i18nKey="safe.pay.card.sign"
            values={{ owners: t('safe.threshold', { threshold, count: owners.length }) }}
            components={{ page: <Link to="/safe" className="link" /> }}
          />
        </li>
        <li>{t('safe.pay.card.execute')}</li>
      </ol>
      <p className="text-quiet">{t('safe.pay.card.close')}</p>
    </>
  )
}

function Files({ run }: { run: StoredRun }) {
  const { t } = useTranslation()
  const save = useMutation({ mutationFn: (kind: 'proposal' | 'builder') => saveProposals(run, kind) })
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {(['proposal', 'builder'] as const).map((kind) => (
          <button key={kind} type="button" className="btn btn-sm" onClick={() => save.mutate(kind)}>
            <Download aria-hidden className="size-4" />
            {t(kind === 'builder' ? 'safe.pay.card.builder' : 'safe.pay.card.files')}
          </button>
        ))}
      </div>
      <p className="text-13 text-quiet">{t('safe.pay.card.filesHelp')}</p>
      {save.error && <ErrorNote error={toUserError(save.error)} />}
    </div>
  )
}
