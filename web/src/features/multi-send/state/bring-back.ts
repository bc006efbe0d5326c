import type { ListPart } from './list-history.ts'

/**
 * A list as it was, with what has been learned of names since: a name that was looked up again is never paid to the address of
 * before. Nor does an answer about names of another chain come back.
 */
export function bringBack(part: ListPart, now: ListPart): ListPart {
  if (!now.names) return part
  if (part.names?.chainId === now.names.chainId) {
    const records = { ...part.names.records, ...now.names.records }
    return { ...part, names: { chainId: now.names.chainId, records } }
  }
  const { ethereumNames: _then, ...answers } = part.answers
  const { ethereumNames } = now.answers
  return { ...part, names: now.names, answers: { ...answers, ...(ethereumNames && { ethereumNames }) } }
}
