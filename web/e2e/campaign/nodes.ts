// Starts the page's two endpoints, each in front of the one real node. They fail as planned: silent, gone, answering with errors or
// losing answers; behind, ahead, or several machines at different heights behind one address.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { numberToHex } from 'viem'
import type { Random } from './random.ts'

type Call = { id: number; method: string; params?: unknown[] }
type Answer = { id: number; jsonrpc: string; result?: unknown; error?: unknown }
type Entry = { blockNumber?: `0x${string}` | null }

export type EndpointState = {
  /** How much of what arrives fails, 0 to 1, and how. */
  failing?: { part: number; how: 'silent' | 'closed' | 'error' | 'lost' | 'status' }
  /** Blocks behind: each request meets a machine at one of these heights. */
  behind?: readonly number[]
  /** Blocks that only this endpoint claims to have. */
  ahead?: number
}

export type Endpoint = {
  port: number
  /** `onStrike` is called at each request that is not answered as the node answers. */
  set(state: EndpointState, onInjected?: () => void): void
  stop(): Promise<void>
}

/** Starts an endpoint that answers as the node does until its state is changed. */
export async function startEndpoint(node: string, random: Random): Promise<Endpoint> {
  let state: EndpointState = {}
  let onInjected = () => {}
  const server = createServer(async (request, response) => {
    allowCrossOrigin(response)
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    await answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body: Call | Call[] = JSON.parse(await read(request))
    const how = chooseFailure()
    if (how && how !== 'lost') return fail[how](response, body)
    const answers = await askAs(state, [body].flat())
    if (how === 'lost') return void response.destroy()
    send(response, body, ({ id }) => answers.find((one) => one.id === id) as Answer)
  }

  function chooseFailure(): Failure | undefined {
    const { failing } = state
    if (!failing || !random.chance(failing.part)) return undefined
    onInjected()
    return failing.how
  }

  /** One machine answers one request. */
  async function askAs({ behind = [0], ahead = 0 }: EndpointState, calls: Call[]): Promise<Answer[]> {
    const lag = BigInt(random.pick(behind))
    if (lag === 0n && ahead === 0) return ask(node, calls)
    onInjected()
    const [newest] = await ask(node, [{ id: 0, method: 'eth_blockNumber' }])
    const real = BigInt(String(newest?.result))
    const head = real > lag ? real - lag : 0n
    const answers = await ask(node, lag === 0n ? calls : calls.map((call) => rewriteForHead(head, call)))
    return answers.map((one) => {
      const call = calls.find(({ id }) => id === one.id)
      return call ? hideAfter(head, BigInt(ahead), call, one) : one
    })
  }

  return {
    port: (server.address() as AddressInfo).port,
    set: (next, listener = () => {}) => {
      state = next
      onInjected = listener
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

type Failure = NonNullable<EndpointState['failing']>['how']

const fail: Record<Exclude<Failure, 'lost'>, (response: ServerResponse, body: Call | Call[]) => void> = {
  silent: () => {},
  closed: (response) => response.destroy(),
  status: (response) => response.writeHead(503, { 'Content-Type': 'text/plain' }).end('down'),
  error: (response, body) => send(response, body, ({ id }) => ({ id, jsonrpc: '2.0', error: internal })),
}

const internal = { code: -32603, message: 'internal error' }

/** Where a call names the block, by its place among the parameters. */
const tagPlaces: Record<string, number> = {
  eth_call: 1,
  eth_getBalance: 1,
  eth_getCode: 1,
  eth_getTransactionCount: 1,
  eth_getStorageAt: 2,
  eth_getBlockByNumber: 0,
}

/** The same question to a machine whose newest block is `head`. Its pool is as old as its blocks. */
export function rewriteForHead(head: bigint, call: Call): Call {
  const params = [...(call.params ?? [])]
  if (call.method === 'eth_getLogs') {
    const [filter] = params as [Record<string, string>]
    return {
      ...call,
      params: [{ ...filter, toBlock: earlier(filter.toBlock, head), fromBlock: earlier(filter.fromBlock, head) }],
    }
  }
  const place = tagPlaces[call.method]
  if (place === undefined) return call
  if (['latest', 'pending', undefined].includes(params[place] as string)) params[place] = numberToHex(head)
  return { ...call, params }
}

function earlier(tag: string | undefined, head: bigint): string {
  return tag?.startsWith('0x') && BigInt(tag) <= head ? tag : numberToHex(head)
}

/** What a machine with this newest block does not know yet; `ahead`: what one claims to know. */
export function hideAfter(head: bigint, ahead: bigint, { method }: Pick<Call, 'method'>, answer: Answer): Answer {
  const entry = answer.result as Entry | null | undefined
  if (method === 'eth_blockNumber') return { ...answer, result: numberToHex(head + ahead) }
  const isLater = Boolean(entry?.blockNumber && BigInt(entry.blockNumber) > head)
  if (method === 'eth_getTransactionReceipt' && isLater) return { ...answer, result: null }
  if (method === 'eth_getTransactionByHash' && isLater)
    return { ...answer, result: { ...entry, blockNumber: null, blockHash: null, transactionIndex: null } }
  return answer
}

async function ask(node: string, calls: Call[]): Promise<Answer[]> {
  const body = JSON.stringify(calls.map((call) => ({ jsonrpc: '2.0', ...call })))
  const response = await fetch(node, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  return (await response.json()) as Answer[]
}

function send(response: ServerResponse, body: Call | Call[], answer: (call: Call) => Answer) {
  const answers = Array.isArray(body) ? body.map(answer) : answer(body)
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answers))
}

/** As public nodes do, so that a page may ask it. */
function allowCrossOrigin(response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', '*')
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
