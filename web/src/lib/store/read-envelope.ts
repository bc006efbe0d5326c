import type { AppState } from './app-state.ts'
import { readState } from './read-state.ts'

/** The version that is written. */
export const storeVersion = 2

/** Older versions gave what they kept the names of today; of any other nothing is known. */
const knownVersions: readonly unknown[] = [0, 1, storeVersion]

/**
 * What was stored, brought to the version of today. Null where nothing of it can be known: no JSON, another shape, a
 * version of tomorrow.
 */
export function readEnvelope(text: string | null): { state: Partial<AppState>; version: number } | null {
  const { state, version } = parse(text)
  return knownVersions.includes(version) ? { state: readState(state), version: storeVersion } : null
}

function parse(text: string | null): { state?: unknown; version?: unknown } {
  try {
    return { ...JSON.parse(text ?? '') }
  } catch {
    return {}
  }
}
