// Looks one name up on Ethereum for a chain: the chain's own address, the one for all EVM chains, then Ethereum's.

import type { NameRecord } from '@saleyard/send/list/questions.ts'
import { type Address, BaseError, type Client, ContractFunctionRevertedError, isAddress } from 'viem'
import { getCode, getEnsAddress } from 'viem/actions'
import { toCoinType } from 'viem/ens'
import { findGateways, offchainLookupSelector } from './gateways.ts'

/** `isTransient`: no node answered, so the next name will probably get no answer either. */
export type NameResult = (NameRecord extends infer Each
  ? Each extends NameRecord
    ? Omit<Each, 'readAt'>
    : never
  : never) & {
  isTransient?: boolean
}

/** ENSIP-19: an owner's address on every EVM chain without an address of its own. */
const anyEvmChain = toCoinType(0)
const ethereumId = 1
const localId = 31337

/** An account may have code since EIP-7702: its owner still signs for it, on every chain. */
const delegation = '0xef0100'

/**
 * Resolves a name for a chain: the address set for that chain, else the one for all EVM chains; else Ethereum's, which
 * has a kind of its own, since a contract's address may have another owner elsewhere.
 *
 * @param client Client of Ethereum.
 */
export async function lookUpName(client: Client, name: string, chainId: number): Promise<NameResult> {
  for (const coinType of coinTypesOf(chainId)) {
    const answer = await queryNameService(client, name, coinType)
    if (answer.kind === 'address') return { kind: 'resolved', address: answer.address }
    if (answer.kind !== 'none') return toResult(answer)
  }
  const answer = await queryNameService(client, name, undefined)
  if (answer.kind === 'none') return { kind: 'notFound' }
  if (answer.kind !== 'address') return toResult(answer)
  return chainId === ethereumId ? { kind: 'resolved', address: answer.address } : checkCode(client, answer.address)
}

// Names have no address for the local chain.
function coinTypesOf(chainId: number): bigint[] {
  return chainId === ethereumId || chainId === localId ? [] : [toCoinType(chainId), anyEvmChain]
}

async function checkCode(client: Client, address: Address): Promise<NameResult> {
  try {
    const code = await getCode(client, { address })
    const isContract = code !== undefined && !(code.startsWith(delegation) && code.length === 48)
    return { kind: isContract ? 'ethereumContract' : 'ethereumOnly', address }
  } catch {
    return { kind: 'failed', isTransient: true }
  }
}

function toResult(answer: Exclude<NameAnswer, { kind: 'address' | 'none' }>): NameResult {
  if (answer.kind === 'gateway') return answer
  if (answer.kind === 'malformed') return { kind: 'malformed' }
  return { kind: 'failed', isTransient: answer.kind === 'unreachable' }
}

type NameAnswer =
  | { kind: 'address'; address: Address }
  | { kind: 'none' | 'malformed' | 'unreachable' | 'reverted' }
  | { kind: 'gateway'; hosts: string[] }

/** Errors by which the universal resolver reports that a name, its resolver or this kind of record does not exist. */
const notFoundErrors = ['ResolverNotFound', 'ResolverNotContract', 'UnsupportedResolverProfile']
const zero = `0x${'0'.repeat(40)}`

/**
 * Queries a name's address for one coin type, in lower case.
 *
 * @param coinType Coin type by ENSIP-11; undefined for Ethereum's, which resolvers of any age know.
 */
async function queryNameService(client: Client, name: string, coinType: bigint | undefined): Promise<NameAnswer> {
  try {
    // Strict: otherwise viem treats a failing gateway as a missing name.
    const found = await getEnsAddress(client, { name, coinType, strict: true })
    if (!found || found.toLowerCase() === zero) return { kind: 'none' }
    return isAddress(found, { strict: false })
      ? { kind: 'address', address: found.toLowerCase() as Address }
      : { kind: 'malformed' }
  } catch (error) {
    return explain(error)
  }
}

function explain(error: unknown): NameAnswer {
  const revert = error instanceof BaseError && error.walk((each) => each instanceof ContractFunctionRevertedError)
  if (!(revert instanceof ContractFunctionRevertedError)) return { kind: 'unreachable' }
  if (notFoundErrors.includes(revert.data?.errorName ?? '')) return { kind: 'none' }
  if (!revert.raw?.startsWith(offchainLookupSelector)) return { kind: 'reverted' }
  try {
    return { kind: 'gateway', hosts: findGateways(revert.raw) }
  } catch {
    return { kind: 'reverted' }
  }
}
