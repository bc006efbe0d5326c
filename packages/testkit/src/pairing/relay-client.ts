// Answers one socket of one client of the relay.

import type { RawData, WebSocket } from 'ws'
import type { Mailbox, PublishParameters, RelayMessage } from './create-mailbox.ts'

export type RelayClient = {
  topics: ReadonlySet<string>
  /** Pushes what waits for the client on the topic. */
  deliver(topic: string): void
}

type ServeRelayClientParameters = {
  socket: WebSocket
  /** The client, the same one through all of its sockets. */
  clientId: string
  mailbox: Mailbox
  /** Called when a topic may have new messages, for any client. */
  onPublish(topic: string): void
}

type Payload = { id: number; method?: string; params?: unknown }

/** Answers one socket of one client. */
export function serveRelayClient({ socket, clientId, mailbox, onPublish }: ServeRelayClientParameters): RelayClient {
  const topics = new Set<string>()
  const pushed = new Map<number, RelayMessage>()
  let news: string[] = []

  const send = (payload: object) => socket.send(JSON.stringify({ jsonrpc: '2.0', ...payload }))

  const caller = {
    subscribe(topic: string) {
      topics.add(topic)
      news.push(topic)
    },
    unsubscribe: (topic: string) => void topics.delete(topic),
    publish(entry: Omit<PublishParameters, 'sender'>) {
      mailbox.publish({ ...entry, sender: clientId })
      news.push(entry.topic)
    },
  }

  function answer({ id, method = '', params }: Payload) {
    const run = relayMethods[method]
    if (!run) return send({ id, error: { code: -32601, message: `The relay does not know ${method}` } })
    send({ id, result: run(caller, params as never) })
    // The answer goes first: a client takes no message on a topic that it is not sure of.
    for (const topic of news) onPublish(topic)
    news = []
  }

  socket.on('message', (data: RawData) => {
    const payload: Payload = JSON.parse(data.toString())
    if (payload.method) return answer(payload)
    const entry = pushed.get(payload.id)
    if (entry) mailbox.acknowledge(clientId, entry)
  })

  return {
    topics,
    deliver(topic) {
      if (!topics.has(topic)) return
      const before = new Set(pushed.values())
      for (const entry of mailbox.pendingFor(clientId, topic).filter((waiting) => !before.has(waiting))) {
        const id = pushed.size + 1
        pushed.set(id, entry)
        const { message, tag, publishedAt } = entry
        send({ id, method: 'irn_subscription', params: { id: topic, data: { topic, message, tag, publishedAt } } })
      }
    },
  }
}

/** What a method may do for the client that called it. */
type RelayCaller = {
  subscribe(topic: string): void
  unsubscribe(topic: string): void
  publish(entry: Omit<PublishParameters, 'sender'>): void
}

type Terms = { ttl: number; tag: number }
type Topic = { topic: string }
type Proposal = { pairingTopic: string; sessionProposal: string }
type Approval = {
  pairingTopic: string
  sessionTopic: string
  sessionProposalResponse: string
  sessionSettlementRequest: string
}

/** What clients of the protocol's version 2 send to a relay; subscriptions go by the names of their topics. */
const relayMethods = {
  irn_subscribe: (caller: RelayCaller, { topic }: Topic) => {
    caller.subscribe(topic)
    return topic
  },

  irn_batchSubscribe: (caller: RelayCaller, { topics }: { topics: string[] }) => {
    for (const topic of topics) caller.subscribe(topic)
    return topics
  },

  irn_unsubscribe: (caller: RelayCaller, { topic }: Topic) => {
    caller.unsubscribe(topic)
    return true
  },

  irn_publish: (caller: RelayCaller, { topic, message, ttl, tag }: Topic & Terms & { message: string }) => {
    caller.publish({ topic, message, ttl, tag })
    return true
  },

  /** The page proposes a session, and waits for the answer where it proposed it. */
  wc_proposeSession: (caller: RelayCaller, { pairingTopic, sessionProposal, ttl, tag }: Proposal & Terms) => {
    caller.subscribe(pairingTopic)
    caller.publish({ topic: pairingTopic, message: sessionProposal, ttl, tag })
    return true
  },

  /** The wallet answers where it was asked, and settles on a topic that the page finds from that answer. */
  wc_approveSession: (caller: RelayCaller, { pairingTopic, sessionTopic, ttl, tag, ...sealed }: Approval & Terms) => {
    caller.subscribe(sessionTopic)
    caller.publish({ topic: pairingTopic, message: sealed.sessionProposalResponse, ttl, tag })
    caller.publish({ topic: sessionTopic, message: sealed.sessionSettlementRequest, ttl, tag })
    return true
  },
} as Record<string, ((caller: RelayCaller, params: never) => unknown) | undefined>
