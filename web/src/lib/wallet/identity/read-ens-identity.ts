import { type Address, createClient, fallback, http } from 'viem'
import { getEnsName, getEnsText } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { normalize } from 'viem/ens'
import { getChain } from '../../chains'
import { httpTimeout } from '../../constants'
import type { Identity } from './identity'
import { toIdentity } from './to-identity'

/**
 * Asks the name service on Ethereum, by a client of its own: the network need not be configured. Only the chain is
 * asked, no gateway that a record points to. Loaded when it is needed, see look-up-identity.ts.
 *
 * @throws What viem throws where no endpoint answers.
 */
export async function readEnsIdentity({
  address,
  endpoints = getChain(mainnet.id).endpoints,
}: {
  address: Address
  endpoints?: readonly string[]
}): Promise<Identity> {
  const client = createClient({
    chain: mainnet,
    // Each endpoint once; who asked repeats the whole question.
    transport: fallback(
      endpoints.map((url) => http(url, { timeout: httpTimeout, retryCount: 0 })),
      { retryCount: 0 },
    ),
    ccipRead: false,
  })
  const name = await getEnsName(client, { address })
  if (!name || !isNormal(name)) return {}
  const avatar = await getEnsText(client, { name, key: 'avatar' }).catch(() => null)
  return toIdentity({ name, avatar })
}

/** Names that look alike differ before they are normalised; only the normal form is anybody's. */
function isNormal(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
