import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import type { Plan } from '@saleyard/send/plan/types.ts'
import { CircleAlert, CircleCheck, CircleHelp, LoaderCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { getAddress } from 'viem'
import { ErrorDetails } from '@/components/errors/error-details.tsx'
import { useAddressTexts } from '@/components/ui/named-address.tsx'
import { formatCount } from '@/features/multi-send/format.ts'
import { describeError } from '@/lib/errors/describe-error.ts'
import type { Preflight } from './run-preflight.ts'

type PreflightResultProps = {
  plan: Plan
  /** Undefined during the test run. */
  preflight: Preflight | undefined
  onTakeOut: (positions: number[]) => void
}

/** Shows the result of a test run on the network, row by row if possible. */
export function PreflightResult({ plan, preflight, onTakeOut }: PreflightResultProps) {
  const { t } = useTranslation()
  const write = useAddressTexts(plan.chainId)
  const rows = preflight && 'positions' in preflight ? preflight.positions : []
  const shown = preflight && 'shown' in preflight ? preflight.shown : []
  const isStrict = plan.mode.kind === 'strict'

  return (
    <section aria-label={t('multiSend.review.check')} className="flex flex-col gap-2">
      <h3 className="font-medium">{t('multiSend.review.check')}</h3>
      <div role="status" className="flex items-start gap-2 text-14">
        <PreflightSentence plan={plan} preflight={preflight} />
      </div>
      {preflight?.status === 'batchFails' && <ErrorDetails text={toUserError(preflight.error).details} />}
      {rows.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
          <ul className="flex max-h-56 flex-col gap-1 overflow-y-auto text-13" tabIndex={0}>
            {shown.map(({ lines, address }) => (
              <li key={lines[0]} className="break-all font-mono">
                {t('multiSend.review.failedRow', {
                  line: lines.join(', '),
                  address: write(address, getAddress(address)),
                })}
              </li>
            ))}
          </ul>
          {rows.length > shown.length && (
            <p className="text-13 text-quiet">
              {t('multiSend.report.more', {
                count: rows.length - shown.length,
                formatted: formatCount(rows.length - shown.length),
              })}
            </p>
          )}
          <button
            type="button"
            className={`btn btn-sm self-start ${isStrict ? 'btn-primary' : ''}`}
            onClick={() => onTakeOut(rows)}
          >
            {t('multiSend.review.takeOut', { count: rows.length, formatted: formatCount(rows.length) })}
          </button>
        </>
      )}
    </section>
  )
}

function PreflightSentence({ plan, preflight }: Pick<PreflightResultProps, 'plan' | 'preflight'>) {
  const { t } = useTranslation()
  const icon = 'size-5 shrink-0'
  const counted = (count: number) => ({ count, formatted: formatCount(count) })
  switch (preflight?.status) {
    case undefined:
      return (
        <>
          <LoaderCircle aria-hidden className={`${icon} text-info motion-safe:animate-spin`} />
          {t('multiSend.review.checkRunning')}
        </>
      )
    case 'passed':
      return (
        <>
          <CircleCheck aria-hidden className={`${icon} text-success`} />
          {t('multiSend.review.checkPassed', counted(plan.batches.length))}{' '}
          {preflight.isAsIfApproved && t('multiSend.review.checkPassedApproval')}
        </>
      )
    case 'unavailable':
      return (
        <>
          <CircleHelp aria-hidden className={`${icon} text-warning`} />
          {t('multiSend.review.checkUnavailable')}
        </>
      )
    case 'rowsFail':
    case 'rowsSkipped':
      return (
        <>
          <CircleAlert
            aria-hidden
            className={`${icon} ${preflight.status === 'rowsFail' ? 'text-error' : 'text-warning'}`}
          />
          {t(
            preflight.status === 'rowsFail' ? 'multiSend.review.checkFailed' : 'multiSend.review.checkSkipped',
            counted(preflight.positions.length),
          )}
        </>
      )
    case 'batchFails': {
      const reason = describeError(toUserError(preflight.error), t)
      return (
        <>
          <CircleAlert aria-hidden className={`${icon} text-error`} />
          {t('multiSend.review.checkFailedBatch', { number: preflight.number, reason })}
        </>
      )
    }
  }
}
