// Assembles the input of a verification: the compiler's standard JSON, and the constructor arguments that the address of the token proves.

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
 * The construction of a token, from calls that may have created it. An answer is proven: code, arguments, creator and salt
 * together give this very address and no other.
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

/** Any input may be asked about; few are calls of this factory. */
function tryReadConstruction(code: TokenCode, data: Hex): Construction | undefined {
  try {
    return code.readConstruction(data)
  } catch {
    return undefined
  }
}

/**
 * The transactions that may have created a token: those that this device has sent on the chain for it.
 *
 * @param typed Hash of one more, which somebody has named.
 * @throws What the network answers: not to know a transaction, too.
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

/** A browser without storage knows none. */
async function listCreations(store: Pick<ActivityStore, 'list'>, chainId: number): Promise<Hash[]> {
  const records = await store.list().catch(() => [])
  return records
    .filter((record) => record.kind === 'createToken' && record.chainId === chainId)
    .flatMap(({ hash }) => hash ?? [])
}

/**
 * What an explorer compiles to verify a token: standard JSON of the compiler, with no file that the token does not need.
 * Heavy: all sources come along, so import it when somebody asks.
 */
export function toStandardJson(name: TokenCode['name']): string {
  const { path, sources: needed } = contracts[name]
  return JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(needed.map((file) => [file, { content: sources[file] }])),
    settings: { ...settings, outputSelection: { [path]: { [name]: ['abi', 'evm.bytecode', 'evm.deployedBytecode'] } } },
  })
}
