// Tells an account that is a contract from one of a key, by its code on a network.

import type { Address, Client } from 'viem'
import { getCode } from 'viem/actions'

/** Begins the code of a key's account that lends itself to a contract (EIP-7702): its transactions have hashes and nonces as ever. */
const delegation = '0xef0100'

/** Whether an account has no key on a network, as a Safe: then its wallet may answer with the hash of a proposal. @throws The node's error. */
export async function isContractAccount(client: Client, address: Address): Promise<boolean> {
  const code = await getCode(client, { address })
  return code !== undefined && !code.startsWith(delegation)
}
