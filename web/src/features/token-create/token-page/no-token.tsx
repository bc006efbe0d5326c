import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-title.tsx'
import type { PlaceProblem } from './find-place.ts'

type NoTokenProps = PlaceProblem | { problem: 'notOurs' | 'noFactory'; values: { network: string } }

/** The address leads to no token of ours, and why. */
export function NoToken(props: NoTokenProps) {
  const { t } = useTranslation()
  const values: Record<string, string> = 'values' in props ? props.values : {}
  return (
    <div className="panel mx-auto mt-10 max-w-md text-center">
      <SearchX aria-hidden className="mx-auto size-8 text-brand" strokeWidth={1.5} />
      <PageTitle className="mt-3 text-20">{t('tokenPage.noToken')}</PageTitle>
      <p className="wrap-anywhere mt-1 text-quiet">{t(`tokenPage.problems.${props.problem}`, { replace: values })}</p>
      <Link to="/my-tokens" className="btn btn-primary mt-5">
        {t('nav.myTokens')}
      </Link>
    </div>
  )
}
