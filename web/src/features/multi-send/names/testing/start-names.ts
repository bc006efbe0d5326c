import type { Address, Hex } from 'viem'
import { type ResolveNamesParameters, resolveNames } from '@/features/multi-send/names/resolve-names.ts'
import type { ChainName } from '@/lib/testing/answer-universal-resolver.ts'
import { createNameChain } from '@/lib/testing/create-name-chain.ts'
import { networkTransport } from '@/lib/transports/network-transport.ts'
import { serve } from './serve.ts'

/** Names on an Ethereum of the test's own, asked for BNB Smart Chain unless it says otherwise. */
export async function startNames(names: Record<string, ChainName>, codes: Record<Address, Hex> = {}) {
  const chain = createNameChain(names, codes)
  const { url } = await serve((_, body) => chain.answer(body))
  const transport = networkTransport([{ url, batch: false }], 1)
  const look = async (name: string, change: Partial<ResolveNamesParameters> = {}) => {
    const { [name]: record } = await resolveNames({ names: [name], chainId: 56, transport, ...change })
    if (!record) return undefined
    const { readAt: _readAt, ...fact } = record
    return fact
  }
  return { chain, transport, look }
}
