// Looks many names up, a few at once, and leaves out those that no node answered.

import type { NameRecord, NameRecords } from '@saleyard/send/list/questions.ts'
import { type Client, createClient, type Transport } from 'viem'
import { mainnet } from 'viem/chains'
import { multicallBatchWait } from '@/lib/constants.ts'
import { createChainTransport } from '@/lib/networks/chain-transport.ts'
import { getChain } from '@/lib/networks/chains.ts'
import { createGatewayGate, type QueryGatewayParameters } from './gateways.ts'
import { lookUpName, type NameResult } from './look-up-name.ts'

export type ResolveNamesParameters = {
  /** Normalised. */
  names: readonly string[]
  /** Target chain. */
  chainId: number
  /** Gateways that the user consented to, by host. Without any, no gateway is asked. */
  hosts?: readonly string[]
  onProgress?: (done: number) => void
  signal?: AbortSignal
  /** Of Ethereum; default: as the page is set up. */
  transport?: Transport
  queryGateway?: (parameters: QueryGatewayParameters) => Promise<`0x${string}`>
}

/** Names that are on their way at once. */
const parallel = 24
/** Bytes of one multicall; a question about a name has some 450. */
const batchSize = 8_192
/** Names in a row without an answer of any node, after which the others are not asked. */
const maximumUnanswered = 3

/** One for all questions, so that what each endpoint is like is learned once. */
const ethereum = createChainTransport(getChain(mainnet.id))

/**
 * Looks names up on Ethereum, each once, for a chain. Names that were not reached, because the lookup was stopped or no node
 * answers, are absent: nothing is known of them.
 */
export async function resolveNames(parameters: ResolveNamesParameters): Promise<NameRecords> {
  const { signal, onProgress } = parameters
  const queue = [...new Set(parameters.names)]
  const records: Record<string, NameRecord> = {}
  const lookUp = createLookUp(parameters)
  let unanswered = 0

  const isOver = () => signal?.aborted || unanswered >= maximumUnanswered
  const take = async (name: string) => {
    const { isTransient, ...fact } = await lookUp(name)
    if (signal?.aborted) return
    unanswered = isTransient ? unanswered + 1 : 0
    records[name] = { ...fact, readAt: Date.now() } as NameRecord
    onProgress?.(Object.keys(records).length)
  }
  const work = async () => {
    for (let name = queue.shift(); name !== undefined && !isOver(); name = queue.shift()) await take(name)
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return records
}

function createLookUp({ chainId, hosts = [], signal, queryGateway, transport = ethereum }: ResolveNamesParameters) {
  const batched = createNameClient(transport, { multicall: { batchSize, wait: multicallBatchWait } })
  return async (name: string): Promise<NameResult> => {
    if (hosts.length > 0) return lookUpThroughGateways(name)
    const fact = await lookUpName(batched, name, chainId)
    // One resolver that burns all gas fails its whole batch: alone, each name answers for itself.
    const isShared = fact.kind === 'failed' && !fact.isTransient
    return isShared ? lookUpName(createNameClient(transport), name, chainId) : fact
  }

  async function lookUpThroughGateways(name: string): Promise<NameResult> {
    const gate = createGatewayGate({ hosts, ...(signal && { signal }), ...(queryGateway && { ask: queryGateway }) })
    const client = createNameClient(transport, undefined, { request: gate.request })
    const fact = await lookUpName(client, name, chainId)
    const problem = gate.problem()
    if (!problem) return fact
    return { kind: 'gateway', hosts: [...gate.requested], ...(problem.kind === 'failed' && { failed: problem.host }) }
  }
}

function createNameClient(transport: Transport, batch?: Client['batch'], ccipRead: Client['ccipRead'] = false): Client {
  return createClient({ chain: mainnet, transport, ccipRead, ...(batch && { batch }) })
}
