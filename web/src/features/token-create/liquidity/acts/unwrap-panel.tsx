import { useTranslation } from 'react-i18next'
import type { TransactionReceipt } from 'viem'
import { useConfig } from 'wagmi'
import { TransactionPanel } from '@/components/tx/transaction-panel.tsx'
import type { LiquidityPlan } from '@/features/token-create/liquidity/plan.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'
import { getChain } from '@/lib/chains.ts'
import { createUnwrapIntent } from './create-unwrap-intent.ts'
import { readWrappedPaid } from './read-wrapped-paid.ts'

/** The way from wrapped coin to coin, where a removal has brought wrapped coin; else nothing. */
export function UnwrapPanel({ plan, receipt }: { plan: LiquidityPlan; receipt: TransactionReceipt }) {
  const { t } = useTranslation()
  const config = useConfig()
  if (plan.act !== 'remove' || !plan.isWrapped) return null
  const amount = readWrappedPaid(receipt, plan)
  if (amount === 0n) return null

  const { decimals, symbol } = getChain(plan.chainId).nativeCurrency
  const summary = t('liquidity.unwrap', { amount: formatAmount(amount, decimals, { grouped: true }), symbol })
  const intent = createUnwrapIntent(config, plan, { amount, summary })
  return <TransactionPanel intent={intent} actionLabel={t('activity.kinds.unwrap')} />
}
