import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiContext } from 'wagmi'
import { persistQueries } from '@/lib/queries/persist-queries.ts'
import { createQueryClient } from '@/lib/queries/query-client.ts'
import { config } from '@/lib/wagmi-config.ts'

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
