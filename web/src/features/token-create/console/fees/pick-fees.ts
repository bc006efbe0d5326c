/**
 * The fees of a contract's struct, of those that the form gives by name. Hundredths of a percent.
 *
 * @throws Error when one is missing: a fee that nobody named must not become 0.
 */
export function pickFees<Component extends string>(
  fees: Readonly<Record<string, number>>,
  components: readonly Component[],
): Record<Component, number> {
  const picked = components.map((component) => {
    const bps = fees[component]
    if (bps === undefined) throw new Error(`The fee ${component} is not given`)
    return [component, bps] as const
  })
  return Object.fromEntries(picked) as Record<Component, number>
}
