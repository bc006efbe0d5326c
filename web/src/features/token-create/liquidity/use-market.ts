import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { tokenQueryKey } from '@/features/token-create/token-query-key.ts'
import { type ReadMarketParameters, readMarket } from './read-market.ts'

/** How often a pool that is looked at is read anew. Others trade in it. ms */
const interval = 12_000

/** The pool as it is now; never from before, because money moves by it. */
export function useMarket({ router, ...place }: Omit<ReadMarketParameters, 'router'> & Partial<ReadMarketParameters>) {
  const config = useConfig()
  return useQuery({
    queryKey: tokenQueryKey(place, 'market', router, place.account),
    queryFn: async () => (router ? readMarket(config, { ...place, router }) : null),
    enabled: router !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: interval,
  })
}
