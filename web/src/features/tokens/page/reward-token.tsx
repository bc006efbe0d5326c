// Reads the symbol and decimals of the reward token, and shows amounts of it.
import { useReadIerc20Decimals, useReadIerc20Symbol } from '@saleyard/generated'
import { useTranslation } from 'react-i18next'
import { Amount } from '@/components/tx/fact-row.tsx'
import { untrustedCallGas } from '@/features/tokens/create/checks/untrusted-call.ts'
import type { SaleyardToken } from '@/features/tokens/kinds/saleyard-token.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'

/** Symbol and decimals of an untrusted token; each undefined if the token does not return it. */
type RewardToken = { symbol: string | undefined; decimals: number | undefined }

/** Longest part of an untrusted symbol that a line holds. Characters. */
const symbolLength = 32

/** Reads the token that dividends are paid in. It is untrusted: read with little gas, on its own, and used for display only. */
export function useRewardToken({ chainId, taxed }: SaleyardToken): RewardToken | undefined {
  const query = { staleTime: 0, gcTime: 0 } as const
  const at = { chainId, address: taxed?.rewardToken, gas: untrustedCallGas, query } as const
  const symbol = useReadIerc20Symbol(at)
  const decimals = useReadIerc20Decimals(at)
  if (symbol.isPending || decimals.isPending) return undefined
  return { symbol: cleanText(symbol.data ?? '').slice(0, symbolLength) || undefined, decimals: decimals.data }
}

type RewardAmountProps = { value: bigint; reward: RewardToken | undefined; digits?: number | undefined }

/** Shows an amount of the reward token, in base units if its decimals are unknown. */
export function RewardAmount({ value, reward, digits }: RewardAmountProps) {
  const { t } = useTranslation()
  const { decimals, symbol = '' } = reward ?? {}
  if (decimals === undefined) return <Amount value={value} decimals={0} symbol={t('tokenPage.dividends.baseUnits')} />
  return <Amount value={value} decimals={decimals} symbol={symbol} digits={digits} />
}
