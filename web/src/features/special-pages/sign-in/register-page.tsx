import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { TwoColumns, YardScene } from '@/features/special-pages/shared/page-frames.tsx'
import { KeyPicture } from '@/features/special-pages/shared/page-pictures.tsx'
import { ConnectPart } from './connect-part.tsx'
import { GuideList, GuideWizard } from './guide.tsx'
import type { LoadWallet } from './wallet-gateway.ts'

type RegisterPageProps = {
  loadWallet: LoadWallet
  frame: 'wizard' | 'card' | 'beside' | 'behind'
}

/** Shows the register page: how to get a wallet and connect it. The page has no registration of its own. */
export function RegisterPage({ loadWallet, frame }: RegisterPageProps) {
  const { t } = useTranslation()
  const heading = (
    <>
      <PageTitle className="text-26 tracking-tight">{t('pages.guide.title')}</PageTitle>
      <p className="mt-2 text-pretty text-15 text-quiet">{t('pages.guide.lead')}</p>
    </>
  )
  const guide = (
    <>
      <GuideList />
      <div className="mt-6">
        <ConnectPart loadWallet={loadWallet} />
      </div>
    </>
  )
  if (frame === 'wizard')
    return (
      <BarePage>
        <GuideWizard loadWallet={loadWallet} />
      </BarePage>
    )
  if (frame === 'beside')
    return (
      <BarePage>
        <TwoColumns
          start={
            <div className="text-center">
              <KeyPicture className="mx-auto mb-6 w-full max-w-72" />
              {heading}
            </div>
          }
        >
          <div className="w-full">{guide}</div>
        </TwoColumns>
      </BarePage>
    )
  return (
    <BarePage backdrop={frame === 'behind' ? <YardScene /> : undefined}>
      <div className="panel w-full max-w-md sm:p-8">
        <div className="mb-6">{heading}</div>
        {guide}
      </div>
    </BarePage>
  )
}
