import { formatAmount } from '../../lib/amounts/format-amount'

export type AmountProps = { value: bigint; decimals: number; symbol: string }

/** An exact amount in groups of three with its symbol. */
export function Amount({ value, decimals, symbol }: AmountProps) {
  return (
    <span className="figure">
      {formatAmount(value, decimals, { grouped: true })} <bdi>{symbol}</bdi>
    </span>
  )
}
