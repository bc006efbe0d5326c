// Looks many names up, several at once, and leaves out those without an answer.

import { multicallBatchWait } from '@saleyard/chain/rpc/constants.ts'
import type { NameRecord, NameRecords } from '@saleyard/send/list/questions.ts'
import { type Client, createClient, type Transport } from 'viem'
import { mainnet } from 'viem/chains'
import { createGatewayGate, type QueryGatewayParameters } from './gateways.ts'
import { lookUpName, type NameResult } from './look-up-name.ts'

export type ResolveNamesParameters = {
  /** Normalised names. */
  names: readonly string[]
  /** Target chain. */
  chainId: number
  /** Hosts of gateways that the user consented to. Without any, no gateway is queried. */
  hosts?: readonly string[]
  onProgress?: (done: number) => void
  signal?: AbortSignal
  /** Transport to Ethereum, one for all lookups, so that it learns each endpoint's health once. */
  transport: Transport
  queryGateway?: (parameters: QueryGatewayParameters) => Promise<`0x${string}`>
}

/** Number of parallel lookups. */
const parallel = 24
/** In bytes of one multicall; a query for a name has some 450. */
const batchSize = 8_192
/** Number of consecutive names without an answer, after which the lookup stops. */
const maximumUnanswered = 3

/**
 * Looks names up on Ethereum, each once, for a chain. Names that were not reached, because the lookup was stopped or no
 * node answered, are absent from the result.
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

function createLookUp({ chainId, hosts = [], signal, queryGateway, transport }: ResolveNamesParameters) {
  const batched = createNameClient(transport, { multicall: { batchSize, wait: multicallBatchWait } })
  return async (name: string): Promise<NameResult> => {
    if (hosts.length > 0) return lookUpThroughGateways(name)
    const fact = await lookUpName(batched, name, chainId)
    // One resolver that burns all gas fails its whole batch: looked up alone, each name gets its own result.
    const isShared = fact.kind === 'failed' && !fact.isTransient
    return isShared ? lookUpName(createNameClient(transport), name, chainId) : fact
  }

  async function lookUpThroughGateways(name: string): Promise<NameResult> {
    const gate = createGatewayGate({ hosts, ...(signal && { signal }), ...(queryGateway && { query: queryGateway }) })
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
