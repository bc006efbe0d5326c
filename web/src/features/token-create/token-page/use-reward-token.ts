import { readIerc20Decimals, readIerc20Symbol } from '@saleyard/generated'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { questionGas } from '@/features/token-create/checks/limits.ts'
import { orSilent } from '@/features/token-create/checks/or-silent.ts'
import type { OurToken } from '@/features/token-create/our-token.ts'

/** What a stranger's token calls itself; nothing of it where it does not say so. */
export type RewardToken = { symbol: string | undefined; decimals: number | undefined }

/** Of a stranger's text, what a line holds. Characters. */
const symbolLength = 32

/** The token that dividends are paid in. It is a stranger: asked with little gas, by itself, believed for its words alone. */
export function useRewardToken({ chainId, taxed }: OurToken): RewardToken | undefined {
  const config = useConfig()
  const address = taxed?.rewardToken
  const { data } = useQuery({
    queryKey: ['rewardToken', chainId, address],
    queryFn: async (): Promise<RewardToken | null> => {
      if (!address) return null
      const at = { chainId, address, gas: questionGas } as const
      const [symbol, decimals] = await Promise.all([
        orSilent(readIerc20Symbol(config, at)),
        orSilent(readIerc20Decimals(config, at)),
      ])
      return { symbol: symbol?.trim().slice(0, symbolLength) || undefined, decimals }
    },
    enabled: address !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  return data ?? undefined
}
