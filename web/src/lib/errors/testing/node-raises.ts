// Raises the errors that nodes cause, through viem and our transports.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connectSocket } from '@saleyard/chain/rpc/connect-socket.ts'
import { networkTransport } from '@saleyard/chain/rpc/network-transport.ts'
import { createPublicClient, defineChain, encodeErrorResult, type Hex, http, parseAbi, webSocket } from 'viem'
import { foundry } from 'viem/chains'
import { WebSocketServer } from 'ws'
import type { Raise, RaiseContext } from './raise-context.ts'
import { toRevertingCode } from './use-failures.ts'

/** Sends a request to a socket that closes at the first message. */
async function requestFromClosingSocket() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => socket.on('message', () => socket.terminate()))
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  const transport = webSocket(url, { reconnect: false, keepAlive: false, retryCount: 0, timeout: 2_000 })
  try {
    return await createPublicClient({ chain: foundry, transport }).getBlockNumber()
  } finally {
    sockets.close()
    server.close()
  }
}

/** Sends through our transport to a node that reports its chain id and answers nothing else. */
function sendThrough({ served }: RaiseContext, result: string) {
  const { url } = served((request, response) => {
    request.setEncoding('utf8').on('data', (body: string) => {
      if (!body.includes('eth_chainId')) return response.destroy()
      return response
        .setHeader('Content-Type', 'application/json')
        .end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }))
    })
  }).transport
  const transport = networkTransport([{ url: url ?? '', batch: false }], foundry.id)
  return createPublicClient({ chain: foundry, transport }).sendRawTransaction({ serializedTransaction: '0x02c0' })
}

/** Calls a contract on a real node that reverts with these bytes. */
async function calling({ chain }: RaiseContext, bytes: Hex) {
  const to = '0x00000000000000000000000000000000000c0de6'
  await chain.client.setCode({ address: to, bytecode: toRevertingCode(bytes) })
  return chain.client.call({ to, data: '0x12345678' })
}

const encodeReason = (reason: string) =>
  encodeErrorResult({ abi: parseAbi(['error Error(string)']), errorName: 'Error', args: [reason] })

const chainWithoutUrl = defineChain({ ...foundry, id: 4_242, rpcUrls: { default: { http: [] } } })

/** Errors raised by a real node (anvil), by a server that answers like real nodes, and by viem and our transports. */
export const nodeRaises = {
  rpcParse: ({ reading }) => reading(-32700),
  rpcInvalidRequest: ({ reading }) => reading(-32600),
  rpcMethodMissing: ({ chain }) => chain.client.request({ method: 'eth_nonsense' } as never),
  rpcInvalidParams: ({ chain }) =>
    chain.client.request({ method: 'eth_getBalance', params: ['0x1', 'latest'] } as never),
  rpcInternal: ({ reading }) => reading(-32603),
  rpcInvalidInput: ({ reading }) => reading(-32000),
  rpcNotFound: ({ reading }) => reading(-32001),
  rpcUnavailable: ({ reading }) => reading(-32002),
  rpcRejected: ({ reading }) => reading(-32003),
  rpcMethodUnsupported: ({ reading }) => reading(-32004),
  rateLimited: ({ reading }) => reading(-32005),
  rpcVersion: ({ reading }) => reading(-32006),

  timeout: ({ served }) => served(() => {}, 100).getBlockNumber(),
  unreachable: () => createPublicClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) }).getBlockNumber(),
  httpFailed: ({ served }) =>
    served((_request, response) => response.writeHead(502).end('Bad gateway')).getBlockNumber(),
  nodeUnauthorized: ({ served }) => served((_request, response) => response.writeHead(401).end()).getBlockNumber(),
  dataTooLarge: ({ served }) => served((_request, response) => response.writeHead(413).end()).getBlockNumber(),
  answerUnreadable: ({ served }) =>
    served((_request, response) =>
      response.setHeader('Content-Type', 'application/json').end('{"jsonrpc":"2.0","id":1,"res'),
    ).getBlockNumber(),
  socketClosed: requestFromClosingSocket,
  webSocketMissing: () => connectSocket(undefined),
  endpointWrong: (context) => sendThrough(context, '0x1'),
  writeUnanswered: (context) => sendThrough(context, '0x7a69'),
  transportUrlMissing: () => createPublicClient({ chain: chainWithoutUrl, transport: http() }),
  blockMissing: ({ chain }) => chain.client.getBlock({ blockNumber: 999_999n }),
  filterMissing: ({ reading }) => reading(-32000, 'filter not found'),
  stateMissing: ({ reading }) =>
    reading(-32000, 'missing trie node 5c0e (path ) state 0x5c is not available, not found'),
  reverted: (context) => calling(context, encodeReason('Not today')),
  revertedUnknown: (context) => calling(context, '0x'),
  tooManyResults: ({ reading }) => reading(-32005, 'query returned more than 10000 results'),
} satisfies Record<string, Raise>
