// Reads the price of a network's coin while amounts are shown in money.

import { type PriceFeed, type PriceReading, readCoinPrice } from '@saleyard/chain/feeds/coin-price.ts'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useStore } from 'zustand'
import { findChain } from '@/lib/networks/chains.ts'
import { appStore } from '@/lib/storage/app-store.ts'

/** Time after which a shown price is read again, ms. */
const freshFor = 60_000

/** Returns the feed of the network's coin; `undefined` while money is off and where the coin has no price. */
export function usePriceFeed(chainId: number): PriceFeed | undefined {
  const wanted = useStore(appStore, ({ money }) => money === 'usd')
  return wanted ? findChain(chainId)?.priceFeed : undefined
}

/**
 * Reads the price of the network's coin, again each minute while it is shown. Only amounts that were read from the same
 * network ask for one, so no node is contacted that the page has not contacted already.
 *
 * @returns `undefined` until the node answers.
 */
export function useCoinPrice(chainId: number, feed: PriceFeed): PriceReading | undefined {
  const config = useConfig()
  const { data } = useQuery({
    queryKey: ['coinPrice', chainId],
    queryFn: () => readCoinPrice(config.getClient({ chainId }), feed),
    staleTime: freshFor,
    refetchInterval: freshFor,
  })
  return data
}
