import {
  readStandardTokenDecimals,
  readStandardTokenName,
  readStandardTokenSymbol,
  readStandardTokenTotalSupply,
} from '@saleyard/generated'
import type { Address } from 'viem'
import type { Config } from 'wagmi'

/** Supply in base units. */
export type TokenFacts = { name: string; symbol: string; decimals: number; totalSupply: bigint }

/** What every kind answers alike: these four are ERC-20, so the ABI of one kind reads them all. */
export async function readTokenFacts(config: Config, at: { chainId: number; address: Address }): Promise<TokenFacts> {
  const [name, symbol, decimals, totalSupply] = await Promise.all([
    readStandardTokenName(config, at),
    readStandardTokenSymbol(config, at),
    readStandardTokenDecimals(config, at),
    readStandardTokenTotalSupply(config, at),
  ])
  return { name, symbol, decimals, totalSupply }
}
