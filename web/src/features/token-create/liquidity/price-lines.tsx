import { useTranslation } from 'react-i18next'
import { Lines } from '@/components/tx/lines.tsx'
import { formatRatio } from '@/features/token-create/liquidity/arithmetic/format-ratio.ts'
import { groupDigits } from '@/lib/amounts/group-digits.ts'

type Amount = { value: bigint; decimals: number; symbol: string }

/** One thing in terms of the other, and the other way round, to six digits. */
export function PriceLines({ one, other }: { one: Amount; other: Amount }) {
  const { t } = useTranslation()
  const line = (of: Amount, to: Amount) => {
    const price = to.value > 0n ? formatRatio(of, to) : undefined
    return price && t('liquidity.price', { one: to.symbol, price: groupDigits(price), other: of.symbol })
  }
  return (
    <Lines>
      <span className="figure">{line(other, one) ?? '—'}</span>
      <span className="figure">{line(one, other)}</span>
    </Lines>
  )
}
