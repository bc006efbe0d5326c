/** A step between the panel and the brand, which is right in both themes and follows a brand that the user chose. */
export function shade(percent: number): string {
  return `color-mix(in oklab, var(--color-brand) ${percent}%, var(--color-panel))`
}
