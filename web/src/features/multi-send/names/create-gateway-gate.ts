import type { CcipRequestParameters, Hex } from 'viem'
import { type AskGatewayParameters, askGateway } from './ask-gateway.ts'
import { hostOf } from './find-gateways.ts'

export type GatewayGate = {
  request: (parameters: Pick<CcipRequestParameters, 'data' | 'sender' | 'urls'>) => Promise<Hex>
  /** Hosts that were wanted, whether they were asked or not. */
  wanted: ReadonlySet<string>
  /** A host that nobody consented to, or that gave no usable answer. Set once, the name is not known. */
  problem(): { kind: 'unasked' | 'failed'; host: string } | undefined
}

/**
 * Lets the gateways be asked that the user consented to, over https, and no other.
 *
 * @param hosts As {@link hostOf} tells them.
 */
export function createGatewayGate({
  hosts,
  signal,
  ask = askGateway,
}: {
  hosts: readonly string[]
  signal?: AbortSignal
  ask?: (parameters: AskGatewayParameters) => Promise<Hex>
}): GatewayGate {
  const wanted = new Set<string>()
  let problem: ReturnType<GatewayGate['problem']>

  return {
    wanted,
    problem: () => problem,
    async request({ data, sender, urls }) {
      for (const url of urls) wanted.add(hostOf(url))
      const allowed = urls.filter((url) => hosts.includes(hostOf(url)))
      const [first] = allowed.length > 0 ? allowed : urls
      const answer = await tryEach(allowed.filter(isSecure), (url) => ask({ url, sender, data, signal }))
      if (answer !== undefined) return answer
      problem ??= { kind: allowed.length > 0 ? 'failed' : 'unasked', host: hostOf(first ?? '') }
      throw new Error(`No answer from ${urls.map(hostOf).join(', ')}`)
    },
  }
}

const isSecure = (url: string) => url.startsWith('https://')

async function tryEach(urls: string[], ask: (url: string) => Promise<Hex>): Promise<Hex | undefined> {
  for (const url of urls) {
    const answer = await ask(url).catch(() => undefined)
    if (answer !== undefined) return answer
  }
  return undefined
}
