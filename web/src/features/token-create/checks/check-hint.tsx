import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AsOf } from '@/components/network-status/as-of.tsx'
import { Warning } from '@/features/token-create/configure/warning.tsx'
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
  const { status, facts, problem, at, error, isFetching, ask } = check
  const words = {
    unasked: t('createToken.checks.unasked'),
    asking: t('createToken.checks.asking'),
    answered: problem ? <Warning>{problem.message}</Warning> : facts && children(facts),
  }
  const act = {
    unasked: t('createToken.checks.ask', { network }),
    answered: error && t('common.tryAgain'),
  }
  if (status === 'none' || status === 'failed') return null
  const label = status !== 'asking' && act[status]
  return (
    <>
      <span role="status">{words[status]}</span> {status === 'answered' && <AsOf at={at} isFailed={error !== null} />}{' '}
      {label && (
        <button type="button" className="link" disabled={isFetching} onClick={ask}>
          {label}
        </button>
      )}
    </>
  )
}
