/** Hex digits. Six take a minute or more on a good machine; more would take hours. */
const maxLength = 6

/** The ending as typed, without blanks, if it is one: 1 to 6 hex digits. */
export function readSuffix(text: string): string | undefined {
  const suffix = text.trim()
  return suffix.length <= maxLength && /^[0-9a-fA-F]+$/.test(suffix) ? suffix : undefined
}
