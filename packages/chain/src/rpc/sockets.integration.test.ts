import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { toUserError } from '@saleyard/chain/errors/to-user-error.ts'
import { startFaultyNetwork } from '@saleyard/chain/rpc/testing/faulty-network.ts'
import { stopClock, waitUntil } from '@saleyard/testkit/fake-clock.ts'
import { createPublicClient } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { connectSocket } from './connect-socket.ts'
import { networkTransport } from './network-transport.ts'

let network: Awaited<ReturnType<typeof startFaultyNetwork>>
let server: WebSocketServer
let url: string
const methods: string[] = []

beforeAll(async () => {
  network = await startFaultyNetwork({ endpoints: 1 })
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await once(server, 'listening')
  url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}`
  server.on('connection', (page) => {
    const node = new WebSocket(network.rpcUrl.replace('http', 'ws'))
    const open = once(node, 'open')
    page.on('message', async (data) => {
      methods.push(JSON.parse(String(data)).method)
      await open
      node.send(String(data))
    })
    node.on('message', (data) => page.send(String(data)))
    page.on('close', () => node.close())
  })
})
afterAll(async () => {
  for (const page of server.clients) page.terminate()
  server.close()
  await network?.stop()
})
beforeEach(async () => {
  await network.heal()
  methods.length = 0
})

test('[c190] a WebSocket subscribes with eth_subscribe, brings blocks, and leaves with eth_unsubscribe', async () => {
  const client = createPublicClient({ chain: foundry, transport: connectSocket(url) })
  const blocks: bigint[] = []
  const stop = client.watchBlockNumber({ onBlockNumber: (block) => blocks.push(block) })
  await waitUntil(() => methods.includes('eth_subscribe'))
  await client.getChainId()
  await network.mine(1)
  await waitUntil(() => blocks.length === 1)
  stop()
  await waitUntil(() => methods.includes('eth_unsubscribe'))
  expect(methods).toEqual(['eth_subscribe', 'eth_chainId', 'eth_unsubscribe'])
})

test('[c225] a WebSocket that is asked for where none is configured is refused with the literal text', () => {
  const refused = () => connectSocket(undefined)
  expect(refused).toThrow('no WebSocket URL configured')
  try {
    refused()
  } catch (error) {
    expect(toUserError(error).code).toBe('webSocketMissing')
  }
})

test('among other endpoints a WebSocket is opened only when they fail', async () => {
  const [first] = network.proxies
  const list = [first.url, url].map((address) => ({ url: address, batch: false }))
  const client = createPublicClient({ chain: foundry, cacheTime: 0, transport: networkTransport(list, foundry.id) })
  const block = await client.getBlockNumber()
  expect(methods).toEqual([])
  await first.refuse()
  expect(await client.getBlockNumber()).toBe(block)
  expect(methods).toContain('eth_blockNumber')
})

test('[c225] a WebSocket that takes the connection and never opens is given up after 10,000 ms, and the next is asked', async () => {
  const [next] = network.proxies
  const opened: Socket[] = []
  const deaf = createServer((socket) => opened.push(socket)).listen(0, '127.0.0.1')
  await once(deaf, 'listening')
  const list = [`ws://127.0.0.1:${(deaf.address() as AddressInfo).port}`, next.url]
  const endpoints = list.map((address) => ({ url: address, batch: false }))
  const transport = networkTransport(endpoints, foundry.id)
  const client = createPublicClient({ chain: foundry, cacheTime: 0, transport })
  stopClock()
  try {
    const read = client.getBlockNumber()
    // viem opens it by a timer of 0 ms.
    await waitUntil(() => {
      vi.advanceTimersByTime(0)
      return opened.length === 1
    })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(next.count()).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    await waitUntil(() => next.count() > 0)
    expect(await read).toBeTypeOf('bigint')
  } finally {
    vi.useRealTimers()
    for (const socket of opened) socket.destroy()
    deaf.close()
  }
})
