/** Groups a count as `formatAmount` does, which brings viem along: home is drawn without it. */
export function formatCount(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '\u202f')
}
