import { normalize } from 'viem/ens'

/**
 * The normal form of a name after ENSIP-15, the only form that is anybody's; undefined for what has none, such as labels
 * that mix scripts to look like others.
 */
export function normalizeName(text: string): string | undefined {
  const known = normalized.get(text)
  if (known !== undefined) return known === '' ? undefined : known

  const name = tryNormalize(text)
  // The list is read anew at each change.
  if (normalized.size >= remembered) normalized.clear()
  normalized.set(text, name ?? '')
  return name
}

/** Names. */
const remembered = 100_000
const normalized = new Map<string, string>()

function tryNormalize(text: string): string | undefined {
  try {
    return normalize(text)
  } catch {
    return undefined
  }
}
