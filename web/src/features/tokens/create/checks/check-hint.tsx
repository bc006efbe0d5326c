// Shows below a field what the chain answered, that it is being asked, or why it could not be.
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadFailed } from '@/components/errors/read-failed.tsx'
import { DataAge } from '@/components/network-status/data-age.tsx'
import { Warning } from '@/features/tokens/create/warning.tsx'
import type { LiveCheck } from './use-live-check.ts'

type CheckHintProps<Facts> = {
  check: LiveCheck<Facts>
  network: string
  /** What the chain answered. */
  children: (facts: Facts) => ReactNode
}

/** Hint below a field: the chain's answer and its age, that the read is pending, or a button that starts it. */
export function CheckHint<Facts>({ check, network, children }: CheckHintProps<Facts>) {
  const { t } = useTranslation()
  const { status, facts, problem, at, error, isFetching, refetch } = check
  const texts = {
    unasked: t('createToken.checks.unasked'),
    asking: t('createToken.checks.asking'),
    answered: problem ? <Warning>{problem.message}</Warning> : facts && children(facts),
  }
  const actionLabel = {
    unasked: t('createToken.checks.ask', { network }),
    answered: error && t('common.tryAgain'),
  }
  if (status === 'none' || status === 'failed') return null
  const label = status !== 'asking' && actionLabel[status]
  return (
    <>
      <span role="status">{texts[status]}</span>{' '}
      {status === 'answered' && <DataAge at={at} isFailed={error !== null} />}{' '}
      {label && (
        <button type="button" className="link" disabled={isFetching} onClick={refetch}>
          {label}
        </button>
      )}
    </>
  )
}

/** Says why the read failed. The hint keeps showing an earlier answer, with its age. */
export function CheckFailed({
  check,
}: {
  check: Pick<LiveCheck<unknown>, 'status' | 'error' | 'isFetching' | 'refetch'>
}) {
  const { t } = useTranslation()
  if (check.status !== 'failed' || !check.error) return null
  return (
    <ReadFailed
      error={check.error}
      lead={t('createToken.checks.failed')}
      isFetching={check.isFetching}
      onRetry={check.refetch}
    />
  )
}
