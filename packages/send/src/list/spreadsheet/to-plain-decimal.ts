// Converts a number of a workbook to plain decimal text.

type ToPlainDecimalReturnType = {
  /** Digits with at most one dot, a minus before them if negative. */
  text: string
  /** Number of digits, without zeros at either end. */
  significantDigits: number
}

// No double is larger than 1.8E+308 or smaller than 5E-324.
const written = /^(-?)(\d+)(?:\.(\d*))?(?:[eE]([+-]?\d{1,3}))?$/
const sure = 15

/**
 * Writes a number of a workbook without exponent, exactly, with the digits that the user typed.
 *
 * Excel writes the binary number behind a cell with 17 digits: a typed 33.3 is 33.299999999999997 in the file. If 15
 * digits, which the cell shows and keeps, give the same binary number, they are what the user typed.
 *
 * @param text As written in the file, such as `5`, `1E-05` or `33.299999999999997`.
 * @returns `undefined` if it is not a number.
 */
export function toPlainDecimal(text: string): ToPlainDecimalReturnType | undefined {
  const parts = written.exec(text)
  if (!parts) return undefined
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts
  const full = normalize(whole + fraction, Number(exponent) - fraction.length)
  const { digits, power } = shorten(full)
  return { text: digits === '' ? '0' : sign + place(digits, power), significantDigits: digits.length }
}

/** `digits` times ten to the `power`. */
type Decimal = { digits: string; power: number }

function normalize(allDigits: string, power: number): Decimal {
  const digits = allDigits.replace(/^0+/, '')
  const kept = digits.replace(/0+$/, '')
  return { digits: kept, power: power + digits.length - kept.length }
}

function shorten(decimal: Decimal): Decimal {
  const { digits, power } = decimal
  if (digits.length <= sure) return decimal
  const isRoundedUp = (digits[sure] as string) >= '5'
  const rounded = BigInt(digits.slice(0, sure)) + (isRoundedUp ? 1n : 0n)
  const short = normalize(rounded.toString(), power + digits.length - sure)
  return toBinary(short) === toBinary(decimal) ? short : decimal
}

// Only for comparison: no amount is derived from it.
function toBinary({ digits, power }: Decimal): number {
  return Number(`${digits}e${power}`)
}

function place(digits: string, power: number): string {
  if (power >= 0) return digits + '0'.repeat(power)
  const point = digits.length + power
  return point > 0 ? `${digits.slice(0, point)}.${digits.slice(point)}` : `0.${'0'.repeat(-point)}${digits}`
}
