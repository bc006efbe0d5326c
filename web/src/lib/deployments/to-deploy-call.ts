import { deployer } from '@saleyard/generated/deployments'
import { type Address, concat, type Hex } from 'viem'

export type CreationCode = { salt: Hex; initCode: Hex }

/** What is sent to create a contract at the address that follows from its salt and init code. */
export function toDeployCall({ salt, initCode }: CreationCode): { to: Address; data: Hex } {
  return { to: deployer, data: concat([salt, initCode]) }
}
