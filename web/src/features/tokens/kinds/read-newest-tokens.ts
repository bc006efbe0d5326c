// Reads one page of the registry of a factory, newest token first.
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { Registry } from './token-kind.ts'

export type ReadNewestTokensParameters = {
  chainId: number
  account: Address
  /** 0 is the page of the newest tokens. */
  page: number
  size: number
}

/**
 * Reads a page of a registry, newest first; the registry itself counts from the oldest. A token created between two reads moves
 * the others to later pages: they may appear twice but are never missed.
 */
export async function readNewestTokens(
  config: Config,
  registry: Registry,
  { chainId, account, page, size }: ReadNewestTokensParameters,
): Promise<{ tokens: Address[]; more: boolean }> {
  const end = Number(await registry.count(config, { chainId, account })) - page * size
  if (end <= 0) return { tokens: [], more: false }

  const offset = Math.max(0, end - size)
  const range = { offset: BigInt(offset), limit: BigInt(end - offset) }
  const oldestFirst = await registry.page(config, { chainId, account, ...range })
  return { tokens: [...oldestFirst].reverse(), more: offset > 0 }
}
