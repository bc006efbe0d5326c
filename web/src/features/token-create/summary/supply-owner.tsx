import { useTranslation } from 'react-i18next'
import { Figures } from '@/components/ui/figures.tsx'
import { isAddressShaped } from '@/features/token-create/identity/is-address-shaped.ts'
import { shortenAddress } from '@/lib/shorten-address.ts'

/** Who receives the supply, while the form is being filled in: the team wallet as typed, or the creator. */
export function SupplyOwner({ teamWallet }: { teamWallet: string }) {
  const { t } = useTranslation()
  const address = teamWallet.trim()
  const short = isAddressShaped(address) ? shortenAddress(address) : address // half typed, it is shown as it is
  return (
    <div className="flex items-baseline justify-between gap-3 border-line border-y py-3 text-13">
      <p className="font-medium text-quiet">{t('createToken.summary.supply')}</p>
      <p className="min-w-0 truncate font-medium">
        <Figures
          text={address ? t('createToken.summary.toTeam', { address: short }) : t('createToken.summary.toYou')}
        />
      </p>
    </div>
  )
}
