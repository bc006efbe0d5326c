// Answers calls of the name service's universal resolver in its own encoding.

import {
  type Address,
  decodeFunctionData,
  decodeFunctionResult,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem'
import { mainnet } from 'viem/chains'

/** Address by coin type (60: Ethereum), gateways to ask in place of it, or how the resolver fails. */
export type ChainName =
  | { coins: Record<string, Hex> }
  | { gateways: string[] }
  | { fails: 'ResolverError' | 'burnsAllGas' }

/** What a call ends in; without data and not `ok` it ran out of gas. */
export type CallOutcome = { ok: boolean; data: Hex }

const universal = parseAbi([
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
  'function callback(bytes response, bytes extraData) view returns (bytes, address)',
  'error ResolverNotFound(bytes name)',
  'error ResolverError(bytes errorData)',
  'error HttpError(uint16 status, string message)',
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData)',
])
const addressOf = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
])
const batchGateway = parseAbi([
  'function query((address sender, string[] urls, bytes data)[] queries) view returns (bool[] failures, bytes[] responses)',
])
const resolver = mainnet.contracts.ensUniversalResolver.address
const callback = encodeFunctionData({ abi: universal, functionName: 'callback', args: ['0x', '0x'] }).slice(
  0,
  10,
) as Hex
const outOfGas: CallOutcome = { ok: false, data: '0x' }

/**
 * Answers a call of the name service's universal resolver, in its own bytes.
 *
 * @param find What is known of a name.
 */
export function answerUniversalResolver(data: Hex, find: (name: string) => ChainName | undefined): CallOutcome {
  const { functionName, args } = decodeFunctionData({ abi: universal, data })
  if (functionName === 'callback') return finishLookUp(args[0])
  const known = find(readName(args[0]))
  if (known) return answerKnown(known, args[1])
  return fail(encodeErrorResult({ abi: universal, errorName: 'ResolverNotFound', args: [args[0]] }))
}

function answerKnown(known: ChainName, question: Hex): CallOutcome {
  if ('coins' in known) return succeed(encodeRecord(question, known.coins))
  if ('gateways' in known) return startLookUp(known.gateways, question)
  if (known.fails === 'burnsAllGas') return outOfGas
  return fail(encodeErrorResult({ abi: universal, errorName: 'ResolverError', args: ['0x'] }))
}

/** Inverse of the DNS encoding: each label with its length before it. */
function readName(encoded: Hex): string {
  const bytes = Buffer.from(encoded.slice(2), 'hex')
  const labels: string[] = []
  for (let at = 0; bytes[at]; at += (bytes[at] ?? 0) + 1)
    labels.push(bytes.toString('utf8', at + 1, at + 1 + (bytes[at] ?? 0)))
  return labels.join('.')
}

function encodeRecord(question: Hex, coins: Record<string, Hex>): Hex {
  const { args } = decodeFunctionData({ abi: addressOf, data: question })
  const record = coins[String(args[1] ?? 60)]
  if (args.length === 2) return encodeAbiParameters([{ type: 'bytes' }], [record ?? '0x'])
  return encodeAbiParameters([{ type: 'address' }], [(record ?? `0x${'0'.repeat(40)}`) as Address])
}

/** The question goes out in a batch, for the page's own gateway; its answer comes back through the callback. */
function startLookUp(urls: string[], question: Hex): CallOutcome {
  const queries = [{ sender: resolver, urls, data: question }]
  const callData = encodeFunctionData({ abi: batchGateway, functionName: 'query', args: [queries] })
  const args = [resolver, ['x-batch-gateway:true'], callData, callback, '0x'] as const
  return fail(encodeErrorResult({ abi: universal, errorName: 'OffchainLookup', args }))
}

function finishLookUp(response: Hex): CallOutcome {
  const [failures, [record = '0x']] = decodeFunctionResult({ abi: batchGateway, functionName: 'query', data: response })
  if (!failures[0]) return succeed(record)
  return fail(encodeErrorResult({ abi: universal, errorName: 'HttpError', args: [502, 'gateway'] }))
}

function succeed(record: Hex): CallOutcome {
  const data = encodeFunctionResult({ abi: universal, functionName: 'resolveWithGateways', result: [record, resolver] })
  return { ok: true, data }
}

function fail(data: Hex): CallOutcome {
  return { ok: false, data }
}
