// Reads the symbol and decimals of the reward token, and shows amounts of it.
import { readIerc20Decimals, readIerc20Symbol } from '@saleyard/generated'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useConfig } from 'wagmi'
import { Amount } from '@/components/tx/fact-row.tsx'
import { undefinedIfReverted, untrustedCallGas } from '@/features/tokens/create/checks/ask-contract.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'

/** What a stranger's token calls itself; nothing of it where it does not say so. */
type RewardToken = { symbol: string | undefined; decimals: number | undefined }

/** Of a stranger's text, what a line holds. Characters. */
const symbolLength = 32

/** The token that dividends are paid in. It is a stranger: asked with little gas, by itself, believed for its words alone. */
export function useRewardToken({ chainId, taxed }: SaleyardToken): RewardToken | undefined {
  const config = useConfig()
  const address = taxed?.rewardToken
  const { data } = useQuery({
    queryKey: ['rewardToken', chainId, address],
    queryFn: async (): Promise<RewardToken | null> => {
      if (!address) return null
      const at = { chainId, address, gas: untrustedCallGas } as const
      const [symbol, decimals] = await Promise.all([
        undefinedIfReverted(readIerc20Symbol(config, at)),
        undefinedIfReverted(readIerc20Decimals(config, at)),
      ])
      return { symbol: symbol?.trim().slice(0, symbolLength) || undefined, decimals }
    },
    enabled: address !== undefined,
    staleTime: 0,
    gcTime: 0,
  })
  return data ?? undefined
}

/** An amount of the reward token; in base units where it does not tell its decimals. */
export function RewardAmount({ value, reward }: { value: bigint; reward: RewardToken | undefined }) {
  const { t } = useTranslation()
  const { decimals, symbol = '' } = reward ?? {}
  if (decimals === undefined) return <Amount value={value} decimals={0} symbol={t('tokenPage.dividends.baseUnits')} />
  return <Amount value={value} decimals={decimals} symbol={symbol} />
}
