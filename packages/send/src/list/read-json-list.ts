// Recognises a pasted JSON array and writes it as lines of a list, without losing a digit.

import { toLine } from './text.ts'

// A private-use character marks what was a number, which distinguishes it from a text without losing a digit.
const mark = '\ue000'
const markedText = /"\ue000([^"]*)"/g
const tokens = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
const names = /"(?:[^"\\]|\\.)*"(?=(\s*:)?)/g
// The list parser would ask whether this dot groups thousands. In a JSON number it does not: an added zero shows that.
const likeGroup = /^[1-9]\d{0,2}\.\d{3}$/

/** Whether a text looks like a JSON array rather than lines. */
export function looksLikeJson(text: string): boolean {
  return /^\ufeff?\s*\[\s*(?:[[{"]|\])/.test(text)
}

/**
 * Writes a JSON array of objects, of arrays or of texts as lines: one for each element, cells joined by semicolons, the
 * keys of objects above them. Numbers keep all their digits.
 *
 * @returns Undefined if the text is no such array, or an object has a key twice: one of the two values would be lost.
 */
export function readJsonList(text: string): string | undefined {
  const elements = parse(text)
  if (!Array.isArray(elements) || elements.length === 0) return undefined
  const keys = [...new Set(elements.flatMap((element) => (isObject(element) ? Object.keys(element) : [])))]
  const rows = elements.map((element) => {
    if (isObject(element)) return keys.map((key) => toCell(element[key]))
    return Array.isArray(element) ? element.map(toCell) : [toCell(element)]
  })
  return [...(keys.length > 0 ? [keys] : []), ...rows].map(toLine).join('\n')
}

function parse(text: string): unknown {
  const plain = text.replace(/^\ufeff/, '')
  if (plain.includes(mark)) return undefined
  try {
    const value: unknown = JSON.parse(
      plain.replace(tokens, (token) => (token.startsWith('"') ? token : `"${mark}${token}"`)),
    )
    const written = Array.from(plain.matchAll(names)).filter(([, colon]) => colon !== undefined).length
    return countKeys(value) === written ? value : undefined
  } catch {
    return undefined
  }
}

function countKeys(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const own = Array.isArray(value) ? 0 : Object.keys(value).length
  return Object.values(value).reduce<number>((sum, inner) => sum + countKeys(inner), own)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function toCell(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'string') return JSON.stringify(value).replace(markedText, '$1')
  if (!value.startsWith(mark)) return value
  const number = value.slice(mark.length)
  return likeGroup.test(number) ? `${number}0` : number
}
