// Reads, once for a visit, whether an account is a contract: then it may be a Safe, whose part of the page is loaded.

import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useConfig } from 'wagmi'
import { isContractAccount } from '@/lib/safe/contract-account.ts'

/** Undefined until it is known, and without an account. */
export function useContractAccount(chainId: number, account: Address | undefined): boolean | undefined {
  return useContractQuery(chainId, account).data
}

/** The same, with its error where no node answers. */
export function useContractQuery(chainId: number, account: Address | undefined) {
  const config = useConfig()
  return useQuery({
    queryKey: ['contract-account', chainId, account],
    queryFn: () => isContractAccount(config.getClient({ chainId }), account as Address),
    enabled: account !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}
