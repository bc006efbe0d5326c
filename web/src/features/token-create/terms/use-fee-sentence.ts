import { useTranslation } from 'react-i18next'
import type { FeeField } from '@/features/token-create/our-token.ts'
import { feeWords } from '@/features/token-create/summary/fee-words.ts'
import { readBps } from '@/features/token-create/summary/read-bps.ts'
import { splitTransfer } from '@/features/token-create/summary/split-transfer.ts'
import { useCreator } from '@/features/token-create/use-creator.ts'

type FeeSentenceParameters = {
  feeFields: readonly FeeField[]
  /** The form as typed. */
  values: Readonly<Record<string, string>>
  /** How the token is called in which dividends are paid. */
  reward: string
}

/** Who gets what of 1,000 tokens by a fee, in plain words; nothing while the fee cannot be read. */
export function useFeeSentence({ feeFields, values, reward }: FeeSentenceParameters) {
  const { t } = useTranslation()
  const { chain } = useCreator()
  const symbol = values.symbol?.trim() || t('createToken.summary.symbolFallback')
  return (name: string): string | undefined => {
    const fee = feeFields.find(({ field }) => field === name)
    const { whole, fees } = splitTransfer([readBps(values[name] ?? '')])
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
