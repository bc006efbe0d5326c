// Shows the picture of a token: the creator's logo if the contract carries it, otherwise one drawn from the address.
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressPicture } from '@/components/ui/address-picture.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { findLogo } from './contract-logo.ts'

const frame = 'shrink-0 overflow-hidden'

type TokenPictureProps = Pick<SaleyardToken, 'token' | 'contractURI'> & {
  /** Classes of its size and corners: those of the head of a page by default. */
  shape?: string
}

/** Shows the picture of a token. It is the same everywhere and needs no request. */
export function TokenPicture({ token, contractURI, shape = 'size-14 rounded-box sm:size-18' }: TokenPictureProps) {
  const { t } = useTranslation()
  const logo = useMemo(() => findLogo(contractURI), [contractURI])
  const [broken, setBroken] = useState<string>()
  if (!logo || logo === broken) return <AddressPicture address={token} className={shape} />
  return (
    <img
      src={logo}
      alt={t('tokenPage.hero.logo')}
      title={t('tokenPage.facts.contractURINote')}
      referrerPolicy="no-referrer"
      decoding="async"
      className={`${frame} ${shape} bg-tint object-cover`}
      onError={() => setBroken(logo)}
    />
  )
}
