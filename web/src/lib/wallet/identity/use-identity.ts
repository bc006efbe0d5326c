import { skipToken, useQuery } from '@tanstack/react-query'
import { identityCacheTime } from '@/lib/constants.ts'
import { env } from '@/lib/env.ts'
import { plainGet } from '@/lib/storage/query-client.ts'
import { useWalletState } from '@/lib/wallet/use-wallet-state.ts'
import type { Identity } from './identity.ts'
import { lookUpIdentity } from './look-up-identity.ts'

/**
 * Returns the name and avatar of the connected account; empty until they are known, and if they are unavailable.
 *
 * Without a project id it requests nothing, not even from the name service: that one replaces a failed identity
 * service, and a page without remote services should not send an address to endpoints of a network that it does not
 * use.
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
    // A failure stays silent: another view of the account does not retry.
    retryOnMount: false,
  })
  return data ?? {}
}
