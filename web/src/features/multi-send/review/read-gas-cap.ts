/** Gas. Below, not even an event of a receiving contract is paid for; above, one recipient could eat a batch. */
export const gasCapRange = { minimum: 2_300n, maximum: 5_000_000n } as const

/** The gas cap per recipient as typed, grouped or not; undefined when it is no whole number within the range. */
export function readGasCap(text: string): bigint | undefined {
  const digits = text.replace(/[\s\u2009\u202f]/g, '')
  if (!/^\d{1,9}$/.test(digits)) return undefined
  const gasCap = BigInt(digits)
  return gasCap >= gasCapRange.minimum && gasCap <= gasCapRange.maximum ? gasCap : undefined
}
