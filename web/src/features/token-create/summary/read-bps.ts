/**
 * A percentage as it is being typed, in hundredths of a percent: `readBps('2.5')` is 250. Nothing typed yet is no fee.
 *
 * @returns Undefined while the text is no percentage of at most two decimals: then nothing can be said about it.
 */
export function readBps(text: string): number | undefined {
  const match = /^(\d{1,4})(?:\.(\d{1,2})0*)?$/.exec(text.trim() || '0')
  if (!match) return undefined
  const [, whole = '', fraction = ''] = match
  return Number(whole + fraction.padEnd(2, '0'))
}
