import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type Address, isAddress } from 'viem'
import { useConfig } from 'wagmi'
import type { Asset } from '@/features/multi-send/shared/asset.ts'
import { useSessionDue } from '@/lib/wallet/use-session-due.ts'
import { type ReadTokenReturnType, readToken, type Token, type TokenProblem } from './read-token.ts'

export type TokenReading =
  | { status: 'none' }
  | { status: 'malformed'; problem: 'malformed' | 'checksum' }
  | { status: 'disconnected'; address: Address }
  | { status: 'reading'; address: Address }
  | { status: 'refused'; problem: TokenProblem; again: () => void }
  | { status: 'ready'; token: Token; read?: Asset['balanceRead'] }

/** The token at an address as typed. Nothing is asked from the network before a wallet is connected. */
export function useToken(text: string, chainId: number, account: Address | undefined): TokenReading {
  const config = useConfig()
  const isDue = useSessionDue()
  const typed = text.trim()
  const address = isAddress(typed) ? typed : undefined
  const query = useQuery({
    queryKey: ['multi-send-token', chainId, address, account],
    queryFn: () => readToken(config, { chainId, token: address as Address, account: account as Address }),
    enabled: address !== undefined && account !== undefined,
    // A balance of before must not decide whether there is enough.
    staleTime: 0,
    gcTime: 0,
  })

  if (typed === '') return { status: 'none' }
  if (!address) {
    return { status: 'malformed', problem: isAddress(typed, { strict: false }) ? 'checksum' : 'malformed' }
  }
  if (!account) return { status: isDue ? 'reading' : 'disconnected', address }
  return toReading(address, query)
}

type TokenQuery = Pick<
  UseQueryResult<ReadTokenReturnType>,
  'data' | 'dataUpdatedAt' | 'isError' | 'isFetching' | 'refetch'
>

function toReading(address: Address, { data, dataUpdatedAt, isError, isFetching, refetch }: TokenQuery): TokenReading {
  if (data?.ok) return { status: 'ready', token: data.token, read: { at: dataUpdatedAt, isFailed: isError } }
  if (!data && (isFetching || !isError)) return { status: 'reading', address }
  return { status: 'refused', problem: data?.problem ?? 'unreachable', again: () => void refetch() }
}
