// Reads the settings of the indexer: which networks, from which nodes and blocks, and which tokens of others.

import { type AppChain, createNetworks } from '@saleyard/chain/networks/networks.ts'
import { getEndpoints, isSocket, parseRpcUrls } from '@saleyard/chain/rpc/endpoints.ts'
import { type Address, getAddress, isAddress } from 'viem'

type Environment = Readonly<Record<string, string | undefined>>

export type IndexedNetwork = {
  /** Key of the network in Ponder's status: `local`, `bsc`. */
  name: string
  id: number
  /** http endpoints, in the order of their use. */
  rpc: string[]
  ws?: string
  /** First block that is read. */
  startBlock: number
  /** Tokens that are not from our factories. */
  tokens: readonly Address[]
  /** The first block in which one of them has a log. */
  tokensStartBlock: number
  isLocal: boolean
}

const localId = 31_337

/**
 * Reads `INDEXER_CHAINS`, `INDEXER_RPC_URLS`, `INDEXER_START_BLOCKS`, `INDEXER_TOKENS`, and for the local chain `LOCAL_RPC_URL` or
 * `ANVIL_PORT`. Without any, the local chain of `make dev` is indexed from its first block.
 *
 * @throws Error that names the wrong setting, or the one that is missing.
 */
export function readSettings(env: Environment): readonly IndexedNetwork[] {
  const ids = readSetting(env, 'INDEXER_CHAINS', readIds) ?? [localId]
  const replaced = readSetting(env, 'INDEXER_RPC_URLS', parseRpcUrls) ?? {}
  const starts = readSetting(env, 'INDEXER_START_BLOCKS', readStartBlocks) ?? new Map<number, number>()
  const tokens = readSetting(env, 'INDEXER_TOKENS', readTokens) ?? new Map<number, NamedToken[]>()
  const localRpcUrl = env.LOCAL_RPC_URL || `http://127.0.0.1:${env.ANVIL_PORT || 8545}`

  const { configuredChains } = createNetworks({ chainIds: [...ids, localId], localRpcUrl })
  return ids.map((id) => {
    const chain = configuredChains.find((configured) => configured.id === id)
    if (!chain) throw new Error(`INDEXER_CHAINS: ${id} is no network that can be indexed`)
    const isLocal = chain.id === localId
    const named = tokens.get(chain.id) ?? []
    const startBlock = starts.get(chain.id) ?? (isLocal ? 0 : undefined)
    if (startBlock === undefined) throw new Error(`INDEXER_START_BLOCKS lacks network ${chain.id}: ${startsForm}`)
    return {
      name: chain.networkKey,
      id: chain.id,
      ...listEndpoints(chain, replaced),
      startBlock,
      tokens: named.map(({ address }) => address),
      tokensStartBlock: Math.min(...named.map(({ startBlock }) => startBlock)),
      isLocal,
    }
  })
}

/** Ponder takes sockets apart from the rest, and asks for batches of its own. */
function listEndpoints(chain: AppChain, replaced: ReturnType<typeof parseRpcUrls>): Pick<IndexedNetwork, 'rpc' | 'ws'> {
  const endpoints = getEndpoints({ chain, replaced, provider: { base: '', projectId: undefined } })
  const rpc = endpoints.filter((endpoint) => !isSocket(endpoint)).map(({ url }) => url)
  const ws = endpoints.find(isSocket)?.url
  if (rpc.length === 0) throw new Error(`INDEXER_RPC_URLS: network ${chain.id} needs an http address`)
  return { rpc, ...(ws && { ws }) }
}

function readSetting<Value>(env: Environment, name: string, read: (text: string) => Value): Value | undefined {
  const text = env[name]?.trim()
  if (!text) return undefined
  try {
    return read(text)
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}`)
  }
}

function readIds(text: string): number[] {
  return text.split(',').map((id) => {
    if (!/^\s*\d+\s*$/.test(id)) throw new Error(`"${id}" is no chain id; write them like 56,97`)
    return Number(id)
  })
}

const startsForm = 'write the block of our first deployment there, like 56=40000000;97=100'

function readStartBlocks(text: string): Map<number, number> {
  return new Map(
    splitNetworks(text).map(([id, block]) => {
      if (!/^\d+$/.test(block)) throw new Error(`"${block}" is no block; ${startsForm}`)
      return [id, Number(block)]
    }),
  )
}

type NamedToken = { address: Address; startBlock: number }

/** `56=0x…@123 0x…@456;97=0x…@7`: tokens with the block of their creation. */
function readTokens(text: string): Map<number, NamedToken[]> {
  return new Map(splitNetworks(text).map(([id, list]) => [id, list.split(/\s+/).map(readToken)]))
}

function readToken(text: string): NamedToken {
  const [, address = '', block] = /^(\w+)@(\d+)$/.exec(text) ?? []
  if (!isAddress(address)) throw new Error(`"${text}" is no token with the block of its creation, like 0x…@123`)
  return { address: getAddress(address), startBlock: Number(block) }
}

function splitNetworks(text: string): [number, string][] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [, id, value] = /^(\d+)\s*=\s*(\S.*)$/.exec(part) ?? []
      if (!id || !value) throw new Error(`"${part}" is not like 56=…`)
      return [Number(id), value]
    })
}
