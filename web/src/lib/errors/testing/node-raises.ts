import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  createPublicClient,
  createWalletClient,
  defineChain,
  http,
  parseEther,
  parseGwei,
  toHex,
  webSocket,
} from 'viem'
import { foundry } from 'viem/chains'
import { WebSocketServer } from 'ws'
import { testAccounts } from '../../testing/start-test-chain'
import { connectSocket } from '../../transports/connect-socket'
import { networkTransport } from '../../transports/network-transport'
import type { Raise, RaiseContext } from './raise-context'

const [alice, bob, carol] = testAccounts as [Account, Account, Account]
type Account = (typeof testAccounts)[number]

const walletOf = ({ chain }: RaiseContext, account: Account = alice) =>
  createWalletClient({ account, chain: foundry, transport: http(chain.rpcUrl, { retryCount: 0 }) })

/** Transactions of carol that stay in the queue. */
async function queue(context: RaiseContext, second: { gas?: bigint; maxFeePerGas: bigint; value?: bigint }) {
  const { client } = context.chain
  await client.setAutomine(false)
  try {
    const wallet = walletOf(context, carol)
    const nonce = await client.getTransactionCount({ address: carol.address })
    const first = { to: bob.address, nonce, gas: 21_000n, maxFeePerGas: parseGwei('20'), maxPriorityFeePerGas: 1n }
    await wallet.sendTransaction(first)
    return await wallet.sendTransaction({ ...first, ...second })
  } finally {
    await client.setAutomine(true)
    await client.mine({ blocks: 1 })
  }
}

/** A socket that closes at the first request. */
async function askClosingSocket() {
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

/** Sends through our transport to a node that names its network and is silent on all else. */
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

const nowhere = defineChain({ ...foundry, id: 4_242, rpcUrls: { default: { http: [] } } })

/** By real nodes (anvil), by a server that answers as real nodes do, by viem itself. */
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

  timeout: ({ served }) => served(() => {}).getBlockNumber(),
  unreachable: () => createPublicClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) }).getBlockNumber(),
  httpFailed: ({ served }) =>
    served((_request, response) => response.writeHead(502).end('Bad gateway')).getBlockNumber(),
  nodeUnauthorized: ({ served }) => served((_request, response) => response.writeHead(401).end()).getBlockNumber(),
  dataTooLarge: ({ served }) => served((_request, response) => response.writeHead(413).end()).getBlockNumber(),
  answerUnreadable: ({ served }) =>
    served((_request, response) =>
      response.setHeader('Content-Type', 'application/json').end('{"jsonrpc":"2.0","id":1,"res'),
    ).getBlockNumber(),
  socketClosed: askClosingSocket,
  webSocketMissing: () => connectSocket(undefined),
  endpointWrong: (context) => sendThrough(context, '0x1'),
  writeUnanswered: (context) => sendThrough(context, '0x7a69'),
  transportUrlMissing: () => createPublicClient({ chain: nowhere, transport: http() }),
  blockMissing: ({ chain }) => chain.client.getBlock({ blockNumber: 999_999n }),
  filterMissing: ({ reading }) => reading(-32000, 'filter not found'),
  stateMissing: ({ reading }) =>
    reading(-32000, 'missing trie node 5c0e (path ) state 0x5c is not available, not found'),
  tooManyResults: ({ reading }) => reading(-32005, 'query returned more than 10000 results'),

  insufficientFunds: (context) =>
    walletOf(context).sendTransaction({ to: bob.address, value: parseEther('1000000'), gas: 21_000n }),
  nonceTooLow: async (context) => {
    const wallet = walletOf(context, bob)
    await wallet.sendTransaction({ to: alice.address })
    return wallet.sendTransaction({ to: alice.address, nonce: 0, gas: 21_000n })
  },
  nonceTooHigh: ({ sending }) => sending('nonce too high'),
  underpriced: (context) =>
    walletOf(context).sendTransaction({ to: bob.address, gas: 21_000n, maxFeePerGas: 1n, maxPriorityFeePerGas: 0n }),
  replacementUnderpriced: (context) => queue(context, { maxFeePerGas: parseGwei('20'), value: 1n }),
  alreadyKnown: (context) => queue(context, { maxFeePerGas: parseGwei('20') }),
  gasTooLow: (context) => walletOf(context).sendTransaction({ to: bob.address, gas: 20_000n }),
  gasTooHigh: (context) => walletOf(context).sendTransaction({ to: bob.address, gas: 10_000_000_000n }),
  codeTooLarge: (context) => walletOf(context).sendTransaction({ data: `0x${'00'.repeat(49_153)}`, gas: 15_000_000n }),
  tipAboveFee: (context) =>
    walletOf(context).sendTransaction({ to: bob.address, gas: 21_000n, maxFeePerGas: 1n, maxPriorityFeePerGas: 2n }),
  feeTooHigh: ({ sending }) => sending('tx fee (2.50 ether) exceeds the configured cap (1.00 ether)'),
  feesUnsupported: ({ oldUrl }) =>
    createPublicClient({ chain: foundry, transport: http(oldUrl) }).estimateFeesPerGas({ type: 'eip1559' }),
  txTypeUnsupported: ({ oldUrl }) =>
    createPublicClient({ transport: http(oldUrl) }).request({
      method: 'eth_sendTransaction',
      params: [
        { from: alice.address, to: bob.address, gas: toHex(21_000), maxFeePerGas: '0x1', maxPriorityFeePerGas: '0x1' },
      ],
    } as never),
  signedForOther: async ({ chain }) => {
    const signed = await alice.signTransaction({
      chainId: 1,
      to: bob.address,
      gas: 21_000n,
      maxFeePerGas: parseGwei('9'),
    })
    return chain.client.request({ method: 'eth_sendRawTransaction', params: [signed] } as never)
  },
  senderIsContract: ({ sending }) => sending('sender not an eoa'),
  senderInvalid: ({ sending }) => sending('invalid sender'),
  poolFull: ({ sending }) => sending('txpool is full'),
  tooManyPending: ({ sending }) => sending('in-flight transaction limit reached for delegated accounts'),
  nodeNotReady: ({ sending }) => sending('sequencer temporarily not available'),
} satisfies Record<string, Raise>
