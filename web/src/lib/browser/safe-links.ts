// Filters URLs from outside: only web links and app links that are safe to open pass.

/** Returns a URL from outside if a link of the page may use it, `http:` or `https:`; otherwise undefined. */
export function toWebLink(text: string | null | undefined): string | undefined {
  if (!text) return undefined
  try {
    const { protocol, href } = new URL(text)
    return /^https?:$/.test(protocol) ? href : undefined
  } catch {
    return undefined // not a URL
  }
}

/** Schemes that the browser runs or reads itself instead of opening an app. */
const forbidden = /^(https?|javascript|vbscript|data|blob|file|filesystem|about|view-source|intent):/i

/**
 * Returns a URL from outside if it opens an app, such as `metamask:` or `okex://main`; otherwise undefined. It becomes
 * a link that a user touches, so nothing that a browser would run passes.
 */
export function toAppLink(text: string | null | undefined): string | undefined {
  const link = text?.trim() ?? ''
  const isApp = /^[a-z][a-z0-9+.-]*:(\/\/[^\s"'<>\\^`{|}]*)?$/i.test(link)
  return isApp && !forbidden.test(link) ? link : undefined
}
