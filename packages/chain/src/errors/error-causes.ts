// Walks what is inside an error: lists its causes, and finds the revert by which the chain itself refused.

import { BaseError, ExecutionRevertedError } from 'viem'

/** Where libraries, nodes and wallets put the error that they pass on. */
const places = ['cause', 'error', 'data', 'originalError', 'info'] as const

/** The error and what is inside it, outermost first. Of `data` only objects: its bytes are no error. */
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

/** Of Parity and its heirs, Nethermind among them, for what viem knows as code 3. */
const executionError = -32015

/** Whether the chain itself said no, rather than the way to it. */
export function isRevert(error: unknown): boolean {
  return error instanceof BaseError && error.walk(isRevertCause) !== null
}

function isRevertCause(cause: unknown): boolean {
  return cause instanceof ExecutionRevertedError || (cause as { code?: unknown }).code === executionError
}
