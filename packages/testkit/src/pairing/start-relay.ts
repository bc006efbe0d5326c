// Starts a relay on a free port that carries pairings between pages and wallets.

import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'
import { createMailbox } from './create-mailbox.ts'
import { type RelayClient, serveRelayClient } from './relay-client.ts'

export type Relay = Awaited<ReturnType<typeof startRelay>>

/**
 * A relay that carries pairings between pages and wallets, on a free port of this machine. Both ends are real, and so is
 * what they seal; the relay only keeps and hands on.
 */
export async function startRelay() {
  const clients = new Map<WebSocket, RelayClient>()
  const mailbox = createMailbox()
  const server = createServer()
  const webSockets = new WebSocketServer({ server })
  let up = true
  let accepted = 0
  let refused = 0

  server.on('connection', (socket: Socket) => {
    if (up) return
    refused += 1
    socket.destroy()
  })

  webSockets.on('connection', (socket, request) => {
    accepted += 1
    const onPublish = (topic: string) => {
      for (const client of clients.values()) client.deliver(topic)
    }
    clients.set(socket, serveRelayClient({ socket, clientId: readClientId(request), mailbox, onPublish }))
    socket.on('close', () => clients.delete(socket))
  })

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function dropAll() {
    for (const socket of clients.keys()) socket.terminate()
    server.closeAllConnections()
  }

  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,

    /** Sockets that were accepted since the start. */
    accepted: () => accepted,
    /** Attempts since the start that met a relay which was down. */
    refused: () => refused,
    /** Sockets that are open now. */
    open: () => clients.size,
    /** Topics with at least one subscriber now. */
    topics: () => [...new Set([...clients.values()].flatMap((client) => [...client.topics]))],

    /** Drops every socket and each new one, but keeps the port and the messages. */
    goDown() {
      up = false
      dropAll()
    },
    comeBack() {
      up = true
    },

    async stop() {
      dropAll()
      webSockets.close()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Who is calling: the key in the client's token, which stays the same when the client comes back. */
function readClientId({ url = '' }: IncomingMessage): string {
  const token = new URL(url, 'ws://relay').searchParams.get('auth') ?? ''
  const [, claims = ''] = token.split('.')
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).iss
}
