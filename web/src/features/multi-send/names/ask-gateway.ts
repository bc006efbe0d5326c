import { type Hex, isHex } from 'viem'
import { limitSignal } from '@/lib/limit-signal.ts'
import { hostOf } from './find-gateways.ts'

export type AskGatewayParameters = {
  url: string
  sender: string
  data: Hex
  signal: AbortSignal | undefined
}

/** Bytes of an answer; a proof of a record on another chain has some tens of thousands. */
const longest = 262_144

/**
 * One question to one gateway, EIP-3668. It learns the question and the address it comes from, and nothing more: no cookies,
 * no referrer, no further address to go to.
 *
 * @returns The data for the name service.
 * @throws Error where it fails, answers too late, too much, or something else than hexadecimal data.
 */
export async function askGateway({ url, sender, data, signal }: AskGatewayParameters): Promise<Hex> {
  const isGet = url.includes('{data}')
  const response = await fetch(url.replace('{sender}', sender.toLowerCase()).replace('{data}', data), {
    ...(isGet
      ? { method: 'GET' }
      : { method: 'POST', body: JSON.stringify({ data, sender }), headers: { 'Content-Type': 'application/json' } }),
    signal: limitSignal(signal),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    redirect: 'error',
    cache: 'no-store',
  })
  if (!response.ok) throw new Error(`${hostOf(url)} answered ${response.status}`)
  const text = await readBounded(response)
  const result: unknown = response.headers.get('content-type')?.startsWith('application/json')
    ? (JSON.parse(text) as { data?: unknown } | null)?.data
    : text
  if (!isHex(result)) throw new Error(`${hostOf(url)} answered no data`)
  return result
}

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  // Leaving the loop by an error cancels what still comes.
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > longest) throw new Error(`More than ${longest} bytes`)
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
