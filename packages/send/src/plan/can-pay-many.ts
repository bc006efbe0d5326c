// Reads whether a token pays many recipients by itself.

import { standardTokenFactoryAbi, standardTokenFactoryAddress } from '@saleyard/generated/abis'
import { tryRead } from '@saleyard/send/approve/permit-domain.ts'
import type { Address, Client } from 'viem'

/**
 * Reads whether a token is a Standard token of ours, which has `transferMany`. The factory's address follows from its
 * code, so no other contract can be there; a chain without the factory has no such token.
 *
 * @throws The network's error.
 */
export async function canPayMany(client: Client, token: Address): Promise<boolean> {
  return (await tryRead(client, standardTokenFactoryAddress, standardTokenFactoryAbi, 'isToken', [token])) === true
}
