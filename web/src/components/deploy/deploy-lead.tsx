import { useTranslation } from 'react-i18next'
import { usePreview } from '@/components/tx/use-preview.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'
import { roundSignificant } from '@/lib/amounts/round-significant.ts'
import { getChain } from '@/lib/chains.ts'
import type { TransactionIntent } from '@/lib/transactions/transaction-intent.ts'

/** That anyone may do it and, as soon as the transaction's panel knows it, what it costs. */
export function DeployLead({ intent }: { intent: TransactionIntent }) {
  const { t } = useTranslation()
  // The panel asks; this only reads the answer.
  const { data } = usePreview(intent, false)
  if (!data) return t('deploy.lead')
  const { decimals, symbol } = getChain(intent.chainId).nativeCurrency
  const cost = localizeDecimal(roundSignificant(formatAmount(data.gas * data.gasPrice, decimals), 4))
  return t('deploy.leadCost', { cost: `${cost} ${symbol}` })
}
