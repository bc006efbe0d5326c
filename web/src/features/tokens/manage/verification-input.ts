// Assembles the input of a verification: the compiler's standard JSON, and the proven constructor arguments.

import { contracts, settings, sources } from '@saleyard/generated/token-sources'
import { type Address, type Hash, type Hex, isAddressEqual } from 'viem'
import { getTransaction } from 'viem/actions'
import type { Config } from 'wagmi'
import {
  type Construction,
  computeTokenAddress,
  hashInitCode,
  type TokenCode,
} from '@/features/tokens/kinds/token-code.ts'
import type { ActivityStore } from '@/lib/transactions/activity-store.ts'

/** A call that may have created a token. */
export type CreationCall = { creator: Address; data: Hex }

/**
 * Finds the construction of a token among calls that may have created it. A result is proven: code, arguments, creator and
 * salt together give exactly this address.
 */
export async function findConstruction(
  code: TokenCode,
  token: Address,
  calls: readonly CreationCall[],
): Promise<Construction | undefined> {
  const { creationCode } = await code.loadCreationCode()
  for (const { creator, data } of calls) {
    const construction = tryReadConstruction(code, data)
    if (!construction) continue
    const { salt, constructorArguments } = construction
    const initCodeHash = hashInitCode(creationCode, constructorArguments)
    if (isAddressEqual(computeTokenAddress({ factory: code.factory, creator, salt, initCodeHash }), token))
      return construction
  }
  return undefined
}

/** Reads a construction from any input; returns undefined if the input is no call of this factory. */
function tryReadConstruction(code: TokenCode, data: Hex): Construction | undefined {
  try {
    return code.readConstruction(data)
  } catch {
    return undefined
  }
}

/**
 * Reads the transactions that may have created a token: those that this device has sent on the chain for it.
 *
 * @param typed Hash of one more, as the user entered it.
 * @throws The network's error, also if it does not know a transaction.
 */
export async function readCalls(
  config: Config,
  { chainId, store, typed }: { chainId: number; store: Pick<ActivityStore, 'list'>; typed?: Hash },
): Promise<CreationCall[]> {
  const hashes = typed ? [typed] : await listCreations(store, chainId)
  const client = config.getClient({ chainId })
  return Promise.all(
    hashes.map(async (hash) => {
      const { from, input } = await getTransaction(client, { hash })
      return { creator: from, data: input }
    }),
  )
}

/** Lists the creations of this device; empty in a browser without storage. */
async function listCreations(store: Pick<ActivityStore, 'list'>, chainId: number): Promise<Hash[]> {
  const records = await store.list().catch(() => [])
  return records
    .filter((record) => record.kind === 'createToken' && record.chainId === chainId)
    .flatMap(({ hash }) => hash ?? [])
}

/**
 * Returns what an explorer compiles to verify a token: standard JSON of the compiler, with only the files that the token needs.
 * Heavy, since it contains all sources: import it on demand.
 */
export function toStandardJson(name: TokenCode['name']): string {
  const { path, sources: needed } = contracts[name]
  return JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(needed.map((file) => [file, { content: sources[file] }])),
    settings: { ...settings, outputSelection: { [path]: { [name]: ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } } },
  })
}
