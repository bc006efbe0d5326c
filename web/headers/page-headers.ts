// Defines the headers that every host must send with the page, among them its content policy.

/**
 * What every host must send with the page: the one definition of its content policy. docs/web.md tells why each part is as it is.
 *
 * @param settings Those of the build, by variable.
 * @returns Values by the name of their header.
 */
export function pageHeaders(settings: Record<string, string>): Record<string, string> {
  return {
    'Content-Security-Policy': Object.entries(policyFor(settings))
      .map(([part, sources]) => `${part} ${sources.join(' ')}`)
      .join('; '),
    'Permissions-Policy': unused.map((feature) => `${feature}=()`).join(', '),
    // Addresses of tokens and accounts stand in the page's own; who is linked to need not know them.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

const none = ["'none'"]
const own = ["'self'"]

/** What a script that got in would ask for, and the page never does. */
const unused = ['camera', 'display-capture', 'geolocation', 'hid', 'microphone', 'payment', 'serial', 'usb']

function policyFor(settings: Record<string, string>): Record<string, readonly string[]> {
  const plain = plainOrigins(settings)
  const policy = {
    'default-src': none,
    'script-src': own,
    'style-src': own,
    // Pictures of wallets come from the directory, from the wallets themselves, and from wherever an account keeps its own.
    'img-src': [...own, 'data:', 'https:', ...plain.filter((origin) => origin.startsWith('http:'))],
    'font-src': own,
    'media-src': own,
    // Nodes can be configured, and names lead to gateways that nobody can list beforehand.
    'connect-src': [...own, 'https:', 'wss:', ...plain],
    'worker-src': own,
    'manifest-src': own,
    'object-src': none,
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
  }
  return settings.VITE_WALLET_MODAL === 'web3modal' ? { ...policy, ...originalModal } : policy
}

/** The original modal writes styles into its templates, and asks its makers for a typeface. */
const originalModal = {
  'style-src': [...own, "'unsafe-inline'", 'https://fonts.googleapis.com'],
  'font-src': [...own, 'https://fonts.gstatic.com'],
}

/** Where settings lead without encryption, such as to the local chain: these hosts and no other may be asked so. */
function plainOrigins(settings: Record<string, string>): string[] {
  const addresses = Object.values(settings).flatMap((value) => value.match(/\b(?:http|ws):\/\/[^\s;#]+/g) ?? [])
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
