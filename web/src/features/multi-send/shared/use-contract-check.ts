import { multiSenderAddress } from '@saleyard/generated'
import { codeHashes } from '@saleyard/generated/code-hashes'
import { useQuery } from '@tanstack/react-query'
import { keccak256 } from 'viem'
import { useConfig } from 'wagmi'
import { getBytecode } from 'wagmi/actions'

export type ContractCheck = {
  code: 'expected' | 'foreign' | 'missing' | undefined
  isUnreachable: boolean
  again: () => void
}

/** Looks whether MultiSender is at its address on this chain, with our code. Asks nothing while not connected. */
export function useContractCheck(chainId: number, isConnected: boolean): ContractCheck {
  const config = useConfig()
  const { data, isError, refetch } = useQuery({
    queryKey: ['multi-send-contract', chainId],
    queryFn: async () => {
      const code = await getBytecode(config, { chainId, address: multiSenderAddress })
      if (!code) return 'missing'
      return keccak256(code) === codeHashes.MultiSender ? 'expected' : 'foreign'
    },
    enabled: isConnected,
    gcTime: 0,
  })
  return { code: data, isUnreachable: isError, again: () => void refetch() }
}
