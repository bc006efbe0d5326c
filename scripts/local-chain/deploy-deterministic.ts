import { deployer } from '@scripts/read-deployments.ts'
import { type Address, concat, getContractAddress, type Hex, zeroHash } from 'viem'
import type { LocalClient } from './local-client.ts'

/**
 * Deploys with CREATE2 through the deterministic deployer, unless the contract is there already.
 *
 * @param bytecode Creation code followed by its encoded arguments.
 * @param salt Our own contracts have none; others got their address with one.
 * @returns The address, the same on every chain.
 * @throws When the deployment reverts.
 */
export async function deployDeterministic(client: LocalClient, bytecode: Hex, salt: Hex = zeroHash): Promise<Address> {
  const address = getContractAddress({ opcode: 'CREATE2', from: deployer, salt, bytecode })
  if (await client.getCode({ address })) return address

  const hash = await client.sendTransaction({ to: deployer, data: concat([salt, bytecode]) })
  const { status } = await client.waitForTransactionReceipt({ hash })
  if (status !== 'success') throw new Error(`The deployment of ${address} reverted in transaction ${hash}`)
  return address
}
