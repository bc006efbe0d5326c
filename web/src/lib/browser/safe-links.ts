// Lets through only addresses that are safe to open: web links, and links of apps.

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

/** Schemes that the browser runs or reads itself instead of opening an app. */
const forbidden = /^(https?|javascript|vbscript|data|blob|file|filesystem|about|view-source|intent):/i

/**
 * An address from elsewhere that opens an app, such as `metamask:` or `okex://main`; nothing for what is not one. It becomes
 * a link that a user touches, so nothing that a browser would run gets through.
 */
export function toAppLink(text: string | null | undefined): string | undefined {
  const link = text?.trim() ?? ''
  const isApp = /^[a-z][a-z0-9+.-]*:(\/\/[^\s"'<>\\^`{|}]*)?$/i.test(link)
  return isApp && !forbidden.test(link) ? link : undefined
}
