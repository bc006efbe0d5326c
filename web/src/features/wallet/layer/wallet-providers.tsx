import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiProvider } from 'wagmi'
import { persistQueries } from '../../../lib/queries/persist-queries'
import { createQueryClient } from '../../../lib/queries/query-client'
import { config } from '../../../lib/wagmi-config'

const queryClient = createQueryClient()
persistQueries(queryClient)

/** What stands around whatever knows of wallets. May stand in several places of a page: all share one config and one cache. */
export function WalletProviders({ children }: { children: ReactNode }) {
  return (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiProvider>
  )
}
