import type { ServerResponse } from 'node:http'
import { distortAnswer } from './distort-answer.ts'
import type { Answer, Distortion, Exchange, Fault, RpcCall } from './fault.ts'

/** Answers for a node, as the fault has it; without one, as the node does. */
export async function answerWith(fault: Fault | undefined, exchange: Exchange): Promise<void> {
  const { response } = exchange
  switch (fault?.kind) {
    case 'silent':
      return
    case 'status':
      await passing(fault.after)
      return refuse(fault, response)
    case 'empty':
      return end(response, '{}')
    case 'rpcError': {
      const { code, message, after } = fault
      await passing(after)
      return end(
        response,
        join(exchange, () => ({ error: { code, message } })),
      )
    }
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
  if (fault?.kind === 'slow' || fault?.kind === 'dropped') await passing(fault.after)
  if (fault?.kind === 'dropped') return void response.destroy()
  if (fault?.kind === 'truncated') return end(response, half(text))
  if (fault?.kind === 'stalled') {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': text.length }).write(half(text))
    return
  }
  if (fault?.kind === 'wrongChain' || fault?.kind === 'stale') return end(response, distort(fault, exchange, text))
  return end(response, text)
}

/** Requests that are answered when the clock has moved, and no earlier. */
export let waitingForClock = { count: 0 }

/** What still waits for the clock of a test that is over waits for ever, and must not count in the next one. */
export function countWaitingAnew(): void {
  waitingForClock = { count: 0 }
}

async function passing(time: number | undefined) {
  if (time === undefined) return
  const waiting = waitingForClock
  waiting.count += 1
  await new Promise((resolve) => setTimeout(resolve, time))
  waiting.count -= 1
}

function distort(fault: Distortion, exchange: Exchange, text: string): string {
  const answers: Answer[] = [JSON.parse(text)].flat()
  return join(exchange, (call) => {
    const answer = answers.find(({ id }) => id === call.id) ?? {}
    return distortAnswer(fault, call, answer)
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
