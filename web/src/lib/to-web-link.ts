/** An address from elsewhere that may stand in a link of the page: `http:` or `https:` only, else nothing. */
export function toWebLink(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  try {
    const { protocol, href } = new URL(text)
    return /^https?:$/.test(protocol) ? href : undefined
  } catch {
    return undefined // not an address at all
  }
}
