import { formatUnits } from 'viem'

export type FormatAmountOptions = {
  /**
   * Spaces between groups of three digits, left and right of the point: for reading, not for copying. They are narrow
   * no-break ones: an amount is not torn at a line's end, and from right to left its groups keep their order.
   */
  grouped?: boolean
}

/** Base units as a decimal string, exactly: `formatAmount(1500000000000000000n, 18)` is '1.5'. */
export function formatAmount(value: bigint, decimals: number, options: FormatAmountOptions = {}): string {
  const text = formatUnits(value, decimals)
  return options.grouped ? group(text) : text
}

const narrowSpace = '\u202f'

function group(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, narrowSpace)
  return fraction === undefined ? grouped : `${grouped}.${fraction.replace(/(\d{3})(?=\d)/g, `$1${narrowSpace}`)}`
}
