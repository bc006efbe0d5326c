// Lays out one fact of a transaction: its name, a value of one or more lines, an exact amount.
import { roundSignificant } from '@saleyard/chain/amounts/format-amount.ts'
import { Children, Fragment, type ReactNode } from 'react'
import { formatAmount, groupDigits } from '@/lib/i18n/format-amount.ts'

/**
 * Shows a fact: its name, its value, and a small note below. A value without enough room wraps below its name; the note
 * takes the remaining room, if that is enough to be readable.
 */
export function Row({ name, children, note }: { name: string; children: ReactNode; note?: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-t py-2.5 first:border-t-0">
      <dt className="text-quiet">{name}</dt>
      <dd className={`grow basis-auto text-end font-medium ${note ? 'min-w-36' : 'min-w-0'}`}>
        <div className="wrap-anywhere">{children}</div>
        {note && <div className="mt-0.5 w-0 min-w-full font-normal text-12 text-quiet">{note}</div>}
      </dd>
    </div>
  )
}

/**
 * A value of several lines, each aligned to the row's end. The frame of each has the page's direction: an amount, which runs from
 * left to right in every language, has its own end on the other side where the page runs from right to left.
 */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <span className="flex flex-col items-end">{Children.map(children, (child) => child && <span>{child}</span>)}</span>
  )
}

export type AmountProps = {
  value: bigint
  decimals: number
  symbol: string
  /** Significant digits of a headline, which has all of them on hover; exact by default. */
  digits?: number | undefined
}

/** An amount in groups of three digits with its symbol. A long amount breaks behind the sign of a group or of the fraction. */
export function Amount({ value, decimals, symbol, digits }: AmountProps) {
  const exact = formatAmount(value, decimals)
  const parts = groupDigits(digits ? roundSignificant(exact, digits) : exact).split(/(?<=\d\D)/)
  return (
    <span className="figure" title={digits ? `${groupDigits(exact)} ${symbol}`.trim() : undefined}>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}{' '}
      <bdi>{symbol}</bdi>
    </span>
  )
}
