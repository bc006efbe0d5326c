// Decides how many blocks an endpoint is asked for next, by what it answered and refused before.

/** What was learned of an endpoint. Counts of blocks and logs. */
export type RangeLimits = {
  /** Blocks to ask for next. */
  size: number
  /** Up to here the size doubles with each answer; beyond, it grows slowly. Undefined before the first refusal. */
  ceiling?: number
  /** Whether the endpoint has named the ceiling itself. */
  isNamed?: boolean
  /** Logs at which the endpoint cuts its answers without saying so. */
  cutsAt?: number
  /** Full ranges that were answered since the ceiling was last touched. */
  streak: number
}

export const firstLimits: RangeLimits = { size: 1_000, streak: 0 }

/** Logs that one answer should have: below the limits that are in use, and quick to read. */
const wantedLogs = 5_000
/** An answer that takes longer is near to the endpoint's limit of time, ms. */
const slow = 4_000
/** Full answers after which a ceiling is tried again: one that an endpoint has named hardly changes. */
const patience = { found: 32, named: 512 }

type Answer = { blocks: number; logs: number; time: number }

/** Learns from an answer: asks for more of sparse logs, and for less where they are dense or late. */
export function afterAnswer(limits: RangeLimits, { blocks, logs, time }: Answer): RangeLimits {
  const most = Math.max(1, Math.floor((blocks * getWantedLogs(limits)) / Math.max(1, logs)))
  if (time > slow) return { ...limits, size: Math.max(1, Math.min(limits.size, blocks >> 1)), streak: 0 }
  // The rest of a range, or one that was asked for before the last refusal, says nothing about larger ones.
  if (blocks < limits.size || most <= limits.size) return { ...limits, size: Math.min(limits.size, most) }
  const grown = grow(limits)
  return { ...grown, size: Math.min(grown.size, most) }
}

function grow(limits: RangeLimits): RangeLimits {
  const { size, ceiling, isNamed, streak } = limits
  if (ceiling === undefined || size * 2 <= ceiling) return { ...limits, size: size * 2 }
  if (size < ceiling) return { ...limits, size: ceiling }
  if (streak + 1 < (isNamed ? patience.named : patience.found)) return { ...limits, streak: streak + 1 }
  const more = size + Math.max(1, size >> 2)
  return { ...limits, size: more, ceiling: more, isNamed: false, streak: 0 }
}

/** An answer should stay well below the number at which an endpoint cuts: then a full one is an exception. */
function getWantedLogs({ cutsAt }: RangeLimits): number {
  return cutsAt === undefined ? wantedLogs : Math.max(1, Math.min(wantedLogs, cutsAt >> 1))
}

type Refusal = {
  blocks: number
  /** The endpoint's words; none where it did not answer in time. */
  text?: string | undefined
}

/** Learns from a refusal: takes the endpoint at its word, or asks for half; for a quarter after a timeout. */
export function afterRefusal(limits: RangeLimits, { blocks, text }: Refusal): RangeLimits {
  // Other requests of the same size were under way when the first one was refused.
  if (blocks > limits.size) return limits
  const named = text === undefined ? undefined : readNamedRange(text, blocks)
  const size = named ?? Math.max(1, blocks >> (text === undefined ? 2 : 1))
  return { ...limits, size, ceiling: size, isNamed: named !== undefined, streak: 0 }
}

const tried = /\[\s*(0x[\da-f]+|\d+)\s*,\s*(0x[\da-f]+|\d+)\s*\]/i
const aroundRange =
  /(?:range|blocks?|limit(?:ed)?|max(?:imum)?|up to|set to)\b[^\d[]{0,30}(?:0\s*-\s*)?(\d[\d,_]*)\s?(k\b)?(?!\s*(?:results|logs|events))|(\d[\d,_]*)\s?(k)?[\s-]*blocks?\b/gi

/**
 * Reads how many blocks an endpoint allows, from its refusal.
 *
 * @returns Less than were asked for; undefined if it names nothing of the kind.
 */
export function readNamedRange(text: string, blocks: number): number | undefined {
  const [, first, last] = tried.exec(text) ?? []
  const sizes = first && last ? [Number(last) - Number(first) + 1] : [...text.matchAll(aroundRange)].map(toCount)
  const possible = sizes.filter((size) => size >= 1 && size < blocks)
  return possible.length > 0 ? Math.max(...possible) : undefined
}

function toCount([, after = '', afterK, before = '', beforeK]: RegExpMatchArray): number {
  return Number((after || before).replace(/[,_]/g, '')) * (afterK || beforeK ? 1_000 : 1)
}

/**
 * Whether an answer may have been cut: it has as many logs as endpoints set for a limit, or as this one was seen to cut
 * at. Such an answer is asked for again in halves.
 */
export function isSuspicious(logs: number, { cutsAt }: RangeLimits): boolean {
  if (cutsAt !== undefined && logs >= cutsAt) return true
  const isPowerOfTwo = (logs & (logs - 1)) === 0
  return logs >= 64 && (logs % 100 === 0 || isPowerOfTwo)
}
