import { useTranslation } from 'react-i18next'
import { Figures } from '@/components/ui/figures.tsx'
import { decimalsSchema } from '@/features/token-create/identity/decimals-schema.ts'
import type { IdentityValues } from '@/features/token-create/identity/identity.ts'
import { parseSupply } from '@/features/token-create/identity/parse-supply.ts'
import { formatAmount } from '@/lib/amounts/format-amount.ts'

/** The largest minimum for dividends that is allowed: a thousandth of the supply, rounded down to a base unit. */
export function MinimumHint({ totalSupply, decimals, symbol }: IdentityValues) {
  const { t } = useTranslation()
  const { data } = decimalsSchema.safeParse(decimals)
  const supply = data === undefined ? undefined : parseSupply(totalSupply, data)
  if (data === undefined || !supply || !('baseUnits' in supply)) return t('createToken.terms.minimumUnknown')
  const max = formatAmount(supply.baseUnits / 1_000n, data, { grouped: true })
  const unit = symbol.trim() || t('createToken.summary.symbolFallback')
  return <Figures text={t('createToken.terms.minimum', { max, symbol: unit })} />
}
