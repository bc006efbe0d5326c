// Says in which pool a token is traded, or why in none and what can be done about it.

import { Info } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type Address, isAddressEqual } from 'viem'
import { Row } from '@/components/tx/fact-row.tsx'
import { ExplorerLink } from '@/components/ui/explorer-link.tsx'
import { findContractName } from '@/components/ui/named-address.tsx'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { maxPoolFee } from '@/features/tokens/simulate/pool-fee.ts'
import { formatAmount } from '@/lib/i18n/format-amount.ts'
import { getChain } from '@/lib/networks/chains.ts'
import type { Venue, VenueRefusal } from './read-venue.ts'

type VenueChoiceProps = {
  token: SaleyardToken
  /** Deepest first. */
  venues: readonly Venue[]
  chosen: Venue
  onChoose: (router: Address) => void
}

/** Names the exchange; with several pools, offers each with what is in it. */
export function VenueChoice({ token, venues, chosen, onChoose }: VenueChoiceProps) {
  const { t } = useTranslation()
  const { chainId } = token
  const coin = getChain(chainId).nativeCurrency
  const nameOf = ({ router }: Venue) => findContractName(chainId, router) ?? router
  if (venues.length === 1)
    return (
      <dl className="text-13">
        <Row name={t('trade.exchange')}>
          {nameOf(chosen)} <ExplorerLink chainId={chainId} kind="address" id={chosen.pair} />
        </Row>
      </dl>
    )
  return (
    <label className="flex min-w-0 flex-col gap-1.5 font-medium text-13">
      {t('trade.exchange')}
      <select
        className="select w-full"
        value={chosen.router}
        onChange={({ target }) => onChoose(target.value as Address)}
      >
        {venues.map((venue) => (
          <option key={venue.router} value={venue.router}>
            {t('trade.exchangeOf', {
              name: nameOf(venue),
              amount: formatAmount(venue.reserveCoin, coin.decimals, { grouped: true }),
              symbol: coin.symbol,
            })}
          </option>
        ))}
      </select>
      <span className="font-normal text-12 text-quiet">{t('trade.deepest', { symbol: coin.symbol })}</span>
    </label>
  )
}

type VenueRefusedProps = { refusal: VenueRefusal; token: SaleyardToken; account: Address | undefined }

/** Says why a token cannot be traded here, and the next step where there is one. */
export function VenueRefused({ refusal, token, account }: VenueRefusedProps) {
  const { t } = useTranslation()
  const { chainId, taxed } = token
  const needsLiquidity = refusal === 'noPool' || refusal === 'drained'
  return (
    <div className="flex flex-col items-start gap-3 rounded-field bg-tint p-4 text-14">
      <p className="flex min-w-0 gap-2">
        <Info aria-hidden className="mt-0.5 size-4 shrink-0 text-quiet" />
        <span className="min-w-0 wrap-anywhere">
          {t(`trade.refusals.${refusal}`, {
            router: taxed?.router ?? '',
            network: getChain(chainId).title,
            percent: formatAmount(BigInt(maxPoolFee), 2),
          })}
        </span>
      </p>
      {needsLiquidity &&
        (canSeed(token, account) ? (
          <a href="#liquidity" className="btn btn-primary yields">
            {t('trade.next.add')}
          </a>
        ) : (
          <p className="text-quiet">{t('trade.next.wait')}</p>
        ))}
    </div>
  )
}

/** Whether the account can give the first liquidity: of a token with fees, only the first owner's arrives whole. */
function canSeed({ taxed }: SaleyardToken, account: Address | undefined): boolean {
  return account !== undefined && (!taxed || isAddressEqual(taxed.firstOwner, account))
}
