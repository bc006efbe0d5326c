/**
 * The link that opens a wallet's app with a pairing: the original modal's `formatNativeUrl` and `formatUniversalUrl`, which
 * are one and the same for either kind of address.
 *
 * @param address Where the app takes links: `metamask://`, `metamask:` or `https://metamask.app.link`.
 * @param uri The pairing link, `wc:…`.
 */
export function toDeepLink(address: string, uri: string): string {
  const base = address.includes('://') ? address : `${address.replaceAll(/[/:]/g, '')}://`
  return `${base.endsWith('/') ? base : `${base}/`}wc?uri=${encodeURIComponent(uri)}`
}
