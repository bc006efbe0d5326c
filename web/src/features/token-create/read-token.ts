import {
  readStandardTokenBalanceOf,
  readStandardTokenDecimals,
  readStandardTokenName,
  readStandardTokenSymbol,
  readStandardTokenTotalSupply,
} from '@saleyard/generated'
import type { Address } from 'viem'
import type { Config } from 'wagmi'

/** Supply and the account's balance in base units. */
export type TokenFacts = { name: string; symbol: string; decimals: number; totalSupply: bigint; balance: bigint }

/** What every kind answers alike: these five are ERC-20, so the ABI of one kind reads them all. */
export async function readToken(
  config: Config,
  { chainId, token, account }: { chainId: number; token: Address; account: Address },
): Promise<TokenFacts> {
  const at = { chainId, address: token }
  const [name, symbol, decimals, totalSupply, balance] = await Promise.all([
    readStandardTokenName(config, at),
    readStandardTokenSymbol(config, at),
    readStandardTokenDecimals(config, at),
    readStandardTokenTotalSupply(config, at),
    readStandardTokenBalanceOf(config, { ...at, args: [account] }),
  ])
  return { name, symbol, decimals, totalSupply, balance }
}
