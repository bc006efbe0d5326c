// Reads what every kind of token answers alike, and the balance of an account.

import { shortenAddress } from '@saleyard/chain/networks/address.ts'
import {
  readStandardTokenBalanceOf,
  readStandardTokenDecimals,
  readStandardTokenName,
  readStandardTokenSymbol,
  readStandardTokenTotalSupply,
} from '@saleyard/generated'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { cleanText } from '@/lib/i18n/foreign-text.ts'

/** A token with the account's balance in base units, which is ERC-20's as well. */
export type HeldToken = TokenFacts & { balance: bigint }

/** Reads a token of any kind, and the account's balance. */
export async function readToken(
  config: Config,
  { chainId, token, account }: { chainId: number; token: Address; account: Address },
): Promise<HeldToken> {
  const at = { chainId, address: token }
  const [facts, balance] = await Promise.all([
    readTokenFacts(config, at),
    readStandardTokenBalanceOf(config, { ...at, args: [account] }),
  ])
  return { ...facts, balance }
}

/** Supply in base units. */
export type TokenFacts = { name: string; symbol: string; decimals: number; totalSupply: bigint }

/**
 * Reads the facts that all kinds share: these four are ERC-20, so the ABI of one kind reads them all. Name and symbol come
 * without what is invisible or turns their letters, which could show one symbol for another.
 */
export async function readTokenFacts(config: Config, at: { chainId: number; address: Address }): Promise<TokenFacts> {
  const [name, symbol, decimals, totalSupply] = await Promise.all([
    readStandardTokenName(config, at),
    readStandardTokenSymbol(config, at),
    readStandardTokenDecimals(config, at),
    readStandardTokenTotalSupply(config, at),
  ])
  const shown = cleanText(symbol) || shortenAddress(at.address)
  return { name: cleanText(name) || shown, symbol: shown, decimals, totalSupply }
}
