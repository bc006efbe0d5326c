import { Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '@/components/ui/page-header.tsx'
import { useDraft } from '@/features/token-create/draft/draft-store.ts'
import { kindIdSchema } from '@/features/token-create/kinds/index.ts'
import { ResultStep } from './result-step.tsx'

type CreatedPageProps = { chainId: string; address: string }

/** What came of a draft of this device. Any other token has its public page alone. */
export function CreatedPage({ chainId, address }: CreatedPageProps) {
  const { t } = useTranslation()
  const { finished } = useDraft()
  const made = finished.find(
    (each) => String(each.chainId) === chainId && each.token.toLowerCase() === address.toLowerCase(),
  )
  const { data: kindId } = kindIdSchema.safeParse(made?.kind)
  if (!made || !kindId) return <Navigate to="/token/$chainId/$address" params={{ chainId, address }} replace />
  return (
    <>
      <PageHeader title={t('createToken.title')} lead={t('createToken.lead')} />
      <ResultStep made={made} kindId={kindId} />
    </>
  )
}
