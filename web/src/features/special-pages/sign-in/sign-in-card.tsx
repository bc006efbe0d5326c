import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-title.tsx'
import { ConnectPart, type ConnectPartProps } from './connect-part.tsx'

/** In place of a name and a password: the wallet. */
export function SignInCard({ plain = false, ...props }: ConnectPartProps & { plain?: boolean }) {
  const { t } = useTranslation()
  return (
    <div className={`w-full max-w-sm ${plain ? '' : 'panel sm:p-8'}`}>
      <PageTitle className="text-26 tracking-tight">{t('wallet.choose')}</PageTitle>
      <p className="mt-2 mb-6 text-pretty text-15 text-quiet">{t('pages.signIn.lead')}</p>
      <ConnectPart {...props} />
      <p className="mt-5 text-14">
        <Link
          to="/pages/$"
          params={{ _splat: 'authentication/register-simple' }}
          className="link link-hover font-medium text-primary"
        >
          {t('pages.signIn.get')}
        </Link>
      </p>
    </div>
  )
}
