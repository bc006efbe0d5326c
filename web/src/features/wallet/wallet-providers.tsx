// Provides the one wagmi config and the one query cache to whatever reads chains or wallets.
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiContext } from 'wagmi'
import { createQueryClient, persistQueries } from '@/lib/storage/query-client.ts'
import { config } from '@/lib/wallet/wagmi-config.ts'

const queryClient = createQueryClient()
persistQueries(queryClient)

/**
 * What stands around whatever knows of wallets. May stand in several places of a page, and come and go with them: all share
 * one config and one cache. It is wagmi's context without its provider, which drops the session whenever it is mounted.
 */
export function WalletProviders({ children }: { children: ReactNode }) {
  return (
    <WagmiContext value={config}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiContext>
  )
}
