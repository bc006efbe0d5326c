// Deploys the real Permit2 at the address that it has on every chain.

import { deployer } from '@saleyard/generated/deployments'
import { type Address, getContractAddress, type Hex, isAddressEqual } from 'viem'
import { deployDeterministic } from './deploy-contracts.ts'
import type { LocalClient } from './local-client.ts'

/** Where Permit2 is on every public chain. */
export const permit2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** With this salt the deterministic deployer put it there. */
const permit2Salt: Hex = '0x0000000000000000000000000000000000000000d3af2663da51c10215000000'

/** Whether it is the creation code of the real Permit2: no other code gets this address from CREATE2. */
export function isPermit2(bytecode: Hex): boolean {
  const address = getContractAddress({ opcode: 'CREATE2', from: deployer, salt: permit2Salt, bytecode })
  return isAddressEqual(address, permit2)
}

/**
 * Deploys the real Permit2 at the address that it has on every public chain.
 *
 * @throws When the generated code is not the real one.
 */
export async function deployPermit2(client: LocalClient): Promise<Address> {
  // Loaded here: the generator of this file imports the module.
  const { default: artifact } = await import('@saleyard/generated/permit2.json', { with: { type: 'json' } })
  const bytecode = artifact.bytecode.object as Hex
  if (!isPermit2(bytecode)) throw new Error(`generated/permit2.json is not the code at ${permit2}. Run: make generate`)
  return deployDeterministic(client, bytecode, permit2Salt)
}
