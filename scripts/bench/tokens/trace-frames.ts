import { type Address, type Hex, hexToNumber } from 'viem'
import type { Market } from './market.ts'

/** One call of a transaction, as anvil's tracer tells it: its gas includes that of the calls in it. */
export type Frame = { type: string; to: Address; input: Hex; gas: number; calls: Frame[] }

type RawFrame = { type: string; to: Address; input: Hex; gasUsed: Hex; calls?: RawFrame[] }

/** All calls of a transaction, outermost first. */
export async function traceFrames({ client }: Market, hash: Hex): Promise<Frame> {
  const request = { method: 'debug_traceTransaction', params: [hash, { tracer: 'callTracer' }] }
  return toFrame((await client.request(request as never)) as RawFrame)
}

/** A frame and all in it. */
export function flatten(frame: Frame): Frame[] {
  return [frame, ...frame.calls.flatMap(flatten)]
}

function toFrame({ type, to, input, gasUsed, calls = [] }: RawFrame): Frame {
  return { type, to, input, gas: hexToNumber(gasUsed), calls: calls.map(toFrame) }
}
