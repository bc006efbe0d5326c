import { skipToken, useQuery } from '@tanstack/react-query'
import { recommendedWallets } from '@/lib/constants.ts'
import { plainGet } from '@/lib/queries/plain-get.ts'
import { isPhone } from '@/lib/wallet/is-phone.ts'
import { bundledWallets } from './bundled-wallets.ts'
import { directoryConfig } from './directory-config.ts'
import { directoryQuery } from './directory-query.ts'
import { findInstalled } from './find-installed.ts'
import { type ListingQuery, readListings } from './read-listings.ts'
import type { FoundWallet } from './to-found-wallets.ts'
import type { WalletEntry } from './wallet-entry.ts'

export type RecommendedWallets = {
  wallets: readonly WalletEntry[]
  /** The directory does not answer: these are the bundled ones. */
  unreachable: boolean
}

/**
 * Row X2: up to nine wallets that are not in this browser. The bundled ones are there at once; the directory's take their
 * place where it is configured and answers: those that the settings name, in their order, else its own choice.
 */
export function useRecommendedWallets(found: readonly FoundWallet[]): RecommendedWallets {
  const config = directoryConfig
  const excludedIds = bundledWallets.filter((wallet) => findInstalled(wallet, found)).map(({ id }) => id)
  const recommendedIds = config?.recommendedIds ?? []
  const isChosen = recommendedIds.length > 0
  const kind = isChosen ? 'getAllListings' : isPhone() ? 'getMobileListings' : 'getDesktopListings'
  const query: ListingQuery = isChosen
    ? { recommendedIds }
    : { page: 1, entries: recommendedWallets, version: 2, excludedIds }
  const { data, failureCount } = useQuery({
    ...plainGet,
    ...directoryQuery,
    queryKey: ['walletDirectory', kind, query],
    queryFn: config ? ({ signal }) => readListings(config, kind, { query, signal }) : skipToken,
  })
  const listed: readonly WalletEntry[] = data?.wallets.length ? data.wallets : bundledWallets
  const order = ({ id }: WalletEntry) => (isChosen && data ? recommendedIds.indexOf(id) : 0)
  return {
    wallets: [...listed]
      .sort((a, b) => order(a) - order(b))
      .filter((wallet) => !findInstalled(wallet, found))
      .slice(0, recommendedWallets),
    unreachable: !data && failureCount > 0,
  }
}
