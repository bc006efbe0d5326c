/** One address of a network, and how it is asked. */
export type Endpoint = {
  url: string
  /** Whether requests of the same moment go in one http request; public nodes differ in what they take. */
  batch: boolean
}

const schemes = ['http:', 'https:', 'ws:', 'wss:']

/**
 * Reads an address as it stands in the settings: `https://…` or `wss://…`, with `#batch` at its end where the node takes
 * batches.
 *
 * @returns `undefined` for what is no such address.
 */
export function readEndpoint(text: string): Endpoint | undefined {
  // A comma is a list that somebody meant to separate, which a host name would swallow.
  if (text.includes(',') || !URL.canParse(text)) return undefined
  const { protocol, hash } = new URL(text)
  if (!schemes.includes(protocol) || !['', '#batch'].includes(hash)) return undefined
  return { url: text.split('#')[0] ?? text, batch: hash === '#batch' }
}
