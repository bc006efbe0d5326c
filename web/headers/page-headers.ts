/**
 * Returns the headers that every host must send with the page: the only definition of its content policy. docs/web.md
 * gives the reason for each part.
 *
 * @param settings The build's settings, by variable.
 * @returns Values by header name.
 */
export function pageHeaders(settings: Record<string, string>): Record<string, string> {
  return {
    'Content-Security-Policy': Object.entries(policyFor(settings))
      .map(([part, sources]) => `${part} ${sources.join(' ')}`)
      .join('; '),
    'Permissions-Policy': ['camera=(self)', ...unused.map((feature) => `${feature}=()`)].join(', '),
    // The page's own URL contains addresses of tokens and accounts; linked sites must not see them.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

const none = ["'none'"]
const own = ["'self'"]

/** Features that an injected script would request, and the page never does. */
const unused = ['display-capture', 'geolocation', 'hid', 'microphone', 'payment', 'serial', 'usb']

function policyFor(settings: Record<string, string>): Record<string, readonly string[]> {
  const plain = plainOrigins(settings)
  const policy = {
    'default-src': none,
    'script-src': own,
    'style-src': own,
    // Pictures of wallets come from the directory and from the wallets themselves, avatars from servers of the
    // accounts' choice.
    'img-src': [...own, 'data:', 'https:', ...plain.filter((origin) => origin.startsWith('http:'))],
    'font-src': own,
    'media-src': own,
    // Nodes are configurable, and names lead to gateways that no list can contain beforehand.
    'connect-src': [...own, 'https:', 'wss:', ...plain],
    'worker-src': own,
    'manifest-src': own,
    'object-src': none,
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': framingOrigins(settings) ?? none,
  }
  return settings.VITE_WALLET_MODAL === 'web3modal' ? { ...policy, ...originalModal } : policy
}

/** The original modal writes styles into its templates, and loads a typeface from Google. */
const originalModal = {
  'style-src': [...own, "'unsafe-inline'", 'https://fonts.googleapis.com'],
  'font-src': [...own, 'https://fonts.gstatic.com'],
}

/** The pages that may frame this one, such as Safe's; undefined without the setting, which the build has checked. */
export function framingOrigins({ VITE_FRAME_ANCESTORS = '' }: Record<string, string>): string[] | undefined {
  const origins = VITE_FRAME_ANCESTORS.split(/[\s,]+/).filter(Boolean)
  return origins.length > 0 ? origins : undefined
}

/**
 * Unencrypted origins in the settings, such as that of the local chain: only these hosts may be requested without
 * encryption. The page requests nothing from those that frame it.
 */
function plainOrigins({ VITE_FRAME_ANCESTORS, ...settings }: Record<string, string>): string[] {
  const addresses = Object.values(settings).flatMap((value) => value.match(/\b(?:http|ws):\/\/[^\s;#]+/g) ?? [])
  return [...new Set(addresses.map((address) => new URL(address).origin))]
}
