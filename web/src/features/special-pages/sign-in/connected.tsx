import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { shortenAddress } from '@/lib/shorten-address.ts'
import type { DoorSession } from './wallet-door.ts'

/** Who is connected, and the way in. It takes the focus, for the button that had it is gone. */
export function Connected({ session: { account, wallet } }: { session: DoorSession }) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4 text-start">
      <div role="status" className="flex items-start gap-3 rounded-field bg-success/10 p-4">
        <CircleCheck aria-hidden className="mt-px size-5 shrink-0 text-success" />
        <div className="min-w-0">
          <p className="font-medium">{t('pages.signIn.done')}</p>
          <p className="figure text-13" title={account}>
            {shortenAddress(account)}
          </p>
          <p className="text-13 text-quiet">{t('wallet.connectedWith', { wallet })}</p>
        </div>
      </div>
      <Link ref={(link) => link?.focus()} to="/home" className="btn btn-primary btn-lg w-full text-15">
        {t('pages.goToApp')}
      </Link>
    </div>
  )
}
