// Starts an endpoint in front of a real node that fails as configured while it runs, and counts what arrives.

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Fault, type RpcCall, respondWithFault } from './respond-with-fault.ts'

export type FaultProxy = {
  url: string
  /** From now on, and until the next call; without methods every request meets it. */
  fault(fault: Fault | undefined, methods?: readonly string[]): void
  /** Connections are refused from now on. */
  refuse(): Promise<void>
  /** Connections are taken again, at the same port. */
  listen(): Promise<void>
  /** Methods that arrived, in their order, whether they were answered or not. */
  readonly methods: readonly string[]
  count(method?: string): number
  /** When a method arrived, ms since 1970 by the clock of the test. */
  times(method: string): readonly number[]
  /** As if nothing had arrived. */
  forget(): void
  /** How each http request came. */
  readonly verbs: readonly string[]
  /** How many calls each http request carried. */
  readonly sizes: readonly number[]
  stop(): Promise<void>
}

/** Starts an endpoint in front of a real node; its fault can be changed while it runs. It counts the requests it receives. */
export async function startFaultProxy(node: string): Promise<FaultProxy> {
  let active: { fault?: Fault; methods?: readonly string[] } = {}
  const methods: string[] = []
  const times: number[] = []
  const sizes: number[] = []
  const verbs: string[] = []
  const meets = (calls: readonly RpcCall[]) =>
    active.fault && (!active.methods || calls.some(({ method }) => active.methods?.includes(method)))
      ? active.fault
      : undefined

  const server = createServer(async (request, response) => {
    allowPages(response)
    if (request.method === 'OPTIONS') return response.writeHead(204).end()
    const body = await read(request)
    const parsed: RpcCall | RpcCall[] = JSON.parse(body)
    const calls = [parsed].flat()
    methods.push(...calls.map(({ method }) => method))
    times.push(...calls.map(() => Date.now()))
    sizes.push(calls.length)
    verbs.push(String(request.method))
    await respondWithFault(meets(calls), { node, body, calls, response }).catch(() => response.destroy())
  })
  const listen = async (port = 0) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const refuse = async () => {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  const port = await listen()

  return {
    url: `http://127.0.0.1:${port}`,
    fault: (fault, only) => {
      active = { fault, methods: only }
    },
    refuse,
    async listen() {
      if (!server.listening) await listen(port)
    },
    forget() {
      methods.length = 0
      times.length = 0
      sizes.length = 0
      verbs.length = 0
    },
    methods,
    count: (method) => methods.filter((name) => !method || name === method).length,
    times: (method) => times.filter((_, index) => methods[index] === method),
    sizes,
    verbs,
    stop: refuse,
  }
}

/** As public nodes do, so that a page may ask it. `Retry-After` is readable only where a node says so. */
function allowPages(response: ServerResponse) {
  response.setHeader('Access-Control-Allow-Origin', '*')
  response.setHeader('Access-Control-Allow-Headers', '*')
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After')
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
