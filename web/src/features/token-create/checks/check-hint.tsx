import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AsOf } from '../../../components/network-status/as-of'
import type { LiveCheck } from './use-live-check'

type CheckHintProps<Facts> = {
  check: LiveCheck<Facts>
  network: string
  /** Where there is nothing to say of an address. */
  usual?: ReactNode
  /** What the chain answered. */
  children: (facts: Facts) => ReactNode
}

/** Under a field: what the chain says of it and from when that is, or that it is being asked, or that somebody may ask it. */
export function CheckHint<Facts>({ check, network, usual, children }: CheckHintProps<Facts>) {
  const { t } = useTranslation()
  const { status, facts, problem, at, error, isFetching, ask } = check
  if (status === 'none') return usual
  const askAgain = (words: string) => (
    <button type="button" className="link" disabled={isFetching} onClick={ask}>
      {words}
    </button>
  )
  return (
    <span role="status">
      {status === 'asking' && t('createToken.checks.asking')}
      {status === 'unasked' && (
        <>
          {t('createToken.checks.unasked')} {askAgain(t('createToken.checks.ask', { network }))}
        </>
      )}
      {facts && children(facts)}
      {problem && (
        <span className="flex gap-1.5 text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
          <span>{problem.message}</span>
        </span>
      )}
      {status === 'answered' && (
        <>
          {' '}
          <AsOf at={at} isFailed={error !== null} />
          {error && <> {askAgain(t('common.tryAgain'))}</>}
        </>
      )}
    </span>
  )
}
