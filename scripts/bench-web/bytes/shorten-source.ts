/** A module's path from its package, or from the page's folder. */
export function shortenSource(source: string): string {
  return source.replace(/^.*\/node_modules\//, '').replace(/^.*\/(?=web\/src\/|generated\/)/, '')
}
