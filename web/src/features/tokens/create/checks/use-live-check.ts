// Asks the chain about an address while it is typed, and validates the field by the answer.

import { orAbort } from '@saleyard/chain/abort.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Address } from 'viem'
import { toAddress } from '@/features/tokens/create/identity/address.ts'
import { useDebounced } from '@/lib/browser/use-debounced.ts'
import { i18n } from '@/lib/i18n/i18n.ts'
import type en from '@/locales/en.json'
import { checkDebounce } from './untrusted-call.ts'

type CheckRefusal = { ok: false; problem: LiveProblemCode; values?: Record<string, string> }

type UseLiveCheckParameters<Answer> = {
  /** The field as typed. Only an address is checked. */
  text: string
  /** Everything that the answer depends on besides the address, including the network's id. */
  queryKey: readonly unknown[]
  read: (address: Address) => Promise<Answer>
  /** If false, the chain is read only on the user's request; no request leaves the page before. */
  isConnected: boolean
  /** Values of the sentences' placeholders. */
  words: Record<string, string>
  /** Debounce in ms. */
  wait?: number
}

export type LiveCheck<Facts> = {
  status: 'none' | 'unasked' | 'asking' | 'failed' | 'answered'
  facts: Facts | undefined
  /** Problem that the chain reports, as of `at`. */
  problem: LiveProblem | undefined
  /** When the answer was read, ms since 1970. */
  at: number
  /** The read, or its repetition, failed. */
  error: Error | null
  isFetching: boolean
  refetch: () => void
  /** Returns the problem of a text. Only a check of exactly this text counts, and only while the chain answers. */
  validate: (parameters: { value: string }) => LiveProblem | undefined
}

/**
 * Checks an address on the chain while it is typed, once the text has stayed the same for `wait`. An answer belongs to its text,
 * so an old one is never shown for a newer text.
 */
export function useLiveCheck<Answer extends { ok: true } | CheckRefusal>({
  text,
  queryKey,
  read,
  isConnected,
  words,
  wait = checkDebounce,
}: UseLiveCheckParameters<Answer>): LiveCheck<Extract<Answer, { ok: true }>> {
  const address = toAddress(text)
  const key = [...queryKey, address].join()
  const isSettled = useDebounced(key, wait) === key
  const [wanted, want] = useState<string>()
  const isAllowed = isConnected || wanted === key
  // No generated hook: `read` composes reads of an unknown contract into one verdict, and is aborted while the user types.
  const { data, dataUpdatedAt, error, isFetching, refetch } = useQuery({
    // While the user types, a constant key drops the previous query so that it is aborted.
    queryKey: isSettled ? [...queryKey, address] : [...queryKey, 'typing'],
    queryFn: ({ signal }) => orAbort(read(address as Address), signal),
    enabled: isSettled && address !== undefined && isAllowed,
  })

  const refusal = data?.ok === false ? (data as CheckRefusal) : undefined
  const problem = refusal && new LiveProblem(refusal.problem, { ...words, ...refusal.values })
  return {
    status: statusOf({ address, isSettled, isAllowed, data, error }),
    facts: data?.ok ? (data as Extract<Answer, { ok: true }>) : undefined,
    problem,
    at: dataUpdatedAt,
    error,
    isFetching,
    refetch: () => (isAllowed ? void refetch() : want(key)),
    validate: ({ value }) => (value === text && !error ? problem : undefined),
  }
}

type State = {
  address: Address | undefined
  isSettled: boolean
  isAllowed: boolean
  data: unknown
  error: unknown
}

function statusOf({ address, isSettled, isAllowed, data, error }: State): LiveCheck<unknown>['status'] {
  if (!address) return 'none'
  if (data) return 'answered'
  if (!isAllowed) return 'unasked'
  return isSettled && error ? 'failed' : 'asking'
}

type LiveProblemCode = keyof typeof en.createToken.checks.problems
type LiveValues = { network: string; decimals: string; coin: string }

/** A problem that the chain reports. The sentence is built when it is read, so it follows a change of language. */
class LiveProblem {
  readonly code: LiveProblemCode
  readonly values: Record<string, string>

  constructor(code: LiveProblemCode, values: Record<string, string> = {}) {
    this.code = code
    this.values = values
  }

  get message(): string {
    return i18n.t(`createToken.checks.problems.${this.code}`, this.values as LiveValues)
  }
}

/** Revalidates a field when the chain's answer about it has changed, and at no other time. */
export function useRevalidation(problem: { message: string } | undefined, validate: () => void): void {
  const message = problem?.message
  const before = useRef<string>(undefined)
  useEffect(() => {
    if (before.current === message) return
    before.current = message
    validate()
  })
}
