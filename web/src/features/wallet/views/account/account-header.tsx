import { useTranslation } from 'react-i18next'
import type { Address } from 'viem'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { Avatar } from '@/features/wallet/avatar.tsx'
import { shortenAddress } from '@/lib/shorten-address.ts'
import { useIdentity } from '@/lib/wallet/identity/use-identity.ts'

/** Name and picture where the account has them, its address always, and by which wallet it is connected. */
export function AccountHeader({ account, wallet }: { account: Address; wallet: string }) {
  const { t } = useTranslation()
  const { name, avatar } = useIdentity()
  return (
    <div className="flex items-center gap-3.5">
      <Avatar address={account} picture={avatar} className="size-12" />
      <div className="min-w-0 flex-1">
        {name && (
          <p className="truncate font-semibold text-15" title={name}>
            <bdi>{name}</bdi>
          </p>
        )}
        <p className={`flex items-center gap-1 ${name ? 'text-13' : 'font-semibold text-15'}`} title={account}>
          <span className="figure">{shortenAddress(account)}</span>
          <CopyButton text={account} label={t('common.copyAddress')} />
        </p>
        <p className="flex items-center gap-1.5 text-13 text-quiet">
          <span aria-hidden className="status status-success" />
          {t('wallet.connectedWith', { wallet })}
        </p>
      </div>
    </div>
  )
}
