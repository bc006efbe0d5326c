import { Fragment } from 'react'
import { formatAmount } from '@/lib/amounts/format-amount.ts'

export type AmountProps = { value: bigint; decimals: number; symbol: string }

/** An exact amount in groups of three with its symbol. One that is too long for its line breaks between groups. */
export function Amount({ value, decimals, symbol }: AmountProps) {
  const groups = formatAmount(value, decimals, { grouped: true }).split('\u202f')
  return (
    <span className="figure">
      {groups.map((group, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              {'\u202f'}
              <wbr />
            </>
          )}
          {group}
        </Fragment>
      ))}{' '}
      <bdi>{symbol}</bdi>
    </span>
  )
}
