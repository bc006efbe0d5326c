import { formatUnits } from 'viem'

export type FormatAmountOptions = {
  /** Thin spaces between groups of three digits, left and right of the point: for reading, not for copying. */
  grouped?: boolean
}

/** Base units as a decimal string, exactly: `formatAmount(1500000000000000000n, 18)` is '1.5'. */
export function formatAmount(value: bigint, decimals: number, options: FormatAmountOptions = {}): string {
  const text = formatUnits(value, decimals)
  return options.grouped ? group(text) : text
}

const thinSpace = '\u2009'

function group(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thinSpace)
  return fraction === undefined ? grouped : `${grouped}.${fraction.replace(/(\d{3})(?=\d)/g, `$1${thinSpace}`)}`
}
