import { type Address, getAddress, isAddress } from 'viem'
import { type AppChain, findChain } from '@/lib/chains.ts'

/** Why the address of a page names no place that can be read. */
export type PlaceProblem =
  | { problem: 'malformed' }
  | { problem: 'chainUnknown'; values: { chainId: string } }
  | { problem: 'chainNotConfigured'; values: { network: string } }

export type Place = { chain: AppChain; token: Address }

/** What `/token/<chainId>/<address>` names. The capital letters of an address do not matter: the chain is asked anyway. */
export function findPlace({ chainId, address }: { chainId: string; address: string }): Place | PlaceProblem {
  if (!isAddress(address, { strict: false })) return { problem: 'malformed' }
  const chain = /^[1-9]\d{0,15}$/.test(chainId) ? findChain(Number(chainId)) : undefined
  if (!chain) return { problem: 'chainUnknown', values: { chainId } }
  if (!chain.configured) return { problem: 'chainNotConfigured', values: { network: chain.title } }
  return { chain, token: getAddress(address.toLowerCase()) }
}
