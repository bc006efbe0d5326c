// Says in plain words who gets what by a fee, and how a reward token calls itself.

import { useReadIerc20Symbol } from '@saleyard/generated'
import { useTranslation } from 'react-i18next'
import { isAddress } from 'viem'
import { feeWords, parseBps, splitTransfer } from '@/features/tokens/create/summary/fee-facts.ts'
import { useCreator } from '@/features/tokens/create/use-creator.ts'
import type { FeeField } from '@/features/tokens/kinds/saleyard-token.ts'
import { cleanText } from '@/lib/i18n/foreign-text.ts'

type FeeSentenceParameters = {
  feeFields: readonly FeeField[]
  /** The form as typed. */
  values: Readonly<Record<string, string>>
  /** Name of the token that dividends are paid in. */
  reward: string
}

/** Says who receives how much of 1,000 tokens by a fee; returns undefined while the fee cannot be parsed. */
export function useFeeSentence({ feeFields, values, reward }: FeeSentenceParameters) {
  const { t } = useTranslation()
  const { chain } = useCreator()
  const symbol = values.symbol?.trim() || t('createToken.summary.symbolFallback')
  return (name: string): string | undefined => {
    const fee = feeFields.find(({ field }) => field === name)
    const { whole, fees } = splitTransfer([parseBps(values[name] ?? '')])
    const [amount] = fees
    if (!fee || amount === undefined) return undefined
    return t(`createToken.terms.shares.${feeWords(fee, values)}`, {
      whole,
      symbol,
      amount,
      reward,
      coin: chain.nativeCurrency.symbol,
    })
  }
}

/** Longest part of an untrusted symbol that a line holds. Characters. */
const symbolLength = 12

/** Returns the reward token's symbol once its address is complete and a wallet is connected; our own words before. */
export function useRewardName(rewardToken: string): string {
  const { t } = useTranslation()
  const { account, chain } = useCreator()
  const typed = rewardToken.trim().toLowerCase()
  const address = isAddress(typed) ? typed : undefined
  const { data } = useReadIerc20Symbol({
    address,
    chainId: chain.id,
    query: { enabled: account !== undefined && address !== undefined },
  })
  const symbol = data && cleanText(data)
  return symbol ? symbol.slice(0, symbolLength) : t('createToken.summary.reward')
}
