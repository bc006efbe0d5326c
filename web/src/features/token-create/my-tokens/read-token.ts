import {
  readStandardTokenBalanceOf,
  readStandardTokenDecimals,
  readStandardTokenName,
  readStandardTokenSymbol,
} from '@saleyard/generated'
import type { Address } from 'viem'
import type { Config } from 'wagmi'

export type TokenFacts = { name: string; symbol: string; decimals: number; balance: bigint }

/** What every kind answers alike: these four are ERC-20, so the ABI of one kind reads them all. Balance in base units. */
export async function readToken(
  config: Config,
  { chainId, token, account }: { chainId: number; token: Address; account: Address },
): Promise<TokenFacts> {
  const at = { chainId, address: token }
  const [name, symbol, decimals, balance] = await Promise.all([
    readStandardTokenName(config, at),
    readStandardTokenSymbol(config, at),
    readStandardTokenDecimals(config, at),
    readStandardTokenBalanceOf(config, { ...at, args: [account] }),
  ])
  return { name, symbol, decimals, balance }
}
