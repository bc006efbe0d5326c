import { readEndpoint } from '@saleyard/chain/rpc/endpoints.ts'
import { networkTransport } from '@saleyard/chain/rpc/network-transport.ts'
import { type Address, createClient } from 'viem'
import { getEnsName, getEnsText } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { normalize } from 'viem/ens'
import { createChainTransport } from '@/lib/networks/chain-transport.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { type Identity, toIdentity } from './identity.ts'

export type ReadEnsIdentityParameters = {
  address: Address
  /** Endpoints of Ethereum; default: those of this page's settings. */
  endpoints?: readonly string[]
}

/**
 * Reads the identity from the name service on Ethereum, with a client of its own: the network need not be configured.
 * Its endpoints fail, get a chain id check and are skipped like those of any other network. It reads only the chain, no
 * gateway that a record names. Loaded on demand, see look-up-identity.ts.
 *
 * @throws What the transport throws if no endpoint answers.
 */
export async function readEnsIdentity({ address, endpoints }: ReadEnsIdentityParameters): Promise<Identity> {
  const transport = endpoints ? through(endpoints) : ethereum
  const client = createClient({ chain: mainnet, transport, ccipRead: false })
  const name = await getEnsName(client, { address })
  if (!name || !isNormal(name)) return {}
  const avatar = await getEnsText(client, { name, key: 'avatar' }).catch(() => null)
  return toIdentity({ name, avatar })
}

/** Each endpoint once: the query retries the whole read, and the two would multiply. */
const once = { retryCount: 0 }

/** One transport for all reads, so that it learns the health of each endpoint once. */
const ethereum = createChainTransport(getChain(mainnet.id), once)

function through(endpoints: readonly string[]) {
  return networkTransport(
    endpoints.flatMap((text) => readEndpoint(text) ?? []),
    mainnet.id,
    once,
  )
}

/** Look-alike names differ before normalisation; only the normal form can be owned. */
function isNormal(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
