// Simulates the creation under review, and again once the result is old.

import type { AppChain } from '@saleyard/chain/networks/networks.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { outageInterval } from '@/components/errors/read-failed.tsx'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'

type UseSimulationParameters = {
  kind: TokenKind
  creation: TokenCreation | undefined
  account: Address | undefined
  chain: AppChain
  /** Whether the factory is deployed and the creation was not sent yet. */
  isReady: boolean
}

/** Validity of a result: pools and other contracts change meanwhile. ms */
const maxAge = 180_000

/**
 * Simulates the creation under review. The calldata in its key holds all terms and the salt, so a result always belongs to the
 * shown terms. It is never cached, and repeated once it is old: a check before money moves must be fresh.
 */
export function useSimulation({ kind, creation, account, chain, isReady }: UseSimulationParameters) {
  const config = useConfig()
  // No generated hook: one simulation of several transactions by the node.
  return useQuery({
    queryKey: ['trial', chain.id, account, kind.factory.address, creation?.data],
    queryFn:
      creation && account
        ? async () => {
            const { simulateCreation } = await import('./simulate-creation.ts')
            return simulateCreation(config, { kind, creation, account, chain })
          }
        : skipToken,
    enabled: isReady,
    staleTime: maxAge,
    refetchInterval: ({ state }) => (state.error ? outageInterval : maxAge),
    refetchOnWindowFocus: true, // a page in the background sends no requests
    gcTime: 0,
  })
}
