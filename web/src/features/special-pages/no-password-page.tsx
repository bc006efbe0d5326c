import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '@/components/ui/page-header.tsx'
import { BarePage } from '@/features/special-pages/shared/bare-page.tsx'
import { GoBack } from '@/features/special-pages/shared/go-back.tsx'
import { KeyPicture } from '@/features/special-pages/shared/page-pictures.tsx'

/** Explains in place of a password reset or creation that there are no passwords. */
export function NoPasswordPage({ purpose }: { purpose: 'forgot' | 'create' }) {
  const { t } = useTranslation()
  return (
    <BarePage>
      <div className="flex w-full max-w-lg flex-col items-center text-center">
        <KeyPicture />
        <PageTitle className="mt-4 text-balance text-26 tracking-tight">{t(`pages.noPassword.${purpose}`)}</PageTitle>
        <p className="mt-2 text-balance text-15 text-quiet">{t(`pages.noPassword.${purpose}Lead`)}</p>
        <p className="mt-5 flex items-start gap-2 rounded-field bg-tint px-4 py-3 text-start text-14">
          <ShieldCheck aria-hidden className="mt-px size-4.5 shrink-0 text-brand" />
          {t('pages.noPassword.never')}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2">
          <Link to="/authentication/login" className="btn btn-primary">
            {t('wallet.connect')}
          </Link>
          <GoBack className="btn" />
          <Link to="/home" className="btn btn-ghost">
            {t('pages.goHome')}
          </Link>
        </div>
      </div>
    </BarePage>
  )
}
