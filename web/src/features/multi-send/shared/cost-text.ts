import { formatUnits } from 'viem'
import { localizeDecimal } from '@/lib/amounts/localize-decimal.ts'
import { roundSignificant } from '@/lib/amounts/round-significant.ts'

/** A network cost for reading, wei to four digits: it is an estimate. Amounts that are paid are never rounded. */
export function costText(wei: bigint, symbol: string): string {
  return `${localizeDecimal(roundSignificant(formatUnits(wei, 18), 4))} ${symbol}`
}
