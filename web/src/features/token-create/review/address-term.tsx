import { useTranslation } from 'react-i18next'
import { type Address, zeroAddress } from 'viem'
import { CopyButton } from '@/components/ui/copy-button.tsx'
import { WholeAddress } from '@/components/ui/whole-address.tsx'

/** An address in full, in its own checksum. The zero address is how the contracts write that there is none. */
export function AddressTerm({ address }: { address: Address }) {
  const { t } = useTranslation()
  if (address === zeroAddress) return t('createToken.review.none')
  return (
    <>
      <WholeAddress address={address} className="text-12 tracking-tight" />
      <CopyButton text={address} label={t('common.copyAddress')} />
    </>
  )
}
