// Says why a proposal of a Safe is over.

import { useTranslation } from 'react-i18next'
import type { SafeDropReason } from '@/lib/transactions/activity-store.ts'

export function ProposalEnd({ reason }: { reason: SafeDropReason }) {
  const { t } = useTranslation()
  return <p className="mt-1 text-13 text-quiet">{t(`safe.dropped.${reason}`)}</p>
}
