import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { TwoColumns, YardScene } from '@/features/special-pages/shared/page-frames.tsx'
import { KeyPicture } from '@/features/special-pages/shared/page-pictures.tsx'
import { ConnectPart, type ConnectPartProps } from './connect-part.tsx'
import type { ProblemView } from './sign-in-problem.tsx'
import type { LoadWallet } from './wallet-gateway.ts'

type LoginPageProps = {
  loadWallet: LoadWallet
  /** Placement of the form: without a card, in a card, next to a picture, or over a picture. */
  frame: 'plain' | 'card' | 'beside' | 'behind'
  problemView?: ProblemView
}

/** Shows the login page: the wallet replaces name and password, and the user types nothing. */
export function LoginPage({ loadWallet, frame, problemView }: LoginPageProps) {
  const card = <SignInCard plain={frame === 'plain'} loadWallet={loadWallet} problemView={problemView} />
  return (
    <BarePage backdrop={frame === 'behind' ? <YardScene /> : undefined}>
      {frame === 'beside' ? <TwoColumns start={<KeyPicture className="w-full max-w-md" />}>{card}</TwoColumns> : card}
    </BarePage>
  )
}

function SignInCard({ plain = false, ...props }: ConnectPartProps & { plain?: boolean }) {
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
