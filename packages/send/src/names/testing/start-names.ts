// Starts an Ethereum for a test that knows certain names, behind a server that stops with the test.

import { networkTransport } from '@saleyard/chain/rpc/network-transport.ts'
import { type ResolveNamesParameters, resolveNames } from '@saleyard/send/names/resolve-names.ts'
import { type HttpAnswer, startHttpServer } from '@saleyard/testkit/http-server.ts'
import { createNameChain } from '@saleyard/testkit/names/name-chain.ts'
import type { ChainName } from '@saleyard/testkit/names/universal-resolver.ts'
import type { Address, Hex } from 'viem'
import { onTestFinished } from 'vitest'

/** Starts names on an Ethereum of the test's own, resolved for BNB Smart Chain by default. */
export async function startNames(names: Record<string, ChainName>, codes: Record<Address, Hex> = {}) {
  const chain = createNameChain(names, codes)
  const { url } = await serve((_, body) => chain.answer(body))
  const transport = networkTransport([{ url, batch: false }], 1)
  const resolve = async (name: string, change: Partial<ResolveNamesParameters> = {}) => {
    const { [name]: record } = await resolveNames({ names: [name], chainId: 56, transport, ...change })
    if (!record) return undefined
    const { readAt: _readAt, ...fact } = record
    return fact
  }
  return { chain, transport, resolve }
}

/** Starts a server that stops with the test. */
export async function serve(answer: (path: string, body: string) => HttpAnswer) {
  const server = await startHttpServer(answer)
  onTestFinished(server.stop)
  return server
}
