import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'
import { type CheckedContract, type CodeVerdict, checkCode } from './check-code.ts'

/** Delay before the code is read again after a failure, ms. */
const retryInterval = 12_000

export type CodeCheck = 'checking' | CodeVerdict | 'unknown'

/**
 * Checks whether the intent's address has what we published, with a fresh read for each action: the code itself, or a
 * token, or the vault of a token, created by a factory with our published code. `undefined` if nothing is expected.
 */
export function useCodeCheck(
  { contract, made, to, chainId }: CheckedContract & Pick<TransactionIntent, 'chainId'>,
  enabled: boolean,
): CodeCheck | undefined {
  const config = useConfig()
  // No generated hook: code, factory and token give one verdict, and a generated factory hook has one fixed address.
  const { data, isError } = useQuery({
    queryKey: ['code', chainId, to, contract, made?.token],
    queryFn: () => checkCode(config.getClient({ chainId }), { contract, made, to }),
    enabled: enabled && (contract ?? made) !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => state.status === 'error' && retryInterval,
  })
  if (!contract && !made) return undefined
  return data ?? (isError ? 'unknown' : 'checking')
}
