// Looks one name up on Ethereum for a chain: the address set for that chain, the one for all EVM chains, then Ethereum's.

import type { NameRecord } from '@saleyard/send/list/questions.ts'
import { type Address, BaseError, type Client, ContractFunctionRevertedError, isAddress } from 'viem'
import { getCode, getEnsAddress } from 'viem/actions'
import { toCoinType } from 'viem/ens'
import { findGateways, offchainLookupSelector } from './gateways.ts'

/** `isPassing`: no node answered, so the next name will fare no better. */
export type NameResult = (NameRecord extends infer Each
  ? Each extends NameRecord
    ? Omit<Each, 'readAt'>
    : never
  : never) & {
  isTransient?: boolean
}

/** ENSIP-19: the address of an owner on every EVM chain that has none of its own. */
const anyEvmChain = toCoinType(0)
const ethereumId = 1
const localId = 31337

/** An account may carry code since EIP-7702: who owns it still signs for it, on every chain. */
const delegation = '0xef0100'

/**
 * What a name stands for on a chain: the address set for that chain, else the one for all EVM chains; else Ethereum's, which
 * is told apart, since a contract there may be anybody's elsewhere.
 *
 * @param client Of Ethereum.
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

// Nobody sets an address for the chain on this machine.
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

/** How the universal resolver says that a name, its resolver or this kind of record does not exist. */
const notFoundErrors = ['ResolverNotFound', 'ResolverNotContract', 'UnsupportedResolverProfile']
const zero = `0x${'0'.repeat(40)}`

/**
 * The address that a name has for one coin type, in lower case.
 *
 * @param coinType After ENSIP-11; undefined: Ethereum's, which resolvers of any age know.
 */
async function queryNameService(client: Client, name: string, coinType: bigint | undefined): Promise<NameAnswer> {
  try {
    // Strict: else viem takes a gateway that failed for a name that does not exist.
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
