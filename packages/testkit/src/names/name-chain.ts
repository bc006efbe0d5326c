import type { HttpAnswer } from '@saleyard/testkit/http-server.ts'
import { type Address, decodeFunctionData, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import { mainnet } from 'viem/chains'
import { answerUniversalResolver, type CallOutcome, type ChainName } from './universal-resolver.ts'

const multicall = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] returnData)',
])
const resolver = mainnet.contracts.ensUniversalResolver.address

/**
 * Creates a node of Ethereum as far as names are concerned: it answers in the very bytes of the name service's universal resolver
 * and of Multicall3. The contracts themselves do not run here, since no package brings their code.
 */
export function createNameChain(names: Record<string, ChainName>, codes: Record<Address, Hex> = {}) {
  const requested: string[] = []
  const requests: string[] = []
  let isDown = false

  const find = (name: string) => {
    requested.push(name)
    return names[name]
  }

  function call({ to, data }: { to: Address; data: Hex }): CallOutcome {
    if (to.toLowerCase() === resolver) return answerUniversalResolver(data, find)
    const { args } = decodeFunctionData({ abi: multicall, data })
    const outcomes = args[0].map(({ target, callData }) => call({ to: target, data: callData }))
    // What one call burns, the others do not have.
    const isBurnt = outcomes.length > 1 && outcomes.some(({ ok, data }) => !ok && data === '0x')
    const result = outcomes.map(
      ({ ok, data }) => ({ success: ok && !isBurnt, returnData: isBurnt ? '0x' : data }) as const,
    )
    return { ok: true, data: encodeFunctionResult({ abi: multicall, functionName: 'aggregate3', result }) }
  }

  return {
    /** Names in the order of being asked, once for each of their records. */
    asked: requested as readonly string[],
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
