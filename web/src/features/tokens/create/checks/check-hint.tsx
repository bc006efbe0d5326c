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

/** Under a field: what the chain says of it and from when that is, or that it is being asked, or that somebody may ask it. */
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

/** The chain gave no answer yet, and why. An answer of before stands in the hint, with its age. */
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
