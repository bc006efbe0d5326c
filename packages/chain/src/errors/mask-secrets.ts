const mask = '***'

const urls = /\b(?:https?|wss?):\/\/[^\s"'<>`]+/gi
/** Matches named secrets in addresses, pairing links and JSON. */
const named = /\b(api[-_]?key|key|dkey|token|auth|secret|password|project_?id|symkey)(=|\\?"\s*:\s*\\?")([^&\s"'\\]+)/gi
/** Matches secrets in headers and sentences; they contain a digit, so that "project id settings" stays. */
const spoken = /\b(bearer|basic|(?:project[ _-]?id|api[ _-]?key)(?: not found)?:?)(\s+)(?=\S*\d)[\w.~+/=-]{8,}/gi

/**
 * Masks what may be a secret in a raw text, so that the user can share it: credentials, queries and key-like parts of
 * addresses, and values that are named as keys.
 *
 * @example maskSecrets('https://eth.example/v2/Ab3dEf6hIj9kLm2n4p6q') // 'https://eth.example/v2/***'
 */
export function maskSecrets(text: string): string {
  return text.replaceAll(urls, maskUrl).replaceAll(named, `$1$2${mask}`).replaceAll(spoken, `$1$2${mask}`)
}

function maskUrl(text: string): string {
  const [address = '', query] = text.split('?', 2)
  const [scheme = '', ...parts] = address.split(/(?<=:)\/\//)
  const [host = '', ...segments] = parts.join('//').split('/')
  const path = segments.map((segment) => (isKeyLike(segment) ? mask : segment))
  const shown = [host.replace(/^.*@/, `${mask}@`), ...path].join('/')
  const values = query?.replaceAll(/=[^&]*/g, `=${mask}`)
  return `${scheme}//${shown}${values === undefined ? '' : `?${values}`}`
}

const ofChain = /^0x([\da-f]{40}|[\da-f]{64})$/i

/** True for letters with digits, and for very long words; false for addresses, hashes and words with hyphens. */
function isKeyLike(segment: string): boolean {
  if (ofChain.test(segment)) return false
  return /^(?=.*\d)(?=.*[a-z]).{8,}$/i.test(segment) || (segment.length >= 16 && !/^[a-z]+(-[a-z]+)+$/.test(segment))
}
