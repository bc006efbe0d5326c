// Finds the call that a transaction made for a payer: the transaction itself, or a call inside of it where the node shows those.

import { type Address, type Client, type Hash, type Hex, hexToBigInt, isAddressEqual, type Transaction } from 'viem'

/** A call that succeeded, with the account that made it. */
export type SentCall = { from: Address; to: Address; value: bigint; input: Hex }

type FindCallParameters = {
  transaction: Transaction
  /** Chooses the payer's call. */
  isSought: (call: SentCall) => boolean
}

/**
 * Finds a successful call in a transaction that succeeded. `unseen`: the transaction does not make it itself, and the node
 * does not show what happened inside; then the call may be there or not.
 */
export async function findCall(
  client: Client,
  { transaction, isSought }: FindCallParameters,
): Promise<SentCall | 'unseen' | undefined> {
  const { from, to, value, input, hash } = transaction
  if (!to) return 'unseen'
  const outer = { from, to, value, input }
  if (isSought(outer)) return outer
  const frame = await readFrames(client, hash)
  return frame ? listCalls(frame).find(isSought) : 'unseen'
}

/** A call and those that it made, as the node's `callTracer` reports them. */
type Frame = { type: string; from: Address; to?: Address; value?: Hex; input: Hex; error?: string; calls?: Frame[] }

/** Undefined if the node does not trace: most public ones do not, and each refuses in its own words. */
async function readFrames(client: Client, hash: Hash): Promise<Frame | undefined> {
  const request = { method: 'debug_traceTransaction', params: [hash, { tracer: 'callTracer' }] }
  try {
    const frame = await client.request(request as never)
    return isFrame(frame) ? frame : undefined
  } catch {
    return undefined
  }
}

function isFrame(value: unknown): value is Frame {
  const { type, from, input } = Object(value) as Partial<Frame>
  return typeof type === 'string' && typeof from === 'string' && typeof input === 'string'
}

/** Lists the calls that took effect: none of a frame that failed. Code that runs as another account's is no call to it. */
function listCalls(frame: Frame): SentCall[] {
  if (frame.error !== undefined) return []
  const { type, from, to, value = '0x0', input, calls = [] } = frame
  const own = type === 'CALL' && to ? [{ from, to, value: hexToBigInt(value), input }] : []
  return [...own, ...calls.flatMap(listCalls)]
}

/** Whether a call moves exactly this coin from one account to another. */
export function isCoinTransfer(call: SentCall, { from, to, value }: Omit<SentCall, 'input'>): boolean {
  return isAddressEqual(call.from, from) && isAddressEqual(call.to, to) && call.value === value
}
