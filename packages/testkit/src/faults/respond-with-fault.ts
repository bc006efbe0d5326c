// Responds to a request as its fault says: late, truncated, with an error, or with another network's answer.

import type { ServerResponse } from 'node:http'
import { numberToHex } from 'viem'

/** What can be wrong with an endpoint. */
export type Fault =
  /** An http status, with a JSON-RPC error in its body where `code` is given; at once or after a while, ms. */
  | { kind: 'status'; status: number; retryAfter?: string; code?: number; after?: number }
  /** Takes the request and never answers. */
  | { kind: 'silent' }
  /** Answers after a while, ms. */
  | { kind: 'slow'; after: number }
  /** Half of the answer, then the end. */
  | { kind: 'truncated' }
  /** Half of the answer, then nothing any more. */
  | { kind: 'stalled' }
  /** The node acts on the request, but its answer is lost, at once or after a while, ms. */
  | { kind: 'dropped'; after?: number }
  /** An error of the node, at once or after a while, ms. */
  | { kind: 'rpcError'; code: number; message: string; after?: number }
  /** JSON that is no answer. */
  | { kind: 'empty' }
  /** Another network is behind it. */
  | { kind: 'wrongChain'; chainId: number }
  /** Its newest block is so many blocks and seconds behind. */
  | { kind: 'stale'; blocks: bigint; seconds: bigint }
  /** Changes the node's answer to a call, at once or after a while; undefined passes it on. */
  | { kind: 'altered'; alter: (call: RpcCall, answer: Answer) => Alteration | Promise<Alteration> }

type Alteration = Partial<Answer> | undefined
export type RpcCall = { id: number; method: string; params?: readonly unknown[] }
type Exchange = { node: string; body: string; calls: readonly RpcCall[]; response: ServerResponse }
/** A node's answer to one call. */
export type Answer = { id: number; result?: unknown; error?: unknown }
/** What changes an answer and lets it pass. */
type Corruption = Extract<Fault, { kind: 'wrongChain' | 'stale' }>

/** Answers for a node, as the fault has it; without one, as the node does. */
export async function respondWithFault(fault: Fault | undefined, exchange: Exchange): Promise<void> {
  const { response } = exchange
  switch (fault?.kind) {
    case 'silent':
      return
    case 'status':
      await sleep(fault.after)
      return refuse(fault, response)
    case 'empty':
      return end(response, '{}')
    case 'rpcError': {
      const { code, message, after } = fault
      await sleep(after)
      return end(
        response,
        join(exchange, () => ({ error: { code, message } })),
      )
    }
    case 'altered':
      return end(response, await alter(fault.alter, exchange))
    default:
      return passOn(fault, exchange)
  }
}

/** As a gateway before a node does it: in words, or in JSON-RPC where a code is given. */
function refuse({ status, retryAfter, code }: Extract<Fault, { kind: 'status' }>, response: ServerResponse) {
  if (retryAfter !== undefined) response.setHeader('Retry-After', retryAfter)
  if (code === undefined) return void response.writeHead(status, { 'Content-Type': 'text/plain' }).end('refused')
  const error = { code, message: 'limit exceeded' }
  return end(response, JSON.stringify({ jsonrpc: '2.0', id: 1, error }), status)
}

/** What needs the node's own answer. */
async function passOn(fault: Fault | undefined, exchange: Exchange) {
  const { response } = exchange
  const text = await ask(exchange)
  if (fault?.kind === 'slow' || fault?.kind === 'dropped') await sleep(fault.after)
  if (fault?.kind === 'dropped') return void response.destroy()
  if (fault?.kind === 'truncated') return end(response, half(text))
  if (fault?.kind === 'stalled') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length }).write(half(text))
    return
  }
  if (fault?.kind === 'wrongChain' || fault?.kind === 'stale') return end(response, corrupt(fault, exchange, text))
  return end(response, text)
}

/** Requests that are answered when the clock has moved, and no earlier. */
export let waitingForClock = { count: 0 }

/** Resets the count: a request that waits for the clock of a finished test waits forever, and must not count in the next. */
export function resetWaiting(): void {
  waitingForClock = { count: 0 }
}

async function sleep(time: number | undefined) {
  if (time === undefined) return
  const waiting = waitingForClock
  waiting.count += 1
  await new Promise((resolve) => setTimeout(resolve, time))
  waiting.count -= 1
}

async function alter(change: Extract<Fault, { kind: 'altered' }>['alter'], exchange: Exchange): Promise<string> {
  const answers: Answer[] = [JSON.parse(await ask(exchange))].flat()
  const altered = new Map<number, Partial<Answer>>()
  for (const call of exchange.calls) {
    const answer = answers.find(({ id }) => id === call.id) ?? { id: call.id }
    altered.set(call.id, (await change(call, answer)) ?? answer)
  }
  return join(exchange, ({ id }) => altered.get(id) ?? {})
}

function corrupt(fault: Corruption, exchange: Exchange, text: string): string {
  const answers: Answer[] = [JSON.parse(text)].flat()
  return join(exchange, (call) => {
    const answer = answers.find(({ id }) => id === call.id) ?? {}
    return corruptResponse(fault, call, answer)
  })
}

async function ask({ node, body }: Exchange): Promise<string> {
  const answer = await fetch(node, { method: 'POST', body, headers: { 'Content-Type': 'application/json' } })
  return answer.text()
}

function join({ calls, body }: Exchange, answer: (call: RpcCall) => Partial<Answer>): string {
  const answers = calls.map((call) => ({ jsonrpc: '2.0', ...answer(call), id: call.id }))
  return JSON.stringify(body.startsWith('[') ? answers : answers[0])
}

function end(response: ServerResponse, text: string, status = 200) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(text)
}

const half = (text: string) => text.slice(0, Math.ceil(text.length / 2))

/** A node's answer, as one of another network or one that is behind gives it. */
function corruptResponse(fault: Corruption, call: RpcCall, answer: Partial<Answer>): Partial<Answer> {
  return fault.kind === 'stale' ? age(fault, call, answer) : elsewhere(fault, call, answer)
}

function elsewhere(fault: { chainId: number }, { method }: RpcCall, answer: Partial<Answer>): Partial<Answer> {
  return method === 'eth_chainId' ? { result: numberToHex(fault.chainId) } : answer
}

function age(fault: { blocks: bigint; seconds: bigint }, call: RpcCall, answer: Partial<Answer>): Partial<Answer> {
  const older = (value: unknown, by: bigint) => numberToHex(BigInt(String(value)) - by)
  if (call.method === 'eth_blockNumber') return { result: older(answer.result, fault.blocks) }
  if (call.method !== 'eth_getBlockByNumber' || call.params?.[0] !== 'latest') return answer
  const block = answer.result as { number: string; timestamp: string }
  const { number, timestamp } = block
  return { result: { ...block, number: older(number, fault.blocks), timestamp: older(timestamp, fault.seconds) } }
}
