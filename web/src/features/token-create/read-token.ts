import { readStandardTokenBalanceOf } from '@saleyard/generated'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import { readTokenFacts, type TokenFacts } from './read-token-facts.ts'

/** The account's balance in base units; it is ERC-20's as well. */
export type HeldToken = TokenFacts & { balance: bigint }

/** A token of any kind, and how much of it the account has. */
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
