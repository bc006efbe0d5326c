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
import type { HttpAnswer } from './start-http-server.ts'

/** Address by coin type (60: Ethereum), gateways to ask in place of it, or how the resolver fails. */
export type ChainName =
  | { coins: Record<string, Hex> }
  | { gateways: string[] }
  | { fails: 'ResolverError' | 'burnsAllGas' }

type Outcome = { ok: boolean; data: Hex }

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
const multicall = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] returnData)',
])
const resolver = mainnet.contracts.ensUniversalResolver.address
const callback = encodeFunctionData({ abi: universal, functionName: 'callback', args: ['0x', '0x'] }).slice(
  0,
  10,
) as Hex
const outOfGas: Outcome = { ok: false, data: '0x' }

/**
 * A node of Ethereum as far as names are concerned: it answers in the very bytes of the name service's universal resolver
 * and of Multicall3. The contracts themselves do not run here, since no package brings their code.
 */
export function createNameChain(names: Record<string, ChainName>, codes: Record<Address, Hex> = {}) {
  const asked: string[] = []
  const requests: string[] = []
  let isDown = false

  function resolve(data: Hex): Outcome {
    const { functionName, args } = decodeFunctionData({ abi: universal, data })
    if (functionName === 'callback') return finishLookUp(args[0])
    const name = readName(args[0])
    asked.push(name)
    const known = names[name]
    if (known) return answerKnown(known, args[1])
    return fail(encodeErrorResult({ abi: universal, errorName: 'ResolverNotFound', args: [args[0]] }))
  }

  function call({ to, data }: { to: Address; data: Hex }): Outcome {
    if (to.toLowerCase() === resolver) return resolve(data)
    const { args } = decodeFunctionData({ abi: multicall, data })
    const outcomes = args[0].map(({ target, callData }) => call({ to: target, data: callData }))
    // What one call burns, the others do not have.
    const isBurnt = outcomes.length > 1 && outcomes.includes(outOfGas)
    const result = outcomes.map(
      ({ ok, data }) => ({ success: ok && !isBurnt, returnData: isBurnt ? '0x' : data }) as const,
    )
    return { ok: true, data: encodeFunctionResult({ abi: multicall, functionName: 'aggregate3', result }) }
  }

  return {
    /** Names in the order of being asked, once for each of their records. */
    asked: asked as readonly string[],
    /** Methods of all requests. */
    requests: requests as readonly string[],
    goDown: () => {
      isDown = true
    },
    comeBack: () => {
      isDown = false
    },
    set: (name: string, known: ChainName) => {
      names[name] = known
    },
    /** Answers one JSON-RPC request. */
    answer(body: string): HttpAnswer {
      const { id, method, params } = JSON.parse(body)
      requests.push(method)
      const reply = (rest: object) => ({ body: JSON.stringify({ jsonrpc: '2.0', id, ...rest }) })
      if (isDown) return { status: 503, body: '' }
      if (method === 'eth_getCode') return reply({ result: codes[params[0].toLowerCase() as Address] ?? '0x' })
      if (method !== 'eth_call') return reply({ result: '0x1' })
      const { ok, data } = call(params[0])
      return reply(ok ? { result: data } : { error: { code: 3, message: 'execution reverted', data } })
    },
  }
}

function answerKnown(known: ChainName, question: Hex): Outcome {
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
function startLookUp(urls: string[], question: Hex): Outcome {
  const queries = [{ sender: resolver, urls, data: question }]
  const callData = encodeFunctionData({ abi: batchGateway, functionName: 'query', args: [queries] })
  const args = [resolver, ['x-batch-gateway:true'], callData, callback, '0x'] as const
  return fail(encodeErrorResult({ abi: universal, errorName: 'OffchainLookup', args }))
}

function finishLookUp(response: Hex): Outcome {
  const [failures, [record = '0x']] = decodeFunctionResult({ abi: batchGateway, functionName: 'query', data: response })
  if (!failures[0]) return succeed(record)
  return fail(encodeErrorResult({ abi: universal, errorName: 'HttpError', args: [502, 'gateway'] }))
}

function succeed(record: Hex): Outcome {
  const data = encodeFunctionResult({ abi: universal, functionName: 'resolveWithGateways', result: [record, resolver] })
  return { ok: true, data }
}

function fail(data: Hex): Outcome {
  return { ok: false, data }
}
