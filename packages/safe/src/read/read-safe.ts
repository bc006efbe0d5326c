// Recognises a Safe by its code, and reads its owners, threshold, nonce and extensions at one block.

import { multiSends, proxies, type SafeVersion, type Singleton, singletons } from '@saleyard/safe/known-safes.ts'
import { safeAbi } from '@saleyard/safe/safe-abi.ts'
import { SafeError } from '@saleyard/safe/safe-error.ts'
import type { SafeDomain } from '@saleyard/safe/tx/safe-tx.ts'
import { type Address, type Client, getAddress, type Hex, keccak256, slice, zeroAddress } from 'viem'
import { getBlockNumber, getChainId, getCode, getStorageAt, readContract } from 'viem/actions'

/** A Safe at one block. */
export type SafeState = SafeDomain & {
  blockNumber: bigint
  version: SafeVersion
  singleton: Address
  isL2: boolean
  owners: Address[]
  threshold: number
  /** The next transaction's. */
  nonce: bigint
  /** Contracts that may move its money without a signature. */
  modules: Address[]
  /** A contract that may refuse any transaction. */
  guard?: Address
  fallbackHandler?: Address
  /** Packs several calls; undefined where the chain has no published one. */
  multiSend?: Address
}

/** keccak256 of `guard_manager.guard.address` and `fallback_manager.handler.address`. */
const guardSlot = '0x4a204f620c8c5ccdca3fd54d003badd85ba500436a431f0cbda4f558c93c34c8'
const fallbackSlot = '0x6c9a6c4a39284e37ed1cf53d337577d14212a4870fb976a4366c693b939918d5'
const singletonSlot = '0x0000000000000000000000000000000000000000000000000000000000000000'
/** Begins and ends the Safe's list of modules. */
const sentinel: Address = '0x0000000000000000000000000000000000000001'
const modulesPerPage = 50n
const mostModulePages = 10

/**
 * Reads a Safe, all at one block. Only a proxy of a published factory with a published logic is one: other accounts may
 * have the same functions and do something else.
 *
 * @param blockNumber Default: the newest.
 * @throws {SafeError} `codeMissing`, `proxyUnknown`, `singletonUnknown`, `notSetUp`, `modulesTooMany`. The node's error.
 */
export async function readSafe(client: Client, safe: Address, blockNumber?: bigint): Promise<SafeState> {
  const block = blockNumber ?? (await getBlockNumber(client, { cacheTime: 0 }))
  const { singleton, version, isL2 } = await recognise(client, safe, block)
  const read = { address: safe, abi: safeAbi, blockNumber: block } as const
  const threshold = await readContract(client, { ...read, functionName: 'getThreshold' })
  if (threshold === 0n) throw new SafeError('notSetUp', { account: safe })
  const [chainId, owners, nonce, modules, guard, fallbackHandler, multiSend] = await Promise.all([
    getChainId(client),
    readContract(client, { ...read, functionName: 'getOwners' }),
    readContract(client, { ...read, functionName: 'nonce' }),
    readModules(client, safe, version, block),
    readAddress(client, safe, guardSlot, block),
    readAddress(client, safe, fallbackSlot, block),
    findMultiSend(client, block),
  ])
  return {
    chainId,
    safe: getAddress(safe),
    blockNumber: block,
    version,
    singleton,
    isL2,
    owners: [...owners],
    threshold: Number(threshold),
    nonce,
    modules,
    ...(guard && { guard }),
    ...(fallbackHandler && { fallbackHandler }),
    ...(multiSend && { multiSend }),
  }
}

async function recognise(
  client: Client,
  safe: Address,
  blockNumber: bigint,
): Promise<Singleton & { singleton: Address }> {
  const code = await getCode(client, { address: safe, blockNumber })
  if (!code) throw new SafeError('codeMissing', { account: safe })
  const hash = keccak256(code)
  if (!proxies[hash]) throw new SafeError('proxyUnknown', { account: safe, codeHash: hash })

  const singleton = (await readAddress(client, safe, singletonSlot, blockNumber)) ?? zeroAddress
  const logic = await getCode(client, { address: singleton, blockNumber })
  const known = logic && singletons[keccak256(logic)]
  if (!known) throw new SafeError('singletonUnknown', { account: safe, singleton })
  return { ...known, singleton }
}

async function readAddress(
  client: Client,
  address: Address,
  slot: Hex,
  blockNumber: bigint,
): Promise<Address | undefined> {
  const word = await getStorageAt(client, { address, slot, blockNumber })
  if (!word || BigInt(word) === 0n) return undefined
  return getAddress(slice(word, 12))
}

async function readModules(
  client: Client,
  safe: Address,
  version: SafeVersion,
  blockNumber: bigint,
): Promise<Address[]> {
  const modules: Address[] = []
  let start = sentinel
  for (let page = 0; page < mostModulePages; page += 1) {
    const args = [start, modulesPerPage] as const
    const [found, next] = await readContract(client, {
      address: safe,
      abi: safeAbi,
      functionName: 'getModulesPaginated',
      args,
      blockNumber,
    })
    modules.push(...found)
    if (next === sentinel || next === zeroAddress) return modules
    // 1.3.0 names the first one of the next page, and goes on behind it.
    if (version === '1.3.0') modules.push(next)
    start = next
  }
  throw new SafeError('modulesTooMany', { count: modules.length })
}

/** The first published MultiSendCallOnly that this chain has, with its published code. */
async function findMultiSend(client: Client, blockNumber: bigint): Promise<Address | undefined> {
  for (const { address, codeHash } of multiSends) {
    const code = await getCode(client, { address, blockNumber })
    if (code && keccak256(code) === codeHash) return address
  }
  return undefined
}
