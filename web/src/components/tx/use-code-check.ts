import { codeHashes } from '@saleyard/generated/code-hashes'
import { useQuery } from '@tanstack/react-query'
import { keccak256 } from 'viem'
import { getCode } from 'viem/actions'
import { useConfig } from 'wagmi'
import type { TransactionIntent } from '../../lib/transactions/transaction-intent'

/** How long after a failure the code is asked for again. ms */
const patience = 12_000

type Checked = Pick<TransactionIntent, 'contract' | 'to' | 'chainId'>

export type CodeCheck = 'checking' | 'expected' | 'unexpected' | 'missing' | 'unknown'

/** Whether the code at the intent's address is the code that we published, read anew for each act; `undefined` where nothing is expected. */
export function useCodeCheck({ contract, to, chainId }: Checked, enabled: boolean): CodeCheck | undefined {
  const config = useConfig()
  const { data, isError } = useQuery({
    queryKey: ['code', chainId, to],
    queryFn: async () => keccak256((await getCode(config.getClient({ chainId }), { address: to })) ?? '0x'),
    enabled: enabled && contract !== undefined,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => state.status === 'error' && patience,
  })
  if (!contract) return undefined
  if (!data) return isError ? 'unknown' : 'checking'
  if (data === emptyHash) return 'missing'
  return data === codeHashes[contract] ? 'expected' : 'unexpected'
}

const emptyHash = keccak256('0x')
