import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { WagmiContext } from 'wagmi'
import { createQueryClient, persistQueries } from '@/lib/storage/query-client.ts'
import { config } from '@/lib/wallet/wagmi-config.ts'

const queryClient = createQueryClient()
persistQueries(queryClient)

/**
 * Provides the one wagmi config and the one query cache to all parts that use chains or wallets. It may be in several
 * places of a page and mount with them: all share the config and the cache. It is wagmi's context without its provider,
 * which drops the session on every mount.
 */
export function WalletProviders({ children }: { children: ReactNode }) {
  return (
    <WagmiContext value={config}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </WagmiContext>
  )
}
