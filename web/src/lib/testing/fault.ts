import type { ServerResponse } from 'node:http'

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

export type RpcCall = { id: number; method: string; params?: readonly unknown[] }
export type Exchange = { node: string; body: string; calls: readonly RpcCall[]; response: ServerResponse }
/** A node's answer to one call. */
export type Answer = { id: number; result?: unknown; error?: unknown }
/** What changes an answer and lets it pass. */
export type Distortion = Extract<Fault, { kind: 'wrongChain' | 'stale' }>
