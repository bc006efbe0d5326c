// Simulates what is about to be created, and again once the answer is old.
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { outageInterval } from '@/components/errors/read-failed.tsx'
import type { TokenCreation, TokenKind } from '@/features/tokens/kinds/token-kind.ts'
import type { AppChain } from '@/lib/networks/chains.ts'

type UseSimulationParameters = {
  kind: TokenKind
  creation: TokenCreation | undefined
  account: Address | undefined
  chain: AppChain
  /** Whether the factory is there, and nothing was sent yet. */
  isReady: boolean
}

/** Pools and strangers' contracts move on: how long an answer counts. ms */
const maxAge = 180_000

/**
 * The trial of what is about to be created. The calldata in its key holds all terms and the salt, so another answer than the
 * one to what is shown is never taken. Never kept, and asked again when it is old: a look before money moves must be fresh.
 */
export function useTrial({ kind, creation, account, chain, isReady }: UseSimulationParameters) {
  const config = useConfig()
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
    refetchOnWindowFocus: true, // a page in the background asks nobody
    gcTime: 0,
  })
}
