// Walks the causes of an error: lists them, and recognises a revert by the chain itself.

import { BaseError, ExecutionRevertedError } from 'viem'

/** Properties in which libraries, nodes and wallets nest the error that they pass on. */
const places = ['cause', 'error', 'data', 'originalError', 'info'] as const

/** Lists the error and its nested causes, outermost first. `data` counts only as an object: bytes are no error. */
export function getCauses(error: unknown): readonly unknown[] {
  const causes: unknown[] = []
  const queue: unknown[] = [error]
  while (queue.length > 0 && causes.length < 20) {
    const next = queue.shift()
    if (next === undefined || next === null || causes.includes(next)) continue
    causes.push(next)
    if (typeof next === 'object') queue.push(...inside(next))
  }
  return causes
}

function inside(error: object): unknown[] {
  return places
    .map((place) => [place, (error as Record<string, unknown>)[place]] as const)
    .filter(([place, value]) => place === 'cause' || typeof value === 'object' || place === 'error')
    .map(([, value]) => value)
}

/** Code of Parity and of nodes that follow it, such as Nethermind, for what viem knows as code 3. */
const executionError = -32015

/** Whether the chain itself reverted, as opposed to a failure on the way to it. */
export function isRevert(error: unknown): boolean {
  return error instanceof BaseError && error.walk(isRevertCause) !== null
}

function isRevertCause(cause: unknown): boolean {
  return cause instanceof ExecutionRevertedError || (cause as { code?: unknown }).code === executionError
}
