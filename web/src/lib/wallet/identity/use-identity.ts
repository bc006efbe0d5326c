import { skipToken, useQuery } from '@tanstack/react-query'
import { identityCacheTime } from '@/lib/constants.ts'
import { env } from '@/lib/env.ts'
import { plainGet } from '@/lib/storage/query-client.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import type { Identity } from './identity.ts'
import { lookUpIdentity } from './look-up-identity.ts'

/**
 * Name and avatar of the connected account; empty until they are known, and where they cannot be had.
 *
 * Without a project id nobody is asked. Not the name service either: it stands in for a service that failed, and a page
 * that was set up without remote ends should not tell an address to endpoints of a network that it does not use.
 */
export function useIdentity(): Identity {
  const { status, account: address } = useWalletState()
  const projectId = env.VITE_WALLETCONNECT_PROJECT_ID
  const base = env.VITE_IDENTITY_URL
  const { data } = useQuery({
    queryKey: ['identity', base, address],
    queryFn:
      status === 'connected' && address && projectId
        ? ({ signal }) => lookUpIdentity({ address, base, projectId, signal })
        : skipToken,
    ...plainGet,
    staleTime: identityCacheTime,
    gcTime: identityCacheTime,
    meta: { persist: true },
    // A failure stays silent: another view that shows the account does not start over.
    retryOnMount: false,
  })
  return data ?? {}
}
