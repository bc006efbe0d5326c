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
  /** Of Ethereum; default: as the page is set up. */
  endpoints?: readonly string[]
}

/**
 * Asks the name service on Ethereum, by a client of its own: the network need not be configured. Its endpoints fail, are
 * asked for their network and are put aside as those of any other. Only the chain is asked, no gateway that a record points
 * to. Loaded when it is needed, see look-up-identity.ts.
 *
 * @throws What the transport throws where no endpoint answers.
 */
export async function readEnsIdentity({ address, endpoints }: ReadEnsIdentityParameters): Promise<Identity> {
  const transport = endpoints ? through(endpoints) : ethereum
  const client = createClient({ chain: mainnet, transport, ccipRead: false })
  const name = await getEnsName(client, { address })
  if (!name || !isNormal(name)) return {}
  const avatar = await getEnsText(client, { name, key: 'avatar' }).catch(() => null)
  return toIdentity({ name, avatar })
}

/** Each endpoint once: the query repeats the whole question, and the two would multiply. */
const once = { retryCount: 0 }

/** One for all questions, so that what each endpoint is like is learned once. */
const ethereum = createChainTransport(getChain(mainnet.id), once)

function through(endpoints: readonly string[]) {
  return networkTransport(
    endpoints.flatMap((text) => readEndpoint(text) ?? []),
    mainnet.id,
    once,
  )
}

/** Names that look alike differ before they are normalised; only the normal form is anybody's. */
function isNormal(name: string): boolean {
  try {
    return normalize(name) === name
  } catch {
    return false
  }
}
