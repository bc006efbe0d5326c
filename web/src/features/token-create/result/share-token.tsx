import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { CopyButton } from '@/components/ui/copy-button.tsx'

/** The address of the token's public page, for others. */
export function ShareToken({ chainId, token }: { chainId: number; token: Address }) {
  const { t } = useTranslation()
  const link = new URL(`/token/${chainId}/${token}`, window.location.origin).href
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-tint p-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-medium text-14">{t('createToken.result.page')}</h3>
        <Link
          to="/token/$chainId/$address"
          params={{ chainId: String(chainId), address: token }}
          dir="ltr"
          className="link figure wrap-anywhere text-12"
        >
          {link}
        </Link>
      </div>
      <CopyButton text={link} label={t('createToken.result.copyLink')} wide />
    </section>
  )
}
