// Starts a node of Ethereum that knows the name and avatar of one account.

import { startHttpServer } from '@saleyard/testkit/http-server.ts'
import { decodeFunctionData, encodeAbiParameters, encodeFunctionResult, type Hex, parseAbi } from 'viem'

/** What viem asks the universal resolver of the name service. */
const resolver = parseAbi([
  'function reverseWithGateways(bytes reverseName, uint256 coinType, string[] gateways) view returns (string, address, address)',
  'function resolveWithGateways(bytes name, bytes data, string[] gateways) view returns (bytes, address)',
])
const noAddress = '0x0000000000000000000000000000000000000000'

export type NameRecord = { name: string; avatar?: string | 'fails'; chainId?: string }

/** A node of Ethereum as far as the name service is concerned: it knows one account. */
export function startNameService({ name, avatar = '', chainId = '0x1' }: NameRecord) {
  return startHttpServer((_, body) => {
    const { id, method, params } = JSON.parse(body)
    if (method !== 'eth_call') return { body: JSON.stringify({ jsonrpc: '2.0', id, result: chainId }) }
    const { functionName } = decodeFunctionData({ abi: resolver, data: params[0].data as Hex })
    if (functionName === 'resolveWithGateways' && avatar === 'fails')
      return { body: JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message: 'out of order' } }) }
    const result =
      functionName === 'reverseWithGateways'
        ? encodeFunctionResult({ abi: resolver, functionName, result: [name, noAddress, noAddress] })
        : encodeFunctionResult({
            abi: resolver,
            functionName,
            result: [encodeAbiParameters([{ type: 'string' }], [avatar]), noAddress],
          })
    return { body: JSON.stringify({ jsonrpc: '2.0', id, result }) }
  })
}
