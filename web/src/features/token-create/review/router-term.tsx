import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import type { AppChain } from '@/lib/chains.ts'
import { AddressTerm } from './address-term.tsx'

/** The exchange by its name, if it is one of the network's table, and its router's address in any case. */
export function RouterTerm({ router, chain }: { router: Address; chain: AppChain }) {
  const { t } = useTranslation()
  const named = Object.entries(chain.routers).find(([, address]) => isAddressEqual(address, router))
  return (
    <span className="flex flex-wrap justify-end gap-x-2">
      <span>{named?.[0] ?? t('createToken.review.customRouter')}</span>
      <span>
        <AddressTerm address={router} />
      </span>
    </span>
  )
}
