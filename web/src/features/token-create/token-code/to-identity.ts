import type { Address } from 'viem'
import { packLabel } from './pack-label.ts'

type IdentityParams = { decimals: number; name: string; symbol: string; teamWallet: Address; totalSupply: bigint }

/** What every factory tells its tokens of themselves: contracts/src/factories/TokenFactoryBase.sol. */
export function toIdentity({ decimals, name, symbol, teamWallet, totalSupply }: IdentityParams) {
  return { decimals, firstOwner: teamWallet, name: packLabel(name), symbol: packLabel(symbol), totalSupply }
}
