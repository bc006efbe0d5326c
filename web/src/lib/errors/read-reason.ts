import type { Reading } from './to-user-error.ts'

/** Where nodes put a contract's reason into words: geth and its kin, Hardhat, Ganache; some pass on the bare reason of a token. */
const patterns = [
  /execution reverted: (?!0x$)(.+)/i,
  /reverted with (?:reason string|custom error) '(.+)'/i,
  /vm exception while processing transaction: revert (.+)/i,
  /^(?:error: )?revert(?:ed)?: (.+)/i,
  // Bounded, from the edge of a word: a text may hold 100,000 characters of calldata without a space.
  /(\b(?:\w{1,40}: )?\b\w{1,40} amount exceeds (?:balance|allowance).*)/i,
]

/** Reasons longer than this tell nobody more. */
const maxLength = 300

/** A contract's reason that came as words, without its bytes. */
export function readReason(causes: readonly unknown[]): Reading {
  for (const cause of causes) {
    const { details, message } = Object(cause) as { details?: unknown; message?: unknown }
    const reason = [details, message, cause].map(reasonIn).find(Boolean)
    if (reason) return { code: 'reverted', values: { reason: reason.slice(0, maxLength) } }
  }
  return undefined
}

function reasonIn(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  for (const pattern of patterns) {
    const [, reason] = pattern.exec(text) ?? []
    if (reason) return reason.trim()
  }
  return undefined
}
