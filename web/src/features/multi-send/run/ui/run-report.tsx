// Reports the outcome of every line of a finished run, to read, to save, and to retry.

import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { ListSource } from '@saleyard/send/list/types.ts'
import type { ReportStatus } from '@saleyard/send/report/build-report.ts'
import type { BatchRecord } from '@saleyard/send/run/batch-record.ts'
import type { StoredRun } from '@saleyard/send/run/types.ts'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Address, getAddress } from 'viem'
import { ErrorNote } from '@/components/errors/error-note.tsx'
import { PriceNote } from '@/components/fiat/price-note.tsx'
import { ShareButton } from '@/components/share-card.tsx'
import { useAddressTexts } from '@/components/ui/named-address.tsx'
import { OutsideLink } from '@/components/ui/outside-link.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import type { ListService, ReportSummary } from '@/features/multi-send/list/worker/list-service.ts'
import { useListService } from '@/features/multi-send/list/worker/use-list-service.ts'
import { SourceNote } from '@/features/multi-send/source/source-note.tsx'
import type { DraftDispatch } from '@/features/multi-send/use-multi-send.ts'
import { saveFile } from '@/lib/browser/save-file.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { explorerUrl, getChain } from '@/lib/networks/chains.ts'
import { RevokePanel } from './run-approval.tsx'
import { countPaid, needsPermission, sumPaid } from './run-facts.ts'
import { RunReceipts, usePictureLink } from './run-receipts.tsx'

type RunReportProps = {
  run: StoredRun
  onRetry: (text: string) => void
  onStartNew: () => void
}

/** The report of a run, with its files and a list to retry. */
export function RunReport({ run, onRetry, onStartNew }: RunReportProps) {
  const { t } = useTranslation()
  const { plan, records, summary } = run
  const report = useReport(run)
  const paid = countPaid(plan.batches, records)
  const total = plan.recipientCount
  const name = `saleyard-${summary.symbol.replace(/[^\w-]/g, '')}-${summary.id.slice(0, 8)}`

  const [failure, setFailure] = useState<unknown>()
  const attempt = (work: () => Promise<void>) => {
    setFailure(undefined)
    work().catch(setFailure)
  }
  const unreadable = failure ?? report.error
  const outcome =
    paid === total
      ? t('multiSend.report.allPaid', { count: total, formatted: formatCount(total) })
      : t('multiSend.report.partPaid', { paid: formatCount(paid), total: formatCount(total) })

  return (
    <section className="panel flex min-w-0 flex-col gap-4" aria-label={t('multiSend.report.heading')}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-13 text-quiet">{t('multiSend.report.heading')}</h2>
          <p role="status" className="report-outcome">
            {outcome}
          </p>
        </div>
        <ReportLinks run={run} outcome={outcome} />
      </div>
      {plan.source && <SourceNote source={plan.source} asset={summary} />}
      {plan.price && <PriceNote price={plan.price} symbol={summary.symbol} />}
      <OtherAccounts run={run} />
      <h3 className="-mb-3 text-13 text-quiet">{t('multiSend.report.lines')}</h3>
      <dl className="grid grid-cols-2 gap-x-6 sm:grid-cols-4">
        {report.isReading && <WaitingStatuses />}
        {report.statuses.map(({ status, count }) => (
          <div key={status} className="border-line border-b py-2">
            <dt className="text-13 text-quiet">{t(nameStatus(status))}</dt>
            <dd className="font-medium font-mono text-13">{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {unreadable ? <ErrorNote error={toUserError(unreadable)} lead={t('multiSend.report.listUnreadable')} /> : null}
      <SkippedList chainId={plan.chainId} records={records} />
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn"
          onClick={() => attempt(async () => saveFile(`${name}.csv`, await report.write('csv')))}
        >
          <Download aria-hidden className="size-4" />
          {t('multiSend.report.csv')}
        </button>
        <button
          type="button"
          className="btn"
          onClick={() => attempt(async () => saveFile(`${name}.json`, await report.write('json')))}
        >
          <Download aria-hidden className="size-4" />
          {t('multiSend.report.json')}
        </button>
        {plan.source && <SourceFile name={`${name}-source.json`} source={plan.source} />}
        {report.unpaidCount > 0 && (
          <button
            type="button"
            className="btn"
            onClick={() => attempt(async () => onRetry(await report.writeRetryList()))}
          >
            {t('multiSend.report.retry')}
          </button>
        )}
        <button type="button" className="btn btn-ghost" onClick={onStartNew}>
          {t('multiSend.report.startNew')}
        </button>
      </div>
    </section>
  )
}

/** Leads to the explorer, and offers a picture that names no recipient. */
function ReportLinks({ run, outcome }: Pick<RunReportProps, 'run'> & { outcome: string }) {
  const { t, i18n } = useTranslation()
  const { plan, summary, records } = run
  const link = usePictureLink(run)
  const only = records.length === 1 ? records[0]?.minedHash : undefined
  const url = only ? explorerUrl(plan.chainId, 'tx', only) : explorerUrl(plan.chainId, 'address', plan.sender)
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', numberingSystem: 'latn' })
  const card = {
    heading: outcome,
    facts: [
      {
        label: t('share.total'),
        value: `${formatAmount(sumPaid(plan.batches, records), summary.decimals, { grouped: true })} ${summary.symbol}`,
      },
      { label: t('share.network'), value: getChain(plan.chainId).title },
      { label: t('share.date'), value: date.format(summary.updatedAt) },
    ],
    ...(link && { link }),
    file: `saleyard-${summary.id.slice(0, 10)}`,
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {url && (
        <OutsideLink className="text-14" href={url}>
          {t(only ? 'share.transaction' : 'share.account')}
        </OutsideLink>
      )}
      <ShareButton card={card} />
    </div>
  )
}

/**
 * Saves what the list was made of, from which anyone can make it again. In a file of its own: the report's JSON is an
 * array of rows, and its CSV a table, and programs that read them rely on that.
 */
function SourceFile({ name, source }: { name: string; source: ListSource }) {
  const { t } = useTranslation()
  const save = () =>
    saveFile(name, new Blob([`${JSON.stringify(source, null, 2)}\n`], { type: 'application/json;charset=utf-8' }))
  return (
    <button type="button" className="btn" onClick={save}>
      <Download aria-hidden className="size-4" />
      {t('multiSend.source.file')}
    </button>
  )
}

/** Names the batches that another account paid, because the wallet signed with that one. */
function OtherAccounts({ run: { plan, records } }: Pick<RunReportProps, 'run'>) {
  const { t } = useTranslation()
  const write = useAddressTexts(plan.chainId)
  const by = (key: 'paidBy' | 'alsoPaidBy') => [...new Set(records.flatMap((record) => record[key] ?? []))]
  const numbersOf = (key: 'paidBy' | 'alsoPaidBy', account: Address) =>
    records.flatMap((record) => (record[key] === account ? [formatCount(record.number)] : [])).join(', ')
  const sentences = [
    ...by('paidBy').map((account) =>
      t('multiSend.report.paidByOther', {
        numbers: numbersOf('paidBy', account),
        account: write(account, account),
        sender: plan.sender,
      }),
    ),
    ...by('alsoPaidBy').map((account) =>
      t('multiSend.report.paidTwice', {
        numbers: numbersOf('alsoPaidBy', account),
        account: write(account, account),
      }),
    ),
  ]
  return sentences.map((sentence) => (
    <p key={sentence} className="wrap-anywhere text-warning">
      {sentence}
    </p>
  ))
}

type RunOutcomeProps = { run: StoredRun; dispatch: DraftDispatch }

/** The report of a finished run with its receipts, and for tokens the rest of the allowance. */
export function RunOutcome({ run, dispatch }: RunOutcomeProps) {
  const { plan } = run
  const token = plan.asset.kind === 'erc20' ? plan.asset.token : undefined

  return (
    <>
      <RunReport
        run={run}
        onRetry={(text) => dispatch({ type: 'retried', text, asset: plan.asset.kind, tokenText: token ?? '' })}
        onStartNew={() => dispatch({ type: 'runLeft', keepsList: false })}
      />
      <RunReceipts run={run} />
      {token && needsPermission(plan) && <RevokePanel run={run} token={token} />}
    </>
  )
}

type SkippedListProps = { chainId: number; records: BatchRecord[] }

// The report has all of them; a screen needs no more.
const shown = 50

/** Lists the recipients that the contract skipped, and why. */
function SkippedList({ chainId, records }: SkippedListProps) {
  const { t } = useTranslation()
  const write = useAddressTexts(chainId)
  const skipped = records.flatMap((record) =>
    record.skipped.map((recipient) => ({ ...recipient, number: record.number })),
  )
  if (skipped.length === 0) return null
  const rest = skipped.length - shown

  return (
    <div className="rounded-field border border-line p-4">
      <h3 className="font-medium text-warning">
        {t('multiSend.report.skippedHeading', { count: skipped.length, formatted: formatCount(skipped.length) })}
      </h3>
      <p className="text-13 text-quiet">{t('multiSend.report.skippedWhy')}</p>
      <ul className="mt-2 flex flex-col gap-1 text-13">
        {skipped.slice(0, shown).map(({ number, index, recipient }) => (
          <li key={`${number}-${index}`} className="break-all font-mono">
            {t('multiSend.report.skippedRow', { address: write(recipient, getAddress(recipient)), number })}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className="text-13 text-quiet">
          {t('multiSend.report.more', { count: rest, formatted: formatCount(rest) })}
        </p>
      )}
    </div>
  )
}

/** What waits for the owners of a Safe has the words of its batch. */
function nameStatus(status: ReportStatus) {
  return status === 'proposed'
    ? (`multiSend.batchStates.${status}` as const)
    : (`multiSend.report.statuses.${status}` as const)
}

/** Two of the statuses, which most reports have. */
function WaitingStatuses() {
  return ['paid', 'notPaid'].map((name) => (
    <div key={name} aria-hidden className="border-line border-b py-2">
      <dt className="flex h-5 items-center">
        <span className="skeleton h-4 w-20" />
      </dt>
      <dd className="flex h-5 items-center">
        <span className="skeleton h-4 w-8" />
      </dd>
    </div>
  ))
}

type UseReportReturnType = ReportSummary & {
  isReading: boolean
  /** Set if the run's list cannot be read. */
  error: unknown
  write: (kind: 'csv' | 'json') => ReturnType<ListService['writeReport']>
  writeRetryList: () => Promise<string>
}

/** Summarises and writes the report of a run in the worker that has its list. */
function useReport({ summary, plan, records }: StoredRun): UseReportReturnType {
  const service = useListService()
  const input = { runId: summary.id, batches: plan.batches, records, decimals: summary.decimals }
  const { data, error, isPending } = useQuery({
    queryKey: ['multi-send-report', summary.id, records.map(({ state, skipped }) => `${state}${skipped.length}`)],
    queryFn: () => service.summarizeReport(input),
    gcTime: 0,
  })
  return {
    ...(data ?? { statuses: [], unpaidCount: 0 }),
    isReading: isPending,
    error,
    write: (kind) => service.writeReport(input, kind),
    writeRetryList: () => service.writeRetryList(input),
  }
}
