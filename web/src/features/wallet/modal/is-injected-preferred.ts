/** Name of the address's parameter, as in the original modal. */
const flag = 'w3mPreferInjected'

export type Surroundings = {
  /** The page's query, `location.search`. */
  search: string
  /** Wallets found in this browser. */
  wallets: number
  userAgent: string
}

/** Row O3: the address asks for it, or the page is shown by a wallet's own browser on a phone, where no choice is left. */
export function isInjectedPreferred({ search, wallets, userAgent }: Surroundings): boolean {
  if (wallets === 0) return false
  if (new URLSearchParams(search).has(flag)) return true
  return wallets === 1 && /android|iphone|ipad|ipod/i.test(userAgent)
}
