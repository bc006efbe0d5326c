// Tells an account that is a contract from one of a key, by its code on a network, and what its calls find read.

import { type AccessList, type Address, type Client, pad, slice } from 'viem'
import { getCode, getStorageAt } from 'viem/actions'

/** Begins the code of a key's account that lends itself to a contract (EIP-7702): its transactions have hashes and nonces as ever. */
const delegation = '0xef0100'

/** Whether an account has no key on a network, as a Safe: then its wallet may answer with the hash of a proposal. @throws The node's error. */
export async function isContractAccount(client: Client, address: Address): Promise<boolean> {
  const code = await getCode(client, { address })
  return code !== undefined && !code.startsWith(delegation)
}

/**
 * Lists what a Safe has read before its call is executed: the address of its logic. Wrapped coin is paid out with 2,300 gas, which is
 * enough to receive it only if that was read before; a simulation that does not say so fails, and its execution does not.
 */
export async function listWarm(client: Client, account: Address): Promise<AccessList | undefined> {
  if (!(await isContractAccount(client, account))) return undefined
  const slot = pad('0x0')
  const logic = await getStorageAt(client, { address: account, slot })
  return [
    { address: account, storageKeys: [slot] },
    { address: slice(pad(logic ?? '0x0'), 12), storageKeys: [] },
  ]
}
