import { useQuery } from '@tanstack/react-query'
import { getGasPrice } from 'viem/actions'
import { useConfig } from 'wagmi'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

export type Preview = {
  gas: bigint
  /** Wei per gas, now. */
  gasPrice: bigint
}

/** Asks the chain whether it would work and what it costs. Never kept: a look before money moves must be fresh. */
export function usePreview(intent: TransactionIntent, enabled: boolean) {
  const config = useConfig()
  const { key, chainId, account, to, value, summary } = intent
  return useQuery({
    queryKey: ['preview', key, chainId, account, to, value.toString(), summary],
    queryFn: async (): Promise<Preview> => {
      const [{ gas }, gasPrice] = await Promise.all([intent.simulate(), getGasPrice(config.getClient({ chainId }))])
      return { gas, gasPrice }
    },
    enabled,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
}
