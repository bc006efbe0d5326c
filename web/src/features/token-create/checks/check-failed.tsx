import { useTranslation } from 'react-i18next'
import { ReadFailed } from '@/features/token-create/read-failed.tsx'
import type { LiveCheck } from './use-live-check.ts'

/** The chain gave no answer yet, and why. An answer of before stands in the hint, with its age. */
export function CheckFailed({ check }: { check: Pick<LiveCheck<unknown>, 'status' | 'error' | 'isFetching' | 'ask'> }) {
  const { t } = useTranslation()
  if (check.status !== 'failed' || !check.error) return null
  return (
    <ReadFailed
      error={check.error}
      lead={t('createToken.checks.failed')}
      isFetching={check.isFetching}
      onRetry={check.ask}
    />
  )
}
